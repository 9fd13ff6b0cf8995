import type Dialog from '@mui/material/Dialog';

/** MUI's dialog, or null where its code could not be had. */
export type LateDialog = typeof Dialog | null;

/** Longest wait for the dialog's code once there is a result to show, in ms. */
const PART_TIMEOUT_MS = 4000;

const fetchDialog = async () => (await import('@mui/material/Dialog')).default;

/** The dialog's code, fetched when a visitor first touches a form. */
export const lateDialog = {
  /** Fetches it ahead of time; nobody waits for it, and a failure is silent. */
  prefetch: () => void fetchDialog().catch(() => {}),
  /** Fetches it for someone who waits; rejects if it does not come in time. */
  load: () =>
    new Promise<typeof Dialog>((resolve, reject) => {
      const timer = setTimeout(reject, PART_TIMEOUT_MS);
      fetchDialog()
        .then(resolve, reject)
        .finally(() => clearTimeout(timer));
    }),
};
