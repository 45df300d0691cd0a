import { sleeping } from '#src/state/sleeping.tsx';

const RouteProblem = sleeping(async () => (await import('./RouteProblem.tsx')).RouteProblem);

/** What stands in place of a screen that does not exist or could not be shown; its code is rarely needed. */
export function RouteError() {
  return <RouteProblem />;
}
