import Alert, { type AlertProps } from '@mui/material/Alert';
import Chip, { type ChipProps } from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../../.storybook/Row';
import { formTexts } from '../content/forms';
import { sectionBackground } from './mixins';
import { sectionTones, type SectionTone } from './palette';

/**
 * Parts of MUI that the site does not have: their colours follow from the site's (muiPalette.ts), on each background that a
 * section may have.
 */

const severities = ['success', 'info', 'warning', 'error'] as const;
const alertVariants = ['standard', 'outlined', 'filled'] as const;
const chipColours = ['default', 'primary', 'secondary', ...severities] as const;
const chipVariants = ['filled', 'outlined'] as const;

const Ground = styled('div')({
  ...Object.fromEntries(
    (Object.keys(sectionTones) as SectionTone[]).map((tone) => [
      `&[data-tone="${tone}"]`,
      sectionBackground(tone),
    ]),
  ),
});

const onEachGround = (children: React.ReactNode) =>
  Object.keys(sectionTones).map((tone) => (
    <Ground key={tone} data-tone={tone}>
      <Row>{children}</Row>
    </Ground>
  ));

const meta = { title: 'Piezas/Otras de MUI', tags: ['autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj;

const alerts = (variant: AlertProps['variant']) =>
  severities.map((severity) => (
    <Alert key={severity} severity={severity} variant={variant}>
      {formTexts.restored}
    </Alert>
  ));

export const Alerts: Story = {
  name: 'Avisos',
  render: () => <>{alertVariants.map((variant) => onEachGround(alerts(variant)))}</>,
};

const chips = (variant: ChipProps['variant']) =>
  chipColours.map((color) => <Chip key={color} color={color} variant={variant} label={color} />);

export const Chips: Story = {
  name: 'Etiquetas',
  render: () => <>{chipVariants.map((variant) => onEachGround(chips(variant)))}</>,
};
