import { styled } from '@mui/material/styles';
import { formWords } from '../../content/forms';
import { focusRing } from '../../theme/lines';
import { purposeButton, purposeGroup } from '../../theme/nativeParts';
import { Mark } from './Mark';
import { chosen, inks, tick, type Purpose } from './purposes';

const Group = styled('div')(purposeGroup);

const Choice = styled('label', { shouldForwardProp: (prop) => prop !== 'ink' })<{
  ink?: (typeof inks)[Purpose];
}>(({ theme, ink }) => ({
  position: 'relative',
  display: 'grid',
  cursor: 'pointer',
  // The browser's own ring and dot are drawn by what stands beside it.
  '& > input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '& > span': {
    ...purposeButton({ theme }),
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
  },
  '& svg': { ...tick, display: 'none' },
  '& > input:focus-visible + span': focusRing(theme),
  '& > input:checked + span > svg': { display: 'block' },
  ...(ink && {
    '&:hover > span, & > input:checked + span': { borderColor: theme.vars.palette[ink] },
    '& > input:checked + span, & > input:checked:hover + span': chosen(theme, ink),
  }),
  // Whom no script helps to take a choice back.
  '&[data-only="no-app"]': {
    display: 'none',
    '@media (scripting: none)': { display: 'grid', gridColumn: '1 / -1' },
  },
}));

interface NativePurposesProps {
  /** The field's name on the wire. */
  name: string;
  labelId: string;
}

/** The purposes as the browser chooses one of them; a fourth stands for none, which is sent as ''. */
export function NativePurposes({ name, labelId }: NativePurposesProps) {
  return (
    <Group role="radiogroup" aria-labelledby={labelId}>
      {formWords.purposes.map((purpose) => (
        <Choice key={purpose} ink={inks[purpose]}>
          <input type="radio" name={name} value={purpose} />
          <span>
            <Mark name="tick" />
            {purpose}
          </span>
        </Choice>
      ))}
      <Choice data-only="no-app">
        <input type="radio" name={name} value="" defaultChecked />
        <span>{formWords.noPurpose}</span>
      </Choice>
    </Group>
  );
}
