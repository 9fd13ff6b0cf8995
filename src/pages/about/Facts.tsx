import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { perforation } from '../../theme/mixins';
import { about } from '../../content/about';

const List = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '20px clamp(24px, 2.8vw, 40px)',
  marginTop: 36,
  paddingTop: 28,
  borderTop: perforation(theme),
  // In most windows between `md` and `wide`, the three facts in a row would not fit the column.
  [theme.breakpoints.between('md', 'wide')]: { flexDirection: 'column' },
  '& div': { display: 'flex', flexDirection: 'column-reverse' },
  '& dd': { whiteSpace: 'nowrap' },
}));

export function Facts() {
  return (
    <List>
      {about.facts.map(({ figure, text }) => (
        <div key={figure}>
          <Typography component="dt" color="textSecondary">
            {text}
          </Typography>
          <Typography variant="fact" color="primary">
            {figure}
          </Typography>
        </div>
      ))}
    </List>
  );
}
