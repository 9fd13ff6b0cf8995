import { styled } from '@mui/material/styles';
import { equalColumns } from '../../theme/mixins';

/** Fields in two columns, in one where they do not fit. */
export const FieldGrid = styled('div')(({ theme }) => ({
  // Two columns at most: three would need more than 100 %.
  ...equalColumns('max(13rem, 40%)'),
  columnGap: theme.spacing(2.5),
}));
