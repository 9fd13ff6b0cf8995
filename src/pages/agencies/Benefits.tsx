import CheckIcon from '@mui/icons-material/Check';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { RichText } from '../../components/RichText';
import { agencies } from '../../content/agencies';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 28,
  '& li': { display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 14 },
  '& svg': { color: theme.vars.palette.primary.main, gridRow: 'span 2', marginTop: 2 },
  '& h2': { marginBottom: 4 },
}));

export function Benefits() {
  return (
    <List role="list">
      {agencies.benefits.map(({ title, text }) => (
        <li key={title}>
          <CheckIcon />
          <Typography variant="h3" component="h2">
            {title}
          </Typography>
          <Typography>
            <RichText text={text} />
          </Typography>
        </li>
      ))}
    </List>
  );
}
