import Typography from '@mui/material/Typography';
import { Fragment, type CSSProperties } from 'react';
import { dottedRule, hairline, HAIRLINE, perforation, RULE_WIDTH } from '../../src/theme/borders';
import { Row } from '../Row';
import { theme } from '../theme';
import { ThemedSample } from './ThemedSample';

const { radius, height, container, sectionPadding } = theme.site;
const colour = theme.vars.palette.primary.main;
const border = `${RULE_WIDTH}px solid ${colour}`;
const edge = { width: 160, height: 24 };
// `theme.spacing(1)` is `calc(1 * 8px)`.
const unit = Number(/([\d.]+)px/.exec(theme.spacing(1))?.[1]);

/** Samples by heading: the caption, and the style of the box above the caption. */
const samples: Readonly<Record<string, readonly (readonly [string, CSSProperties?])[]>> = {
  [`Espacio, en pasos de ${unit} px`]: [0.5, 1, 1.5, 2, 3, 4, 6, 8].map((step) => [
    `${step} · ${step * unit} px`,
    { width: step * unit, height: 16, backgroundColor: colour },
  ]),
  Esquinas: Object.entries({
    ...radius,
    'shape (campos y sellos)': Number(theme.shape.borderRadius),
  }).map(([name, px]) => [
    `${name} · ${px} px`,
    { width: 72, height: 56, border, borderRadius: px },
  ]),
  Bordes: [
    [`filete · ${HAIRLINE} px`, { ...edge, borderTop: hairline(theme) }],
    [`perforado · ${RULE_WIDTH} px`, { ...edge, borderTop: perforation(theme) }],
    [`punteado · ${RULE_WIDTH} px`, { ...edge, borderTop: dottedRule(theme) }],
  ],
  'Alturas de lo que se aprieta o se llena': Object.entries(height).map(([name, px]) => [
    `${name} · ${px} px`,
    { width: 48, height: px, border },
  ]),
  Anchos: [
    [`columna · ${container} px`],
    [`aire de una sección · ${sectionPadding}`],
    ...Object.entries(theme.breakpoints.values).map(
      ([name, px]) => [`${name} · desde ${px} px`] as const,
    ),
  ],
};

export const Measures = () => (
  <ThemedSample>
    {Object.entries(samples).map(([title, boxes]) => (
      <Fragment key={title}>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        <Row sx={{ alignItems: 'end' }}>
          {boxes.map(([caption, style]) => (
            <Typography key={caption} variant="body2" component="div">
              <div style={{ boxSizing: 'border-box', ...style }} />
              {caption}
            </Typography>
          ))}
        </Row>
      </Fragment>
    ))}
  </ThemedSample>
);
