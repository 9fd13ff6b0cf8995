import CheckIcon from '@mui/icons-material/Check';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { agencies } from '../../content/agencies';

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  display: 'grid',
  gap: 28,
  // Phones show the form first, so this list comes after it in the HTML too. If only CSS reordered
  // them, a browser that paints before it has received the form would paint this list in the form's
  // place.
  [theme.breakpoints.up('lg')]: { order: -1, position: 'sticky', top: 96 },
  '& li': { display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 14 },
  '& svg': { color: theme.vars.palette.primary.main, gridRow: 'span 2', marginTop: 2 },
  '& h2': { marginBottom: 4 },
}));

/** List of what an agency gets. */
export function Benefits() {
  return (
    <List role="list">
      {agencies.benefits.map(({ title, text }) => (
        <li key={title}>
          <CheckIcon />
          <Typography variant="h3" component="h2">
            {title}
          </Typography>
          <Typography>{text}</Typography>
        </li>
      ))}
    </List>
  );
}
