import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { MissingCode } from '#src/domain/late-code.ts';
import { waitingBar } from '#src/domain/waiting-bar.ts';
import { sleeping } from '#src/state/sleeping.tsx';

const RouteProblem = sleeping(async () => (await import('./RouteProblem.tsx')).RouteProblem);

/**
 * What stands in place of a screen that does not exist or could not be shown; its code is rarely needed. A screen whose
 * code is not there any more, as after a new build, is loaded anew, once.
 */
export function RouteError() {
  const error = useRouteError();
  useEffect(() => {
    if (error instanceof MissingCode && !error.late) void waitingBar()?.anewOnce();
  }, [error]);
  return <RouteProblem />;
}
