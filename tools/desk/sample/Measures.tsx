import { styled, useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { dottedRule, hairline, HAIRLINE, perforation, RULE } from '../../../src/theme/lines';
import { Row } from './Row';

const Figure = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  minWidth: 72,
  '& > i': { display: 'block', marginBottom: 4 },
}));

const Bar = styled('i')(({ theme }) => ({
  height: 16,
  backgroundColor: theme.vars.palette.primary.main,
}));
const Box = styled('i')(({ theme }) => ({
  width: 72,
  height: 56,
  backgroundColor: theme.vars.palette.background.paper,
  border: `${RULE}px solid ${theme.vars.palette.primary.main}`,
}));
const Tall = styled('i')(({ theme }) => ({
  width: 40,
  border: hairline(theme),
  backgroundColor: theme.vars.palette.sand,
}));
const Edge = styled('i')({ width: 160, height: 24 });
const Ring = styled('i')({ width: 72, height: 40, margin: 6 });

const Named = ({ name, children }: { name: string; children: ReactNode }) => (
  <Figure>
    {children}
    {name}
  </Figure>
);

/** Spacing, corners, borders, heights and breakpoints. */
export function Measures() {
  const theme = useTheme();
  const { radius, height, container, sectionPadding } = theme.site;
  // As the variables have it: `calc(1 * 8px)`.
  const unit = Number(/([\d.]+)px/.exec(theme.spacing(1))?.[1]);
  const corners = { ...radius, 'shape (campos y sellos)': Number(theme.shape.borderRadius) };
  return (
    <>
      <Row name={`Espacio: pasos de ${unit} px`}>
        {[0.5, 1, 1.5, 2, 3, 4, 6, 8].map((step) => (
          <Named key={step} name={`${step} · ${step * unit} px`}>
            <Bar style={{ width: theme.spacing(step) }} />
          </Named>
        ))}
      </Row>
      <Row name="Esquinas">
        {Object.entries(corners).map(([name, px]) => (
          <Named key={name} name={`${name} · ${px} px`}>
            <Box style={{ borderRadius: px }} />
          </Named>
        ))}
      </Row>
      <Row name="Bordes">
        <Named name={`filete · ${HAIRLINE} px`}>
          <Edge style={{ borderTop: hairline(theme) }} />
        </Named>
        <Named name={`perforado · ${RULE} px`}>
          <Edge style={{ borderTop: perforation(theme) }} />
        </Named>
        <Named name={`punteado · ${RULE} px`}>
          <Edge style={{ borderTop: dottedRule(theme) }} />
        </Named>
        <Named name="foco del teclado">
          <Ring className="con-foco" />
        </Named>
      </Row>
      <Row name="Alturas de lo que se aprieta o se llena">
        {Object.entries(height).map(([name, px]) => (
          <Named key={name} name={`${name} · ${px} px`}>
            <Tall style={{ height: px }} />
          </Named>
        ))}
      </Row>
      <Row name="Anchos">
        <Named name={`columna · ${container} px`}>{null}</Named>
        <Named name={`aire de una sección · ${sectionPadding}`}>{null}</Named>
        {Object.entries(theme.breakpoints.values).map(([name, px]) => (
          <Named key={name} name={`${name} · desde ${px} px`}>
            {null}
          </Named>
        ))}
      </Row>
    </>
  );
}
