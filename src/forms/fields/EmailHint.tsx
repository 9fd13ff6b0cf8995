import { styled } from '@mui/material/styles';
import { fieldTexts } from '../../content/forms';
import { findEmailSlip } from './emailSlips';
import { removeInvisible } from './typedText';
import { useDebouncedValue } from './useDebouncedValue';

/** One line: a long name is shortened before the question needs a second line, which would move the fields below. */
const Question = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  overflowWrap: 'normal',
  '& > span': { flex: 'none', maxWidth: '100%', whiteSpace: 'pre-wrap' },
});

const Name = styled('span')({
  '&&': { flex: '1 1 3ch', maxWidth: 'max-content', whiteSpace: 'nowrap' },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

/**
 * Says where the answer goes or, once the visitor pauses after a likely slip in the domain, asks for the right one.
 * @param props.typed what the visitor has typed into the field in this document
 */
export function EmailHint({ typed }: { readonly typed: string }) {
  const settled = useDebouncedValue(typed);
  const slip = settled === typed ? findEmailSlip(removeInvisible(typed).trim()) : null;
  const { hint, question } = fieldTexts.correo;
  const domain = slip && `@${slip.domain}${question.after}`;
  return (
    <>
      <span role="status" className="visually-hidden">
        {slip && `${question.before}${slip.name}${domain}`}
      </span>
      {slip ? (
        <Question key={typed} aria-hidden="true">
          <span>{question.before}</span>
          <Name>{slip.name}</Name>
          <span>{domain}</span>
        </Question>
      ) : (
        <span>{hint}</span>
      )}
    </>
  );
}
