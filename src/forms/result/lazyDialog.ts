import { lazyPart } from '../../components/lazyPart';

/** MUI's dialog, fetched when a visitor first touches a form. */
export const lazyDialog = lazyPart(() => import('@mui/material/Dialog'));
