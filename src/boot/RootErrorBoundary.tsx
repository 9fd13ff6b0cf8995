import { Component, type ReactNode } from 'react';

interface RootErrorBoundaryProps {
  children: ReactNode;
  /** Called once the page's elements are back in the document, without React. */
  onCrash: () => void;
}

/** The page's elements and the focused element at the time of an error. */
interface Snapshot {
  readonly nodes: readonly ChildNode[];
  readonly focused: Element | null;
}

/** Puts the elements back into the document; from then on the browser validates and posts the forms. */
function restorePage(container: HTMLElement, { nodes, focused }: Snapshot): void {
  container.replaceChildren(...nodes);
  for (const form of container.querySelectorAll('form')) form.noValidate = false;
  for (const field of container.querySelectorAll('input, textarea')) {
    field.removeAttribute('readonly');
  }
  // A <dialog> that was removed from the document keeps its `open` attribute and is no longer modal.
  for (const dialog of container.querySelectorAll('dialog')) dialog.close();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

/**
 * Keeps the page readable and its form usable when a component outside the page throws (bar, footer,
 * results, scroll manager). Without it React would remove every element of `#root`. An error boundary
 * in src/navigation/CurrentPage.tsx catches the page's own errors.
 */
export class RootErrorBoundary extends Component<RootErrorBoundaryProps, { snapshot?: Snapshot }> {
  override state: { snapshot?: Snapshot } = {};

  // React calls this while it renders and removes the page's elements only afterwards, in the commit.
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
