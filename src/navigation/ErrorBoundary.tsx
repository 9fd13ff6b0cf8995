import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Renders the screen that replaces the children after an error. */
  fallback: (error: unknown) => ReactNode;
  /** A new value renders the children again: the key of the location. */
  resetKey: string;
}

type ErrorBoundaryState = { failure: { error: unknown } | null; resetKey: string };

/** Catches an error in a page, so that bar and footer stay. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError = (error: unknown) => ({ failure: { error } });

  static getDerivedStateFromProps = (
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ) => (resetKey === state.resetKey ? null : { failure: null, resetKey });

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}
