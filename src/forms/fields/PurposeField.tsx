import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef, useState } from 'react';
import { formWords } from '../../content/forms';
import { labelOf } from './definitions';
import type { FieldProps } from './Field';
import { Mark } from './Mark';
import { NativePurposes } from './NativePurposes';
import { chosen, inks, tick, type Purpose } from './purposes';

const Caption = styled('p')(({ theme }) => ({
  ...theme.typography.subtitle2,
  marginBottom: theme.spacing(0.75),
}));

const Stamp = styled(ToggleButton, { shouldForwardProp: (prop) => prop !== 'ink' })<{
  ink: (typeof inks)[Purpose];
}>(({ theme, ink }) => ({
  '& svg': tick,
  '&:hover, &.Mui-selected': { borderColor: theme.vars.palette[ink] },
  '&.Mui-selected, &.Mui-selected:hover': chosen(theme, ink),
}));

const Space = styled('div')(({ theme }) => ({ marginBottom: theme.spacing(2) }));

/**
 * The visa's purpose: none or one of three; a second press takes it back (R-FORM-06). The browser's
 * radio buttons serve until the app is here, which finds what they chose in the form (`typedInto`).
 */
export function PurposeField({ id, name, definition, value, readOnly, onChange }: FieldProps) {
  const [isNative, setNative] = useState(true);
  const box = useRef<HTMLDivElement>(null);
  const focused = useRef<string>(undefined);
  const labelId = `${id}-nombre`;

  useLayoutEffect(() => {
    const group = box.current!;
    const find = (selector: string) => group.querySelector<HTMLInputElement>(selector);
    if (!isNative) return find(`[value="${focused.current}"]`)?.focus({ preventScroll: true });
    const listening = new AbortController();
    const handOn = () => {
      listening.abort();
      focused.current = find(':focus')?.value;
      setNative(false);
    };
    // What is taken away under a finger, or between a key's way down and up, loses its press.
    if (!group.matches(':active') && !find(':focus-visible')) return handOn();
    const afterPress = () => {
      onChange(find(':checked')!.value);
      handOn();
    };
    const afterLeaving = ({ relatedTarget }: FocusEvent) => {
      if (!group.contains(relatedTarget as Node | null)) handOn();
    };
    group.addEventListener('change', afterPress, listening);
    group.addEventListener('focusout', afterLeaving, listening);
    return () => listening.abort();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when it has come alive
  }, [isNative]);

  return (
    <Space ref={box}>
      <Caption id={labelId}>{labelOf(definition)}</Caption>
      {isNative && <NativePurposes name={name} labelId={labelId} />}
      <div hidden={isNative}>
        <ToggleButtonGroup
          exclusive
          aria-labelledby={labelId}
          value={value || null}
          onChange={(_event, pressed: Purpose | null) => readOnly || onChange(pressed ?? '')}
        >
          {formWords.purposes.map((purpose) => (
            <Stamp key={purpose} value={purpose} ink={inks[purpose]} tabIndex={0}>
              {value === purpose && <Mark name="tick" />}
              {purpose}
            </Stamp>
          ))}
        </ToggleButtonGroup>
      </div>
    </Space>
  );
}
