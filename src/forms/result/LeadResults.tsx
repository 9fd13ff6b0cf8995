import { useSyncExternalStore, type ComponentType } from 'react';

let Results: ComponentType | null = null;
let notify = () => {};

function subscribe(listener: () => void): () => void {
  notify = listener;
  return () => void (notify = () => {});
}

/**
 * Registers the component that shows the results. The form calls it: pages without a form do not
 * load it.
 */
export function registerResults(results: ComponentType): void {
  Results = results;
  notify();
}

/**
 * Renders the registered component outside the pages, so that a result outlives the page of its
 * form.
 */
export function LeadResults() {
  const Registered = useSyncExternalStore(
    subscribe,
    () => Results,
    () => null,
  );
  return Registered && <Registered />;
}
