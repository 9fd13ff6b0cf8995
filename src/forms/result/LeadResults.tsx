import { useSyncExternalStore, type ComponentType } from 'react';

let Results: ComponentType | null = null;
let notify = () => {};

function subscribe(listener: () => void): () => void {
  notify = listener;
  return () => void (notify = () => {});
}

/**
 * Registers the component that shows results. Forms call this function, so that pages without a
 * form do not load the component's code.
 */
export function registerResults(results: ComponentType): void {
  Results = results;
  notify();
}

/**
 * Renders the registered component. App.tsx contains it outside the pages, so that a page change
 * does not remove a result.
 */
export function LeadResults() {
  const Registered = useSyncExternalStore(
    subscribe,
    () => Results,
    () => null,
  );
  return Registered && <Registered />;
}
