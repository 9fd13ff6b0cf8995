import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { deferred } from '../../src/components/deferred';
import { PART_TIMEOUT_MS } from '../../src/components/latePart';
import { renderPart } from '../support/render';

/** Resolves as the visitor's first gesture does; each test is a new visit. */
let mockGesture: Promise<void>;
jest.mock('../../src/components/firstGesture', () => ({
  get firstGesture() {
    return mockGesture;
  },
}));

let gesture: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  mockGesture = new Promise((resolve) => (gesture = resolve));
});

afterEach(() => jest.useRealTimers());

function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>pressed {count}</button>;
}
const Plain = () => <p>plain</p>;

/** A part whose code arrives, or fails to, when the test says so. */
function partOnItsWay() {
  let arrive!: () => void;
  let fail!: (error: Error) => void;
  const load = jest.fn(
    () =>
      new Promise<{ default: ComponentType }>((resolve, reject) => {
        arrive = () => resolve({ default: Counter });
        fail = reject;
      }),
  );
  const Part = deferred(load, Plain);
  const inAct = (action: () => void) => act(async () => action());
  return {
    Part,
    load,
    touch: () => inAct(() => gesture()),
    arrive: () => inAct(() => arrive()),
    fail: () => inAct(() => fail(new TypeError('Failed to fetch'))),
    wait: (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms)),
  };
}

const counter = () => screen.getByRole('button');

test('nothing is fetched before the visitor’s first gesture', async () => {
  const { Part, load, touch } = partOnItsWay();
  await hydrate(Part);
  expect(load).not.toHaveBeenCalled();
  await touch();
  expect(load).toHaveBeenCalledTimes(1);
});

test('once its code is here the part answers', async () => {
  const { Part, touch, arrive } = partOnItsWay();
  await renderPart(<Part />);
  await touch();
  await arrive();
  fireEvent.click(counter());
  expect(counter()).toHaveTextContent('pressed 1');
});

/** Brings the part onto the page as a direct load does: its HTML first, then React. */
async function hydrate(Part: ComponentType) {
  const container = document.body.appendChild(document.createElement('div'));
  // What the build would have written; the comments are React's own marks.
  container.innerHTML = '<div><!--$--><button>pressed <!-- -->0</button><!--/$--></div>';
  await act(async () => void render(<Part />, { container, hydrate: true }));
}

test('finished HTML stands before the code, and a click on it is repeated', async () => {
  const { Part, arrive } = partOnItsWay();
  await hydrate(Part);
  fireEvent.click(counter());
  expect(counter()).toHaveTextContent('pressed 0');
  await arrive();
  expect(counter()).toHaveTextContent('pressed 1');
});

test('where its code does not answer in time after a click, the plain part stands in', async () => {
  const { Part, touch, wait } = partOnItsWay();
  await hydrate(Part);
  await touch();
  // Nobody has waited yet.
  await wait(PART_TIMEOUT_MS * 2);
  expect(counter()).toBeVisible();
  fireEvent.click(counter());
  await wait(PART_TIMEOUT_MS - 1);
  expect(counter()).toBeVisible();
  await wait(1);
  expect(screen.getByText('plain')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a failure before anyone waits is silent: a click tries again', async () => {
  const { Part, load, touch, fail, arrive } = partOnItsWay();
  await hydrate(Part);
  await touch();
  await fail();
  expect(counter()).toBeVisible();
  fireEvent.click(counter());
  expect(load).toHaveBeenCalledTimes(2);
  await arrive();
  expect(counter()).toHaveTextContent('pressed 1');
});

test('a page that was reached by a link waits for the code as long, and not longer', async () => {
  const { Part, wait } = partOnItsWay();
  await renderPart(<Part />);
  await wait(PART_TIMEOUT_MS - 1);
  expect(screen.queryByText('plain')).not.toBeInTheDocument();
  await wait(1);
  expect(screen.getByText('plain')).toBeVisible();
});

test('code that comes after the plain part changes nothing that is read; the next visit has it', async () => {
  const { Part, wait, arrive } = partOnItsWay();
  const { unmount } = await renderPart(<Part />);
  await wait(PART_TIMEOUT_MS);
  await arrive();
  expect(screen.getByText('plain')).toBeVisible();
  unmount();
  await renderPart(<Part />);
  fireEvent.click(counter());
  expect(counter()).toHaveTextContent('pressed 1');
});

test('a part that comes again, with its code here already, answers too', async () => {
  const { Part, touch, arrive } = partOnItsWay();
  const { unmount } = await renderPart(<Part />);
  await touch();
  await arrive();
  unmount();
  await renderPart(<Part />);
  fireEvent.click(counter());
  expect(counter()).toHaveTextContent('pressed 1');
});

test('where its code cannot be fetched, the plain part stands in', async () => {
  const { Part, fail } = partOnItsWay();
  await hydrate(Part);
  fireEvent.click(counter());
  await fail();
  expect(screen.getByText('plain')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
