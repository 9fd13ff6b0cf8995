import { useEffect, useState } from 'react';
import { counterTexts } from '../../content/forms';
import { maxLengthOf } from './definitions';
import { Field, type FieldProps } from './Field';

/** Largest number of remaining characters that is announced to screen readers (R-FORM-17). */
const maxAnnouncedRemaining = 20;
/** Pause in typing before an announcement, in ms. */
const announceDelayMs = 1000;

/**
 * Renders the message with its counter, and a hint when the browser has truncated a pasted text.
 */
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
            {/* The entry script changes both numbers before hydration (boot/beforeHydration):
                without the attribute, hydration would fail where they differ. */}
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
          const available = max - value.length + (selectionEnd - selectionStart);
          setWasTruncated(pasted.length > available);
        }}
      />
      <Announcement
        key={String(wasTruncated)}
        text={wasTruncated ? counterTexts.truncated : getRemainingText(max - length)}
      />
    </>
  );
}

function getRemainingText(remaining: number): string {
  return remaining <= maxAnnouncedRemaining && remaining >= 0 ? counterTexts.remaining(remaining) : '';
}

/**
 * Renders a polite live region that gets its text after a pause, so that it does not interrupt
 * typing.
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
