import { act, render, screen } from '@testing-library/react';
import { RootErrorBoundary } from '../../src/boot/RootErrorBoundary';

/** A form as a page shows it after hydration, while its message is being sent. */
function Form({ isBroken }: { isBroken: boolean }) {
  if (isBroken) throw new Error('a fault in the frame');
  return (
    <form noValidate>
      <input aria-label="Nombre" readOnly />
      <textarea readOnly />
    </form>
  );
}

test('R-LEAD-19: after an error in the frame the page’s own elements are in the document, its form is validated by the browser, and its fields can be changed', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.id = 'root';
  const onCrash = jest.fn();
  const page = (isBroken: boolean) => (
    <RootErrorBoundary onCrash={onCrash}>
      <Form isBroken={isBroken} />
    </RootErrorBoundary>
  );
  const { rerender } = render(page(false), { container, onCaughtError: () => {} });
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Nombre' });
  act(() => field.focus());
  rerender(page(true));
  expect(onCrash).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('textbox', { name: 'Nombre' })).toBe(field);
  expect(field).toHaveFocus();
  for (const control of screen.getAllByRole('textbox'))
    expect(control).not.toHaveAttribute('readonly');
  expect(field.form!.noValidate).toBe(false);
  container.remove();
});
