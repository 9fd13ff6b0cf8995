import { Component, type ReactNode } from 'react';

interface RootErrorBoundaryProps {
  children: ReactNode;
  /** Called once the page's elements are back, without React. */
  onCrash: () => void;
}

/** What was on the page when an error was thrown. */
interface Remains {
  readonly nodes: readonly ChildNode[];
  readonly focused: Element | null;
}

/** Puts the elements back as they were; the browser validates and posts the forms from now on. */
function putBack(host: HTMLElement, { nodes, focused }: Remains): void {
  host.replaceChildren(...nodes);
  for (const form of host.querySelectorAll('form')) form.noValidate = false;
  for (const field of host.querySelectorAll('input, textarea')) field.removeAttribute('readonly');
  // A moved <dialog> is open and no longer modal.
  for (const dialog of host.querySelectorAll('dialog')) dialog.close();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

/**
 * Keeps a page that can be read and sent when the frame of the site throws (bar, footer, results, scroll
 * manager): React would otherwise remove everything. The page's own errors are caught before
 * (src/navigation/CurrentPage.tsx).
 */
export class RootErrorBoundary extends Component<RootErrorBoundaryProps, { remains?: Remains }> {
  override state: { remains?: Remains } = {};

  // React calls it while it renders, before it removes anything.
  static getDerivedStateFromError = () => ({
    remains: {
      nodes: [...document.getElementById('root')!.childNodes],
      focused: document.activeElement,
    },
  });

  override componentDidCatch(): void {
    this.props.onCrash();
  }

  override render(): ReactNode {
    const { remains } = this.state;
    return remains ? (
      <div ref={(host) => void (host && putBack(host, remains))} />
    ) : (
      this.props.children
    );
  }
}
