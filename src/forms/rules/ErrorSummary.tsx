import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { formTexts } from '../../content/forms';
import { RULE_WIDTH } from '../../theme/borders';
import { elementIdsOf, type FormDefinition } from '../fields/definitions';
import { FormIcon } from '../fields/FormIcon';

/** Props of `ErrorSummary`. */
export interface ErrorSummaryProps {
  readonly form: FormDefinition;
  /** Current errors by field name; the summary keeps the list of those at its first render. */
  readonly errors: Readonly<Record<string, string | undefined>>;
}

const SummaryBox = styled('div')(({ theme }) => ({
  marginBottom: theme.spacing(3),
  padding: theme.spacing(2, 2.5),
  border: `${RULE_WIDTH}px solid ${theme.vars.palette.error.main}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  '& h3': { ...theme.typography.h3, marginBottom: theme.spacing(1) },
  '& ul': { paddingLeft: 0, listStyle: 'none' },
  '& a': {
    display: 'inline-flex',
    // The icon stays beside the first line of an error that wraps.
    alignItems: 'start',
    gap: theme.spacing(0.75),
    ...theme.typography.subtitle2,
    minHeight: theme.site.height.touch,
    padding: '11px 0',
    color: theme.vars.palette.error.main,
    '& svg': { marginTop: 3 },
  },
  '& li[data-corrected] a': {
    color: theme.vars.palette.text.secondary,
    textDecoration: 'line-through',
  },
}));

/**
 * Focuses an element and scrolls it into view; `focus()` alone does not scroll to the focused
 * element.
 */
const focusAndReveal = (id: string) => {
  const element = document.getElementById(id);
  element?.focus();
  element?.scrollIntoView({ block: 'nearest' });
};

/**
 * Shows the errors of one refused submit; the form renders a new summary, with a new key, for each
 * submit. Focuses the field if only one was refused, else a list with a link to each refused field
 * (R-FORM-14).
 */
export function ErrorSummary({ form, errors }: ErrorSummaryProps) {
  // A corrected error stays in the list, crossed out, so that the fields below do not move.
  const [refusedFields] = useState(() => {
    const wrong = Object.keys(form.fields).filter((name) => errors[name]);
    return wrong.map((name) => ({ name, error: errors[name] }));
  });
  const id = elementIdsOf(form.id);
  useEffect(() => {
    if (refusedFields.length > 1) focusAndReveal(id.summary);
    else if (refusedFields[0]) focusAndReveal(id.field(refusedFields[0].name));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the summary appears
  }, []);
  if (refusedFields.length < 2) return null;
  return (
    <SummaryBox id={id.summary} role="group" aria-labelledby={`${id.summary}-titulo`} tabIndex={-1}>
      <h3 id={`${id.summary}-titulo`}>{formTexts.summary(refusedFields.length)}</h3>
      <ul role="list">
        {refusedFields.map(({ name, error }) => {
          const corrected = !errors[name];
          return (
            <li key={name} data-corrected={corrected || undefined}>
              <a
                href={`#${id.field(name)}`}
                onClick={(event) => {
                  event.preventDefault();
                  focusAndReveal(id.field(name));
                }}
              >
                <FormIcon name={corrected ? 'tick' : 'error'} />
                {error}
                {corrected && <span className="visually-hidden"> {formTexts.corrected}</span>}
              </a>
            </li>
          );
        })}
      </ul>
    </SummaryBox>
  );
}
