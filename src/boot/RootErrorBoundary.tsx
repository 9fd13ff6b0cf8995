import { Component, type ReactNode } from 'react';

interface RootErrorBoundaryProps {
  children: ReactNode;
  /** Called after an error, when the page's elements are back in the document. */
  onCrash: () => void;
}

interface Snapshot {
  readonly nodes: readonly ChildNode[];
  readonly focused: Element | null;
}

/** Puts the page's elements back into the document, and leaves the forms to the browser. */
function restorePage(container: HTMLElement, { nodes, focused }: Snapshot): void {
  container.replaceChildren(...nodes);
  for (const form of container.querySelectorAll('form')) form.noValidate = false;
  // React makes the fields read-only while it sends a form.
  for (const field of container.querySelectorAll('input, textarea')) {
    field.removeAttribute('readonly');
  }
  // A removed `<dialog>` keeps its `open` attribute but is no longer modal: an open menu would cover
  // the page.
  for (const dialog of container.querySelectorAll('dialog')) dialog.close();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

/**
 * Keeps the page readable and its form usable when a component outside the page throws, for example
 * the navigation bar or the footer. Without this boundary React would remove every element of `#root`.
 * The boundary in src/navigation/CurrentPage.tsx catches the errors of the page itself.
 */
export class RootErrorBoundary extends Component<RootErrorBoundaryProps, { snapshot?: Snapshot }> {
  override state: { snapshot?: Snapshot } = {};

  // React calls this function before the commit that removes the page's elements from `#root`.
  static getDerivedStateFromError = () => ({
    snapshot: {
      nodes: [...document.getElementById('root')!.childNodes],
      focused: document.activeElement,
    },
  });

  override componentDidCatch(): void {
    this.props.onCrash();
  }

  override render(): ReactNode {
    const { snapshot } = this.state;
    return snapshot ? (
      <div ref={(container) => void (container && restorePage(container, snapshot))} />
    ) : (
      this.props.children
    );
  }
}
