import type { firstInteraction } from '../../src/components/firstInteraction';

const MODULE = '../../src/components/firstInteraction';

test.each(['pointerdown', 'pointermove', 'scroll', 'keydown', 'focusin'])(
  'R-NAV-12: %s is an interaction of the visitor',
  async (type) => {
    let promise!: typeof firstInteraction;
    jest.isolateModules(() => {
      ({ firstInteraction: promise } = jest.requireActual<{ firstInteraction: Promise<void> }>(
        MODULE,
      ));
    });
    const onInteraction = jest.fn();
    void promise.then(onInteraction);
    await Promise.resolve();
    expect(onInteraction).not.toHaveBeenCalled();
    // Before hydration the entry script stops events at the document, so this event does not bubble to the window.
    document.body.dispatchEvent(new Event(type));
    await Promise.resolve();
    expect(onInteraction).toHaveBeenCalled();
  },
);
