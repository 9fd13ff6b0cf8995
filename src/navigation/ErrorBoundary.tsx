import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { Component, type ReactNode } from 'react';

/**
 * Emotion's cache for the screen after an error. The prerendered page does not have the rules of this screen, and the
 * site's cache inserts none until React has committed the first render (app/styleCache.ts).
 */
const screenCache = createCache({ key: 'error' });

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Renders the screen that replaces the children after an error. */
  fallback: (error: unknown) => ReactNode;
  /** When this key changes, for example at a navigation, the boundary clears the error. */
  resetKey?: string;
}

type ErrorBoundaryState = {
  /** The thrown value is in an object, because a component may also throw `null`. */
  failure: { error: unknown } | null;
  resetKey: string | undefined;
};

/** Shows `fallback` in place of children of which one has thrown. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError = (error: unknown) => ({ failure: { error } });

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return resetKey === state.resetKey ? null : { failure: null, resetKey };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return <CacheProvider value={screenCache}>{this.props.fallback(failure.error)}</CacheProvider>;
  }
}
