import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { MissingCode } from '#src/domain/late-code.ts';
import { waitingBar } from '#src/domain/waiting-bar.ts';
import { lazyHydrate } from '#src/state/lazy-hydrate.tsx';

const RouteProblem = lazyHydrate(async () => (await import('./RouteProblem.tsx')).RouteProblem);

/**
 * Error boundary of the routes; its content is loaded when it is needed. When a screen's chunk is missing, as after
 * a new build, the page is reloaded once.
 */
export function RouteError() {
  const error = useRouteError();
  useEffect(() => {
    if (error instanceof MissingCode && !error.late) void waitingBar()?.anewOnce();
  }, [error]);
  return <RouteProblem />;
}
