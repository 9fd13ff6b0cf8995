import { styled } from '@mui/material/styles';
import { about } from '../../content/about';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: '20px 40px',
  marginTop: 36,
  paddingTop: 28,
  borderTop: `2px dashed ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, auto)', justifyContent: 'start' },
  '& div': { display: 'flex', flexDirection: 'column-reverse' },
  '& dd': { ...theme.typography.h2, color: theme.vars.palette.primary.main },
  '& dt': { color: theme.vars.palette.text.secondary },
}));

/** The three figures that the service can show (specification, section 1). */
export function Facts() {
  return (
    <List>
      {about.facts.map(({ figure, text }) => (
        <div key={figure}>
          <dt>{text}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </List>
  );
}
