import type { ComponentType } from 'react';
import type { ResultProps } from './ResultBody';

/** The dialog, or null where its code could not be had. */
export type LoadedDialog = ComponentType<ResultProps> | null;

/** Longest wait for the dialog's code once there is a result to show, in ms. */
const patienceMs = 4000;

let loading: Promise<LoadedDialog> | undefined;

/** Starts to fetch the dialog's code: called when the visitor first touches the form. */
export function preloadResultDialog(): Promise<LoadedDialog> {
  loading ??= import('./ResultDialog').then(
    (module) => module.ResultDialog,
    () => {
      // The next call tries again; meanwhile the form shows the result within itself.
      loading = undefined;
      return null;
    },
  );
  return loading;
}

/** The dialog's code if it is there or comes soon; never rejects. */
export function awaitResultDialog(): Promise<LoadedDialog> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), patienceMs);
    void preloadResultDialog().then((dialog) => {
      clearTimeout(timer);
      resolve(dialog);
    });
  });
}
