import Typography from '@mui/material/Typography';
import { Fragment, type CSSProperties } from 'react';
import { dottedRule, hairline, HAIRLINE, perforation, RULE_WIDTH } from '../../src/theme/mixins';
import { Row } from '../Row';
import { theme } from '../theme';
import { ThemedSample } from './ThemedSample';

const { radius, height, container, sectionPadding, lineLength } = theme.measures;
const sampleColour = theme.vars.palette.primary.main;
const outline = `${RULE_WIDTH}px solid ${sampleColour}`;
const lineSize = { width: 160, height: 24 };
const spacingPx = parseFloat(theme.spacing(1));

type Sample = readonly [caption: string, boxStyle?: CSSProperties];

const samplesByHeading: Readonly<Record<string, readonly Sample[]>> = {
  [`Espacio, en pasos de ${spacingPx} px`]: [0.5, 1, 1.5, 2, 3, 4, 6, 8].map((step) => [
    `${step} · ${step * spacingPx} px`,
    { width: step * spacingPx, height: 16, backgroundColor: sampleColour },
  ]),
  Esquinas: Object.entries(radius).map(([name, px]) => [
    `${name} · ${px} px`,
    { width: 72, height: 56, border: outline, borderRadius: px },
  ]),
  Bordes: [
    [`filete · ${HAIRLINE} px`, { ...lineSize, borderTop: hairline(theme) }],
    [`perforado · ${RULE_WIDTH} px`, { ...lineSize, borderTop: perforation(theme) }],
    [`punteado · ${RULE_WIDTH} px`, { ...lineSize, borderTop: dottedRule(theme) }],
  ],
  'Alturas de lo que se aprieta o se llena': Object.entries(height).map(([name, px]) => [
    `${name} · ${px} px`,
    { width: 48, height: px, border: outline },
  ]),
  Anchos: [
    [`columna · ${container} px`],
    ...Object.entries(lineLength).map(([name, length]) => [`${name} · ${length}`] as const),
    [`aire de una sección · ${sectionPadding}`],
    ...Object.entries(theme.breakpoints.values).map(
      ([name, px]) => [`${name} · desde ${px} px`] as const,
    ),
  ],
};

export const Measures = () => (
  <ThemedSample>
    {Object.entries(samplesByHeading).map(([heading, samples]) => (
      <Fragment key={heading}>
        <Typography variant="h3" component="h2">
          {heading}
        </Typography>
        <Row sx={{ alignItems: 'end' }}>
          {samples.map(([caption, boxStyle]) => (
            <Typography key={caption} variant="body2" component="div">
              <div style={{ boxSizing: 'border-box', ...boxStyle }} />
              {caption}
            </Typography>
          ))}
        </Row>
      </Fragment>
    ))}
  </ThemedSample>
);
