import { useSyncExternalStore, type ComponentType } from 'react';

let Results: ComponentType | null = null;
let notify = () => {};

function subscribe(listener: () => void): () => void {
  notify = listener;
  return () => void (notify = () => {});
}

/**
 * Registers the component that shows the form service's answer to a sent form. A form calls this
 * function when it mounts; a page without a form therefore does not need the component's code.
 */
export function registerResults(results: ComponentType): void {
  Results = results;
  notify();
}

/**
 * Renders the registered component. App.tsx renders LeadResults outside the pages, so that an
 * answer can appear on any page, also on a page without the form (R-LEAD-10).
 */
export function LeadResults() {
  const Registered = useSyncExternalStore(
    subscribe,
    () => Results,
    () => null,
  );
  return Registered && <Registered />;
}
