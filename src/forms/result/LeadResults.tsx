import { useSyncExternalStore, type ComponentType } from 'react';

let Results: ComponentType | null = null;
let notify = () => {};

function subscribe(listener: () => void): () => void {
  notify = listener;
  return () => void (notify = () => {});
}

/** Hands the frame what shows the forms' results: pages without a form need not fetch it. */
export function registerResults(results: ComponentType): void {
  Results = results;
  notify();
}

/** Place of the forms' results in the site's frame, where they outlive the page of their form. */
export function LeadResults() {
  const Provided = useSyncExternalStore(
    subscribe,
    () => Results,
    () => null,
  );
  return Provided && <Provided />;
}
