import { useDeferredValue, useEffect, useState } from 'react';
import { counterTexts } from '../../content/forms';
import { maxLengthOf } from './definitions';
import { Field, type FieldProps } from './Field';

/** Largest number of remaining characters that is announced to screen readers (R-FORM-17). */
const maxAnnouncedRemaining = 20;
/** Pause in typing before an announcement, in ms. */
const announceDelayMs = 1000;

/** Renders the message's textarea, a character counter, and a hint on a truncated pasted text. */
export function MessageField(field: FieldProps) {
  const max = maxLengthOf(field.definition);
  const [wasTruncated, setWasTruncated] = useState(false);
  // False in the build and in the render that hydrates the page, because before hydration nothing counts what the visitor
  // types. The render in which it is true is not a part of React's first commit, so the browser can handle input in between.
  const isCounting = useDeferredValue(true, false);
  const length = field.value.length;
  return (
    <>
      <Field
        {...field}
        rows={3}
        hint={wasTruncated ? counterTexts.truncated : undefined}
        counter={
          isCounting && (
            <>
              <span aria-hidden="true">{counterTexts.visible(length)}</span>
              <span className="visually-hidden">{counterTexts.spoken(length)}</span>
            </>
          )
        }
        onInputType={(type) => type !== 'insertFromPaste' && setWasTruncated(false)}
        onPaste={(event) => {
          const { selectionStart, selectionEnd, value } = event.target as HTMLTextAreaElement;
          // In a textarea a line break is one character, in a pasted text it may be two (`\r\n`).
          const pasted = event.clipboardData.getData('text').replace(/\r\n?/g, '\n');
          const available = max - value.length + (selectionEnd - selectionStart);
          setWasTruncated(pasted.length > available);
        }}
      />
      {/* When `wasTruncated` changes, the new key makes React render an empty live region. With the
          old region, the announcement of a truncated text would stay for at least a second after
          the visitor has edited the text. */}
      <Announcement
        key={String(wasTruncated)}
        text={wasTruncated ? counterTexts.truncated : getRemainingText(max - length)}
      />
    </>
  );
}

function getRemainingText(remaining: number): string {
  return remaining <= maxAnnouncedRemaining && remaining >= 0
    ? counterTexts.remaining(remaining)
    : '';
}

/**
 * Renders a live region for screen readers. Its text changes after a pause in typing; without the
 * pause, screen readers would announce each new number while the visitor types.
 */
function Announcement({ text }: { readonly text: string }) {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), announceDelayMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <span role="status" className="visually-hidden">
      {announced}
    </span>
  );
}
