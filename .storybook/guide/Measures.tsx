import { styled, useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { CSSProperties } from 'react';
import { dottedRule, hairline, HAIRLINE, perforation, RULE } from '../../src/theme/borders';
import { Row } from '../Row';
import { ThemedSample } from './ThemedSample';

const Figure = styled('i')(({ theme }) => ({
  display: 'block',
  boxSizing: 'border-box',
  backgroundColor: theme.vars.palette.background.paper,
}));

interface SamplesProps {
  title: string;
  /** Style of each sample by its caption. */
  of: Readonly<Record<string, CSSProperties>>;
}

const Samples = ({ title, of }: SamplesProps) => (
  <>
    <Typography variant="h3" component="h2">
      {title}
    </Typography>
    <Row sx={{ alignItems: 'end' }}>
      {Object.entries(of).map(([caption, style]) => (
        <Typography key={caption} variant="body2" component="div">
          <Figure style={style} />
          {caption}
        </Typography>
      ))}
    </Row>
  </>
);

const map = <Value, Result>(
  values: Readonly<Record<string, Value>>,
  entry: (name: string, value: Value) => [string, Result],
) => Object.fromEntries(Object.entries(values).map(([name, value]) => entry(name, value)));

function All() {
  const theme = useTheme();
  const { radius, height, container, sectionPadding } = theme.site;
  const border = `${RULE}px solid ${theme.vars.palette.primary.main}`;
  const edge = { width: 160, height: 24 };
  // The theme gives a calculation with a custom property in it.
  const unit = Number(/([\d.]+)px/.exec(theme.spacing(1))?.[1]);
  const corners = { ...radius, 'shape (campos y sellos)': Number(theme.shape.borderRadius) };
  return (
    <>
      <Samples
        title={`Espacio, en pasos de ${unit} px`}
        of={Object.fromEntries(
          [0.5, 1, 1.5, 2, 3, 4, 6, 8].map((step) => [
            `${step} · ${step * unit} px`,
            { width: step * unit, height: 16, backgroundColor: theme.vars.palette.primary.main },
          ]),
        )}
      />
      <Samples
        title="Esquinas"
        of={map(corners, (name, px) => [
          `${name} · ${px} px`,
          { width: 72, height: 56, border, borderRadius: px },
        ])}
      />
      <Samples
        title="Bordes"
        of={{
          [`filete · ${HAIRLINE} px`]: { ...edge, borderTop: hairline(theme) },
          [`perforado · ${RULE} px`]: { ...edge, borderTop: perforation(theme) },
          [`punteado · ${RULE} px`]: { ...edge, borderTop: dottedRule(theme) },
        }}
      />
      <Samples
        title="Alturas de lo que se aprieta o se llena"
        of={map(height, (name, px) => [`${name} · ${px} px`, { width: 48, height: px, border }])}
      />
      <Samples
        title="Anchos"
        of={{
          [`columna · ${container} px`]: {},
          [`aire de una sección · ${sectionPadding}`]: {},
          ...map(theme.breakpoints.values, (name, px) => [`${name} · desde ${px} px`, {}]),
        }}
      />
    </>
  );
}

/** Spacing, corners, borders, heights and widths of the theme. */
export const Measures = () => (
  <ThemedSample>
    <All />
  </ThemedSample>
);
