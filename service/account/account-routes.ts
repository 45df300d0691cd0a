import type { Credentials } from './credentials.ts';
import { answer } from '#service/http/contract.ts';
import { browserOf } from '#service/http/browser-cookies.ts';
import type { ServiceApp } from '#service/http/gate.ts';
import type { AccountDeletionStore } from './deletion.ts';
import type { AccountExportStore } from './export.ts';
import type { ProfileStore } from './profile.ts';
import type { UploadStore } from '#service/uploads/upload-store.ts';
import type { UserStore } from './user-queries.ts';

type AccountParts = {
  users: UserStore;
  profiles: ProfileStore;
  uploads: UploadStore;
  exports: AccountExportStore;
  deletions: AccountDeletionStore;
  credentials: Credentials;
};

/** What shoppers do with their own accounts. */
export function accountRoutes(app: ServiceApp, parts: AccountParts) {
  const { users, profiles, uploads, exports, deletions, credentials } = parts;

  answer(app, 'put', '/p/user/setUserInfo', async ({ userId, body, timeZone }, respond) => {
    await profiles.update(userId, body, timeZone);
    return respond(200, await users.info(userId));
  });

  answer(app, 'get', '/p/oss/securityToken', async ({ userId, query }, respond) => {
    const { purpose = 'review', contentType = 'image/jpeg', count = 1 } = query;
    return respond(200, await uploads.issue(userId, { purpose, contentType, count }));
  });

  answer(app, 'get', '/p/user/export', async ({ userId, language }, respond) => {
    const response = respond(200, await exports.read(userId, language));
    response.headers.set('Content-Disposition', 'attachment; filename="ican-mall-account.json"');
    return response;
  });

  answer(app, 'post', '/p/user/deletion', async ({ userId, sessionId, body, request }, respond) => {
    await deletions.check(userId);
    await credentials.proveDeletion({ userId, sessionId, browser: browserOf(request) }, body);
    await deletions.ask(userId);
    return respond(200, await users.info(userId));
  });

  answer(app, 'delete', '/p/user/deletion', async ({ userId }, respond) => {
    await deletions.cancel(userId);
    return respond(200, await users.info(userId));
  });
}
