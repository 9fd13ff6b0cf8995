import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from '../../src/navigation/ErrorBoundary';

const failure = new Error('broken');
let broken: boolean;
const caught = jest.fn();

function Part() {
  if (broken) throw failure;
  return <p>whole</p>;
}

const boundary = (resetKey: string) => (
  <ErrorBoundary
    resetKey={resetKey}
    fallback={(error) => <p>fallback: {(error as Error).message}</p>}
  >
    <Part />
  </ErrorBoundary>
);

const show = () => render(boundary('a'), { onCaughtError: caught });

beforeEach(() => {
  broken = true;
  caught.mockClear();
});

test('shows its children while nothing fails', () => {
  broken = false;
  show();
  expect(screen.getByText('whole')).toBeVisible();
});

test('shows the fallback, with the error, and leaves it for the console to tell', () => {
  show();
  expect(screen.getByText('fallback: broken')).toBeVisible();
  expect(caught).toHaveBeenCalledWith(failure, expect.anything());
});

test('R-ERR-05: a new key clears the error', () => {
  const { rerender } = show();
  broken = false;
  rerender(boundary('b'));
  expect(screen.getByText('whole')).toBeVisible();
});

test('a new key of what still fails shows the fallback again', () => {
  const { rerender } = show();
  rerender(boundary('b'));
  expect(screen.getByText('fallback: broken')).toBeVisible();
  expect(caught).toHaveBeenCalledTimes(2);
});

test('the same key keeps it', () => {
  const { rerender } = show();
  broken = false;
  rerender(boundary('a'));
  expect(screen.getByText('fallback: broken')).toBeVisible();
});

test('something thrown that is no value at all is an error too', () => {
  const Thrower = () => {
    throw null;
  };
  render(
    <ErrorBoundary resetKey="a" fallback={(error) => <p>caught {String(error)}</p>}>
      <Thrower />
    </ErrorBoundary>,
    { onCaughtError: caught },
  );
  expect(screen.getByText('caught null')).toBeVisible();
});
