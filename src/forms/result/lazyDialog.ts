import { lazyPart } from '../../components/lazyPart';

/** MUI's Dialog in a chunk of its own; prefetched when an element of a form gets the focus. */
export const lazyDialog = lazyPart(() => import('@mui/material/Dialog'));
