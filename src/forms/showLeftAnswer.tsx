import { ThemeContext } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { theme } from '../theme/theme';
import type { FieldName } from './fields';
import type { LeadDefinition } from './leads';
import { Result } from './Result';
import type { Answer } from './useLeadForm';

/** Time in which the dialog fades, in ms. */
const fadeMs = 500;

/**
 * Shows the answer to a form that was left, over whatever page the visitor is on by now: someone
 * who pressed Enviar and went on must not believe that a lost message arrived. It has a root of its
 * own, because the form that belongs to it is gone.
 */
export function showLeftAnswer<Name extends FieldName>(
  lead: LeadDefinition<Name>,
  answer: Answer,
): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const show = (kind: 'answered' | 'closing') =>
    root.render(
      <ThemeContext value={theme}>
        <Result lead={lead} phase={{ kind, answer }} onClose={close} />
      </ThemeContext>,
    );
  const close = () => {
    show('closing');
    setTimeout(() => {
      root.unmount();
      place.remove();
    }, fadeMs);
  };
  show('answered');
}
