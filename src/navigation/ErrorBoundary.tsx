import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Shown in place of the children. */
  fallback: (error: unknown) => ReactNode;
  /** A new value (the location's key) renders the children again. */
  resetKey: string;
}

type ErrorBoundaryState = { failure: { error: unknown } | null; resetKey: string };

/** Keeps an error in a page from taking the site's frame with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError = (error: unknown) => ({ failure: { error } });

  static getDerivedStateFromProps = ({ resetKey }: ErrorBoundaryProps, now: ErrorBoundaryState) =>
    resetKey === now.resetKey ? null : { failure: null, resetKey };

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}
