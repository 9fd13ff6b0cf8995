import { Component, type ReactNode } from 'react';

interface RootErrorBoundaryProps {
  children: ReactNode;
  /** Called after an error, when the boundary has put the page's elements back into the document. */
  onCrash: () => void;
}

interface Snapshot {
  readonly nodes: readonly ChildNode[];
  readonly focused: Element | null;
}

/**
 * Puts the elements that React has removed back into the document. The browser and the entry script then
 * handle links, menu and form.
 */
function restorePage(container: HTMLElement, { nodes, focused }: Snapshot): void {
  container.replaceChildren(...nodes);
  // React may have disabled the browser's validation, but no longer validates the form.
  for (const form of container.querySelectorAll('form')) form.noValidate = false;
  // Text fields may be read-only, because React was sending their form. React no longer updates these
  // elements.
  for (const field of container.querySelectorAll('input, textarea')) {
    field.removeAttribute('readonly');
  }
  // When React removes the open menu, a `<dialog>`, the browser ends its modal state but keeps the
  // attribute `open`. Without `close()` the menu would then cover the page.
  for (const dialog of container.querySelectorAll('dialog')) dialog.close();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

/**
 * Keeps the page readable and its form usable when a component that surrounds the pages throws, for
 * example the navigation bar or the footer. Without this boundary React would remove every element of
 * `#root`. The boundary in src/navigation/CurrentPage.tsx catches the errors of the pages.
 */
export class RootErrorBoundary extends Component<RootErrorBoundaryProps, { snapshot?: Snapshot }> {
  override state: { snapshot?: Snapshot } = {};

  // React removes the page's elements only in the next commit, so they are still in `#root` here.
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
