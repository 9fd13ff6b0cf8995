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
}));

const Fact = styled('div')({ display: 'flex', flexDirection: 'column-reverse' });

const Figure = styled(Typography)({ whiteSpace: 'nowrap' });

export function Facts() {
  return (
    <List>
      {about.facts.map(({ figure, text }) => (
        <Fact key={figure}>
          <Typography component="dt" color="textSecondary">
            {text}
          </Typography>
          <Figure variant="fact" color="primary">
            {figure}
          </Figure>
        </Fact>
      ))}
    </List>
  );
}
