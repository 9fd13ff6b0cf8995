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
  '&[data-corrected]': { borderColor: theme.vars.palette.primary.main },
  '& a': {
    display: 'inline-flex',
    // Keeps the icon beside the first line of an error text of several lines.
    alignItems: 'start',
    gap: theme.spacing(0.75),
    ...theme.typography.subtitle2,
    minHeight: theme.measures.height.touch,
    padding: '11px 0',
    color: theme.vars.palette.error.main,
    '& svg': { marginTop: 3 },
  },
  '& li[data-corrected] a': {
    color: theme.vars.palette.text.secondary,
    textDecoration: 'line-through',
  },
}));

/** Both titles share a grid cell, as high as the higher one: the box keeps its height when its title changes. */
const Title = styled('h3')(({ theme }) => ({
  ...theme.typography.h3,
  display: 'grid',
  '& > span': { gridArea: '1 / 1' },
  '& > [data-hidden]': { visibility: 'hidden' },
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
  const current = Object.keys(form.fields)
    .filter((name) => errors[name])
    .map((name) => ({ name, error: errors[name] }));
  // A corrected error is crossed out and stays: without its line the fields and the submit button would move up, away from
  // the pointer that presses one of them.
  const [listed] = useState(current);
  const [isNeeded] = useState(current.length > 1);
  const ids = elementIdsOf(form.id);
  useEffect(() => {
    if (isNeeded) focusAndReveal(ids.summary);
    else if (listed[0]) focusAndReveal(ids.field(listed[0].name));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a later run would move the focus again
  }, []);
  if (!isNeeded) return null;
  const isCorrected = current.length === 0;
  return (
    <SummaryBox
      id={ids.summary}
      role="group"
      aria-labelledby={`${ids.summary}-titulo`}
      tabIndex={-1}
      data-corrected={isCorrected || undefined}
    >
      <div role="status">
        <Title id={`${ids.summary}-titulo`}>
          <span data-hidden={isCorrected || undefined}>{formTexts.summary(current.length)}</span>
          <span data-hidden={!isCorrected || undefined}>{formTexts.allCorrected}</span>
        </Title>
      </div>
      <ul role="list">
        {listed.map(({ name, error }) => {
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
                {/* React inserts the tick before this element: a page translator may have moved a text node. */}
                <span>{error}</span>
                {corrected && <span className="visually-hidden"> {formTexts.corrected}</span>}
              </a>
            </li>
          );
        })}
      </ul>
    </SummaryBox>
  );
}
