import { latePart } from '../../components/latePart';

/** MUI's dialog, fetched when a visitor first touches a form. */
export const lateDialog = latePart(() => import('@mui/material/Dialog'));
