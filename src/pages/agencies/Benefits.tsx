import CheckIcon from '@mui/icons-material/Check';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { RichText } from '../../components/RichText';
import { agencies } from '../../content/agencies';

const List = styled('ul')({ display: 'grid', gap: 28 });

const Benefit = styled('li')({ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 14 });

const Tick = styled(CheckIcon)(({ theme }) => ({
  color: theme.vars.palette.primary.main,
  gridRow: 'span 2',
  marginTop: 2,
}));

const Title = styled(Typography)({ marginBottom: 4 }) as typeof Typography;

export function Benefits() {
  return (
    <List role="list">
      {agencies.benefits.map(({ title, text }) => (
        <Benefit key={title}>
          <Tick />
          <Title variant="h3" component="h2">
            {title}
          </Title>
          <Typography>
            <RichText text={text} />
          </Typography>
        </Benefit>
      ))}
    </List>
  );
}
