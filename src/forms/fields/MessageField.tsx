import { useEffect, useState } from 'react';
import { counterTexts } from '../../content/forms';
import { maxLengthOf } from './definitions';
import { Field, type FieldProps } from './Field';

/** Characters left from which the count is also spoken. */
const spokenFrom = 20;
/** Pause in typing after which it is spoken, in ms. */
const speechDelayMs = 1000;

/** The message, its counter, and a word about a paste that did not fit. */
export function MessageField(field: FieldProps) {
  const max = maxLengthOf(field.definition);
  const [wasTruncated, setWasTruncated] = useState(false);
  const length = field.value.length;
  return (
    <>
      <Field
        {...field}
        rows={3}
        hint={wasTruncated ? counterTexts.truncated : undefined}
        counter={
          <>
            {/* It counts before the app is here, too (src/boot/beforeHydration/handleEvents.ts). */}
            <span aria-hidden="true" suppressHydrationWarning>
              {counterTexts.visible(length)}
            </span>
            <span className="visually-hidden" suppressHydrationWarning>
              {counterTexts.spoken(length)}
            </span>
          </>
        }
        onInputType={(type) => type !== 'insertFromPaste' && setWasTruncated(false)}
        onPaste={(event) => {
          const { selectionStart, selectionEnd, value } = event.target as HTMLTextAreaElement;
          const pasted = event.clipboardData.getData('text').replace(/\r\n?/g, '\n');
          const room = max - value.length + (selectionEnd - selectionStart);
          setWasTruncated(pasted.length > room);
        }}
      />
      <Spoken
        key={String(wasTruncated)}
        text={wasTruncated ? counterTexts.truncated : remainingText(max - length)}
      />
    </>
  );
}

function remainingText(left: number): string {
  return left <= spokenFrom && left >= 0 ? counterTexts.left(left) : '';
}

/** Polite words that wait for a pause in typing, so that they do not talk over it. */
function Spoken({ text }: { readonly text: string }) {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), speechDelayMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <span role="status" className="visually-hidden">
      {spoken}
    </span>
  );
}
