import { styled } from '@mui/material/styles';

/** Shapes of the icons. Error and tick differ in shape, not only in colour (WCAG 1.4.1). */
const paths = {
  error: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 4.5v5.5m0 3.2v.3',
  tick: 'm5 12.5 4.5 4.5L19 7',
  offline:
    'M4 4l16 16M8.5 15.5a5 5 0 0 1 7 0M5 12a10 10 0 0 1 4-2.4m5 .1A10 10 0 0 1 19 12m-7 7.2v.3',
  arrow: 'M4 12h15m-5.5-5.5L19 12l-5.5 5.5',
} as const;

const Svg = styled('svg')({
  flex: 'none',
  width: '1.15em',
  height: '1.15em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export function FormIcon({ name }: { readonly name: keyof typeof paths }) {
  return (
    <Svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </Svg>
  );
}
