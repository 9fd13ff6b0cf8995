import { styled } from '@mui/material/styles';
import { Paragraph } from './RichText';

/** Paragraph of a card or a step: on phones its lines are closer to each other. */
export const CardText = styled(Paragraph)(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { lineHeight: theme.measures.cardLineHeight },
}));
