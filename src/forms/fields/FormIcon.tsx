import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import CheckIcon from '@mui/icons-material/Check';
import ErrorOutlineIcon from '@mui/icons-material/ErrorOutlined';
import WifiOffIcon from '@mui/icons-material/WifiOff';
import type SvgIcon from '@mui/material/SvgIcon';
import { styled } from '@mui/material/styles';

/** Returns an icon that grows with the text beside it. */
const sizeByText = (Icon: typeof SvgIcon) => styled(Icon)({ fontSize: '1.25em' });

/** Error and tick differ in shape, not only in colour (WCAG 1.4.1). */
const icons = {
  error: sizeByText(ErrorOutlineIcon),
  tick: sizeByText(CheckIcon),
  offline: sizeByText(WifiOffIcon),
  arrow: sizeByText(ArrowForwardIcon),
} as const;

export function FormIcon({ name }: { readonly name: keyof typeof icons }) {
  const Icon = icons[name];
  return <Icon />;
}
