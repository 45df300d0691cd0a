import { http, HttpResponse } from 'msw';

/**
 * A service that does not answer at `path` (a pattern below `/api`): what is shown while one waits. It lets go when the
 * story ends, so that the next one finds a free line.
 */
export const silent = (path: string, ended: AbortSignal) =>
  http.all(
    `*/api${path}`,
    () =>
      new Promise<Response>((resolve) => {
        const letGo = () => resolve(HttpResponse.error());
        if (ended.aborted) letGo();
        else ended.addEventListener('abort', letGo, { once: true });
      }),
  );
