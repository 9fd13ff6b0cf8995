import { act, fireEvent, screen } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { deferred } from '../../src/components/deferred';
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
  mockGesture = new Promise((resolve) => (gesture = resolve));
});

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
  };
}

const counter = () => screen.getByRole('button');

test('nothing is fetched before the visitor’s first gesture', async () => {
  const { Part, load, touch } = partOnItsWay();
  await renderPart(<Part />);
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

test('a part that comes again, with its code here already, answers too', async () => {
  const { Part, touch, arrive, load } = partOnItsWay();
  const { unmount } = await renderPart(<Part />);
  await touch();
  await arrive();
  unmount();
  await renderPart(<Part />);
  fireEvent.click(counter());
  expect(counter()).toHaveTextContent('pressed 1');
  expect(load).toHaveBeenCalledTimes(1);
});

test('where its code cannot be fetched, the plain part stands in', async () => {
  const { Part, touch, fail } = partOnItsWay();
  await renderPart(<Part />);
  await touch();
  await fail();
  expect(screen.getByText('plain')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
