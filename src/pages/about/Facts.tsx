import { styled } from '@mui/material/styles';
import { about } from '../../content/about';

const List = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '20px clamp(24px, 2.8vw, 40px)',
  marginTop: 36,
  paddingTop: 28,
  borderTop: `2px dashed ${theme.vars.palette.divider}`,
  // Two and one would look like an accident.
  [theme.breakpoints.between('md', 'wide')]: { flexDirection: 'column' },
  '& div': { display: 'flex', flexDirection: 'column-reverse' },
  '& dd': {
    ...theme.typography.h2,
    fontSize: 'clamp(min(1.625rem, 11vw), 2.2vw, 2rem)',
    whiteSpace: 'nowrap',
    color: theme.vars.palette.primary.main,
  },
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
