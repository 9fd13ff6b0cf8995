import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useRef, useState, type FocusEventHandler } from 'react';
import { formTexts } from '../content/forms';
import { RULE_WIDTH } from '../theme/mixins';
import { elementIdsOf, type FieldDefinition, type FormDefinition } from './fields/definitions';
import { FormIcon } from './fields/FormIcon';

const SummaryBox = styled('div')(({ theme }) => ({
  marginBottom: theme.spacing(3),
  padding: theme.spacing(2, 2.5),
  border: `${RULE_WIDTH}px solid ${theme.vars.palette.error.main}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  '&[data-corrected]': { borderColor: theme.vars.palette.primary.main },
}));

/** Both titles share a grid cell, as high as the higher one: the box keeps its height when its title changes. */
const Title = styled('h3')(({ theme }) => ({
  ...theme.typography.h3,
  // The title is scrolled into view, and the box's upper edge with it.
  scrollMarginTop: theme.spacing(3),
  display: 'grid',
}));

const TitleText = styled('span')({
  gridArea: '1 / 1',
  '&[aria-hidden]': { visibility: 'hidden' },
});

/**
 * A reason takes the height of the longest one that typing can bring: when the reason changes, the field does not move away
 * from who types in it.
 */
const Reason = styled('span')({
  display: 'grid',
  '& > *, &::after': { gridArea: '1 / 1' },
  '&::after': { content: 'attr(data-longest)', visibility: 'hidden' },
});

const ErrorLink = styled('a')(({ theme }) => ({
  display: 'inline-flex',
  // Keeps the icon beside the first line of an error text of several lines.
  alignItems: 'start',
  gap: theme.spacing(0.75),
  ...theme.typography.subtitle2,
  minHeight: theme.measures.height.touch,
  padding: '11px 0',
  color: theme.vars.palette.error.main,
  '& svg': { marginTop: 3 },
  '&[data-corrected]': {
    color: theme.vars.palette.text.secondary,
    textDecoration: 'line-through',
  },
}));

interface ErrorLineProps {
  readonly id: string;
  readonly definition: FieldDefinition;
  /** The field's error; undefined if the visitor has just corrected it. */
  readonly error: string | undefined;
  readonly onFollow: () => void;
  readonly onFocus: FocusEventHandler;
  readonly onBlur: FocusEventHandler;
}

/** Links to a field, with the reason that its error has at the moment. */
function ErrorLine({ id, definition, error, onFollow, ...handlers }: ErrorLineProps) {
  const [reason, setReason] = useState(error);
  if (error && error !== reason) setReason(error);
  const { missing = '', noScheme = '', invalid = '' } = definition.texts;
  const longest = [missing, noScheme, invalid].sort((a, b) => b.length - a.length)[0];
  const corrected = !error || undefined;
  return (
    <li>
      <ErrorLink
        href={`#${id}`}
        data-corrected={corrected}
        onClick={(event) => {
          event.preventDefault();
          onFollow();
        }}
        {...handlers}
      >
        <FormIcon name={corrected ? 'tick' : 'error'} />
        {/* React inserts the tick before this element: a page translator may have moved a text node. */}
        <Reason data-longest={longest}>
          <span>{reason}</span>
        </Reason>
        {corrected && <span className="visually-hidden"> {formTexts.corrected}</span>}
      </ErrorLink>
    </li>
  );
}

interface ErrorSummaryProps {
  readonly form: FormDefinition;
  /** Current errors by field name. */
  readonly errors: Readonly<Record<string, string | undefined>>;
  /** Names of the fields that have a line. */
  readonly listed: readonly string[];
  readonly focusField: (name: string) => void;
  /** Returns the handlers of the focus on a field's line. */
  readonly handlersOf: (name: string) => Pick<ErrorLineProps, 'onFocus' | 'onBlur'>;
}

/**
 * Shows the errors of a refused submit, and from then on what is left of them (R-FORM-14); the form renders a new summary for
 * each submit. For two or more errors the component renders a group with a link to each refused field, and focuses the group.
 * For one error it renders nothing and focuses the field.
 */
export function ErrorSummary({ form, errors, listed, focusField, handlersOf }: ErrorSummaryProps) {
  const refused = Object.keys(form.fields).filter((name) => errors[name]);
  const [isNeeded] = useState(refused.length > 1);
  const ids = elementIdsOf(form.id);
  const box = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const takeFocus = useEffectEvent(() => {
    if (isNeeded) {
      box.current!.focus({ preventScroll: true });
      // The title and not the box: of a box that is higher than the window, the browser would show the end.
      title.current!.scrollIntoView({ block: 'nearest' });
    } else if (refused[0]) focusField(refused[0]);
  });
  useEffect(() => takeFocus(), []);
  if (!isNeeded) return null;
  const isCorrected = refused.length === 0 || undefined;
  const titleId = `${ids.summary}-titulo`;
  return (
    <SummaryBox
      id={ids.summary}
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
      ref={box}
      data-corrected={isCorrected}
    >
      <div role="status">
        <Title id={titleId} ref={title}>
          <TitleText aria-hidden={isCorrected}>{formTexts.summary(refused.length)}</TitleText>
          <TitleText aria-hidden={!isCorrected || undefined}>{formTexts.allCorrected}</TitleText>
        </Title>
      </div>
      {listed.length > 0 && (
        <ul role="list">
          {listed.map((name) => (
            <ErrorLine
              key={name}
              id={ids.field(name)}
              definition={form.fields[name]!}
              error={errors[name]}
              onFollow={() => focusField(name)}
              {...handlersOf(name)}
            />
          ))}
        </ul>
      )}
    </SummaryBox>
  );
}
