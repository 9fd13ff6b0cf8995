import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { useDeferredValue } from 'react';
import { business } from '../../config/business';
import { counterTexts } from '../../content/forms';
import { counterIdOf } from '../elementIds';
import { useDebouncedValue } from './useDebouncedValue';

/** Largest number of remaining characters that is announced to screen readers (R-FORM-17). */
const MAX_ANNOUNCED = 20;

const Counter = styled(FormHelperText)({ gridColumn: 2, fontVariantNumeric: 'tabular-nums' });

function getRemainingText(remaining: number): string {
  return remaining <= MAX_ANNOUNCED && remaining >= 0 ? counterTexts.remaining(remaining) : '';
}

interface MessageCounterProps {
  readonly fieldId: string;
  readonly value: string;
}

/** Shows how many characters the message has, and announces the last ones once typing pauses. */
export function MessageCounter({ fieldId, value: { length } }: MessageCounterProps) {
  // False in the build and in the render that hydrates the page, because before hydration nothing counts what the visitor
  // types. The render in which it is true is not a part of React's first commit, so the browser can handle input in between.
  const isCounting = useDeferredValue(true, false);
  const announced = useDebouncedValue(getRemainingText(business.messageMaxLength - length), '');
  return (
    <>
      <Counter id={counterIdOf(fieldId)} error={false}>
        {isCounting && (
          <>
            <span aria-hidden="true">{counterTexts.visible(length)}</span>
            <span className="visually-hidden">{counterTexts.spoken(length)}</span>
          </>
        )}
      </Counter>
      <span role="status" className="visually-hidden">
        {announced}
      </span>
    </>
  );
}
