import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { formTexts } from '../../content/forms';
import { RULE } from '../../theme/borders';
import { ids, type FormDefinition } from '../fields/definitions';
import { Icon } from '../fields/Icon';

/** What a submit refused. */
export interface ErrorSummaryProps {
  readonly form: FormDefinition;
  /** What is wrong now, by field; the summary lists what was wrong when it came up. */
  readonly errors: Readonly<Record<string, string | undefined>>;
}

const Box = styled('div')(({ theme }) => ({
  marginBottom: theme.spacing(3),
  padding: theme.spacing(2, 2.5),
  border: `${RULE}px solid ${theme.vars.palette.error.main}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  '& h3': { ...theme.typography.h3, marginBottom: theme.spacing(1) },
  '& ul': { paddingLeft: 0, listStyle: 'none' },
  '& a': {
    display: 'inline-flex',
    // The mark stands on the first line.
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

/** Focuses an element and brings it into view, which `focus` does not if it has the focus already. */
const focus = (id: string) => {
  const element = document.getElementById(id);
  element?.focus();
  element?.scrollIntoView({ block: 'nearest' });
};

/**
 * Answer to one submit that was refused (each has its own, by key): moves the focus to the one wrong
 * field, or to a list of several with links to them.
 */
export function ErrorSummary({ form, errors }: ErrorSummaryProps) {
  // What is mended stays listed, crossed out, so that nothing moves.
  const [refused] = useState(() => {
    const wrong = Object.keys(form.fields).filter((name) => errors[name]);
    return wrong.map((name) => ({ name, error: errors[name] }));
  });
  const id = ids(form.id);
  useEffect(() => {
    if (refused.length > 1) focus(id.summary);
    else if (refused[0]) focus(id.field(refused[0].name));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when it comes up
  }, []);
  if (refused.length < 2) return null;
  return (
    <Box id={id.summary} role="group" aria-labelledby={`${id.summary}-titulo`} tabIndex={-1}>
      <h3 id={`${id.summary}-titulo`}>{formTexts.summary(refused.length)}</h3>
      <ul role="list">
        {refused.map(({ name, error }) => {
          const corrected = !errors[name];
          return (
            <li key={name} data-corrected={corrected || undefined}>
              <a
                href={`#${id.field(name)}`}
                onClick={(event) => {
                  event.preventDefault();
                  focus(id.field(name));
                }}
              >
                <Icon name={corrected ? 'tick' : 'error'} />
                {error}
                {corrected && <span className="visually-hidden"> {formTexts.corrected}</span>}
              </a>
            </li>
          );
        })}
      </ul>
    </Box>
  );
}
