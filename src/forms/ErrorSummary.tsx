import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { formTexts } from '../content/forms';
import { RULE_WIDTH } from '../theme/mixins';
import { elementIdsOf, type FormDefinition } from './fields/definitions';
import { FormIcon } from './fields/FormIcon';

interface ErrorSummaryProps {
  readonly form: FormDefinition;
  /** Current errors by field name. */
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
    // Keeps the icon beside the first line of an error text of several lines.
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
 * Focuses an element and scrolls it into view. `focus()` does not scroll to an element that already
 * has the focus, for example after Enter in a field.
 */
const focusAndReveal = (id: string) => {
  const element = document.getElementById(id);
  element?.focus();
  element?.scrollIntoView({ block: 'nearest' });
};

/**
 * Shows the errors of one refused submit (R-FORM-14); the form renders a new summary for each
 * submit. For two or more errors the component renders a group with a link to each refused field,
 * and focuses the group. For one error it renders nothing and focuses the field.
 */
export function ErrorSummary({ form, errors }: ErrorSummaryProps) {
  // The list keeps the errors of the submit. A corrected error is crossed out and not removed,
  // because the fields below the list would move up.
  const [refusedFields] = useState(() => {
    const refusedNames = Object.keys(form.fields).filter((name) => errors[name]);
    return refusedNames.map((name) => ({ name, error: errors[name] }));
  });
  const ids = elementIdsOf(form.id);
  useEffect(() => {
    if (refusedFields.length > 1) focusAndReveal(ids.summary);
    else if (refusedFields[0]) focusAndReveal(ids.field(refusedFields[0].name));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a later run would move the focus again
  }, []);
  if (refusedFields.length < 2) return null;
  return (
    <SummaryBox
      id={ids.summary}
      role="group"
      aria-labelledby={`${ids.summary}-titulo`}
      tabIndex={-1}
    >
      <h3 id={`${ids.summary}-titulo`}>{formTexts.summary(refusedFields.length)}</h3>
      <ul role="list">
        {refusedFields.map(({ name, error }) => {
          const corrected = !errors[name];
          return (
            <li key={name} data-corrected={corrected || undefined}>
              <a
                href={`#${ids.field(name)}`}
                onClick={(event) => {
                  event.preventDefault();
                  focusAndReveal(ids.field(name));
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
      <p role="status">
        {refusedFields.every(({ name }) => !errors[name]) && formTexts.allCorrected}
      </p>
    </SummaryBox>
  );
}
