import { styled } from '@mui/material/styles';
import { formWords } from '../content/forms';
import type { FieldName } from './fields';
import { fieldId, summaryId } from './ids';
import { Mark } from './Mark';
import type { FormId } from './draft';

/** What the last submit refused. */
export interface ErrorSummaryProps {
  readonly form: FormId;
  /** Each refused field with what was wrong, in the form's order. */
  readonly refused: readonly { readonly name: FieldName; readonly error: string }[];
  /** Fields that are wrong now; the others stay listed, crossed out, so that nothing moves. */
  readonly wrong: readonly FieldName[];
}

const Box = styled('div')(({ theme }) => ({
  marginBottom: theme.spacing(3),
  padding: theme.spacing(2, 2.5),
  border: `2px solid ${theme.vars.palette.error.main}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  '& h3': { ...theme.typography.h3, marginBottom: theme.spacing(1) },
  '& ul': { paddingLeft: 0, listStyle: 'none' },
  '& a': {
    display: 'inline-flex',
    // The mark stands on the first line.
    alignItems: 'start',
    gap: theme.spacing(0.75),
    ...theme.typography.body2,
    minHeight: 44,
    padding: '11px 0',
    color: theme.vars.palette.error.main,
    fontWeight: 600,
    '& svg': { marginTop: 3 },
  },
  '& li[data-corrected] a': {
    color: theme.vars.palette.text.secondary,
    textDecoration: 'line-through',
  },
}));

/** List of what to mend, with links to the fields. Takes the focus when a submit is refused. */
export function ErrorSummary({ form, refused, wrong }: ErrorSummaryProps) {
  const id = summaryId(form);
  return (
    <Box id={id} role="group" aria-labelledby={`${id}-titulo`} tabIndex={-1}>
      <h3 id={`${id}-titulo`}>{formWords.summary(refused.length)}</h3>
      <ul role="list">
        {refused.map(({ name, error }) => {
          const corrected = !wrong.includes(name);
          return (
            <li key={name} data-corrected={corrected || undefined}>
              <a
                href={`#${fieldId(form, name)}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(fieldId(form, name))?.focus();
                }}
              >
                <Mark name={corrected ? 'tick' : 'error'} />
                {error}
                {corrected && <span className="visually-hidden"> {formWords.corrected}</span>}
              </a>
            </li>
          );
        })}
      </ul>
    </Box>
  );
}
