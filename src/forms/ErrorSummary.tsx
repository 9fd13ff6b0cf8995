import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { formTexts } from '../content/forms';
import { RULE_WIDTH } from '../theme/mixins';
import { elementIdsOf, type FormId } from './elementIds';
import { FormIcon } from './fields/FormIcon';

const SummaryBox = styled('div')(({ theme }) => ({
  marginBottom: theme.spacing(3),
  padding: theme.spacing(2, 2.5),
  border: `${RULE_WIDTH}px solid ${theme.vars.palette.error.main}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
}));

// The title is scrolled into view, and the box's upper edge with it.
const Title = styled('h3')(({ theme }) => ({
  ...theme.typography.h3,
  scrollMarginTop: theme.spacing(3),
}));

const ErrorLink = styled('a')(({ theme }) => ({
  display: 'inline-flex',
  // Keeps the icon beside the first line of an error text of several lines.
  alignItems: 'start',
  gap: theme.spacing(0.75),
  ...theme.typography.subtitle2,
  minHeight: theme.measures.height.touch,
  padding: '11px 0',
  color: theme.vars.palette.error.main,
  overflowWrap: 'anywhere',
  '& svg': { flexShrink: 0, marginTop: 3 },
}));

/** Focuses a field and scrolls it into view. `focus()` does not scroll to an element that already has the focus. */
function focusField(id: string): void {
  const element = document.getElementById(id);
  element?.focus();
  element?.scrollIntoView({ block: 'nearest' });
}

interface ErrorSummaryProps {
  readonly form: FormId;
  /** Name and error of each refused field, in the order of the fields. */
  readonly errors: readonly (readonly [name: string, error: string])[];
}

/**
 * Shows the errors of a refused submit, unchanged until the next one (R-FORM-14); the form renders a new summary for each
 * submit. For two or more errors the component renders a group with a link to each refused field, and focuses the group.
 * For one error it renders nothing and focuses the field.
 */
export function ErrorSummary({ form, errors }: ErrorSummaryProps) {
  const [refused] = useState(errors);
  const ids = elementIdsOf(form);
  const box = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const takeFocus = useEffectEvent(() => {
    box.current?.focus({ preventScroll: true });
    // The title and not the box: of a box that is higher than the window, the browser would show the end.
    title.current?.scrollIntoView({ block: 'nearest' });
    if (refused.length === 1) focusField(ids.field(refused[0]![0]));
  });
  useEffect(() => takeFocus(), []);
  if (refused.length < 2) return null;
  const titleId = `${ids.summary}-titulo`;
  return (
    <SummaryBox id={ids.summary} role="group" aria-labelledby={titleId} tabIndex={-1} ref={box}>
      <Title id={titleId} ref={title}>
        {formTexts.summary(refused.length)}
      </Title>
      <ul role="list">
        {refused.map(([name, error]) => (
          <li key={name}>
            <ErrorLink
              href={`#${ids.field(name)}`}
              onClick={(event) => {
                event.preventDefault();
                focusField(ids.field(name));
              }}
            >
              <FormIcon name="error" />
              <span>{error}</span>
            </ErrorLink>
          </li>
        ))}
      </ul>
    </SummaryBox>
  );
}
