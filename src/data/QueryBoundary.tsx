import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { Component, type ReactNode, Suspense } from 'react';

type CatcherProps = { failed: (again: () => void) => ReactNode; onAgain: () => void; children: ReactNode };

class Catcher extends Component<CatcherProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  again = () => {
    this.props.onAgain();
    this.setState({ broken: false });
  };

  override render() {
    return this.state.broken ? this.props.failed(this.again) : this.props.children;
  }
}

type QueryBoundaryProps = {
  /** Shown until the answer is there; mirrors the final layout. */
  loading: ReactNode;
  /** Shown when this part of the page failed; `again` asks once more. */
  failed: (again: () => void) => ReactNode;
  children: ReactNode;
};

/** A part of a page that waits and fails alone. */
export function QueryBoundary({ loading, failed, children }: QueryBoundaryProps) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <Catcher failed={failed} onAgain={reset}>
          <Suspense fallback={loading}>{children}</Suspense>
        </Catcher>
      )}
    </QueryErrorResetBoundary>
  );
}
