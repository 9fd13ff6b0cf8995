import { fieldTexts } from '../../content/forms';
import { findEmailSlip } from './emailSlips';
import { cleanWord } from './typedText';
import { useDebouncedValue } from './useDebouncedValue';

/** Longest name of an address that the question quotes whole: on a phone a longer one would need a second line. */
const MAX_NAME_LENGTH = 6;

const shorten = (name: string): string =>
  name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH - 1)}…` : name;

/**
 * Says where the answer goes or, once the visitor pauses after a likely slip in the domain, asks for the right one.
 * @param props.typed what the visitor has typed into the field in this document
 */
export function EmailHint({ typed }: { readonly typed: string }) {
  const settled = useDebouncedValue(typed, '');
  const slip = settled === typed ? findEmailSlip(cleanWord(typed)) : null;
  const { hint, question } = fieldTexts.correo;
  return (
    <>
      {!slip && <span>{hint}</span>}
      <span role="status">
        {slip && <span>{question(`${shorten(slip.name)}@${slip.domain}`)}</span>}
      </span>
    </>
  );
}
