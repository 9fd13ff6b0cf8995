import { useCallback, useDeferredValue, useEffect, useState } from 'react';
import { counterTexts } from '../../content/forms';
import { maxLengthOf } from './definitions';
import { Field, type FieldProps } from './Field';

/** Largest number of remaining characters that is announced to screen readers (R-FORM-17). */
const maxAnnouncedRemaining = 20;
/** Pause in typing before an announcement, in ms. */
const announceDelayMs = 1000;

/**
 * Tells after each change of a textarea whether the browser has truncated what the visitor has pasted, dictated or dragged
 * into it. A single character that no longer fits changes nothing, and needs no message besides the counter's.
 * @returns a function that removes the event listener
 */
function watchTruncation(
  field: HTMLTextAreaElement,
  onChange: (wasTruncated: boolean) => void,
): () => void {
  // Only this event has the text before `maxlength` truncates it; React's `onBeforeInput` stands for other events.
  const onBeforeInput = ({ data }: InputEvent) => {
    const before = field.value;
    const text = (data ?? '').replace(/\r\n?/g, '\n');
    // The browser changes the value after the event.
    setTimeout(() => {
      if (text.length > 1) onChange(!field.value.includes(text));
      else if (field.value !== before) onChange(false);
    });
  };
  field.addEventListener('beforeinput', onBeforeInput);
  return () => field.removeEventListener('beforeinput', onBeforeInput);
}

/** Renders the message's textarea, a character counter, and a hint on a truncated text. */
export function MessageField(field: FieldProps) {
  const max = maxLengthOf(field.definition);
  const [wasTruncated, setWasTruncated] = useState(false);
  const inputRef = useCallback(
    (element: HTMLTextAreaElement) => watchTruncation(element, setWasTruncated),
    [],
  );
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
        inputRef={inputRef}
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
