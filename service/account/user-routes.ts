import type { Sessions } from './sessions.ts';
import { mountOperation } from '#service/http/contract.ts';
import type { ServiceApp } from '#service/http/api-context.ts';
import { browserOf } from '#service/http/browser-cookies.ts';
import { forgetSession } from '#service/http/session-cookies.ts';
import type { UserStore } from './user-queries.ts';

export function userRoutes(app: ServiceApp, users: UserStore) {
  mountOperation(app, 'get', '/p/user/userInfo', async ({ userId }, respond) =>
    respond(200, await users.info(userId)),
  );
}

/** The list of a member's sessions, and ending one. */
export function sessionRoutes(app: ServiceApp, sessions: Sessions) {
  mountOperation(app, 'get', '/p/user/sessions', async ({ userId, sessionId }, respond) =>
    respond(200, await sessions.list(userId, sessionId)),
  );

  mountOperation(app, 'delete', '/p/user/sessions', async ({ userId, sessionId, request }, respond) => {
    await sessions.endAllOf(userId, { except: sessionId, known: browserOf(request).known });
    return respond(204);
  });

  mountOperation(app, 'delete', '/p/user/sessions/{sessionId}', async (asked, respond) => {
    const { ownEnded } = await sessions.endShown(asked.userId, asked.path.sessionId, asked.sessionId);
    const response = respond(204);
    if (ownEnded) forgetSession(response.headers);
    return response;
  });
}
