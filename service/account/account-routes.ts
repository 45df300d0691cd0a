import type { ContactChanges } from './contact-change.ts';
import { accountKey } from './credential-routes.ts';
import type { Credentials } from './credentials.ts';
import { mountOperation } from '#service/http/contract.ts';
import { browserOf } from '#service/http/browser-cookies.ts';
import type { ServiceApp } from '#service/http/api-context.ts';
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
  contacts: ContactChanges;
};

/** What shoppers do with their own accounts. */
export function accountRoutes(app: ServiceApp, parts: AccountParts) {
  const { users, profiles, uploads, exports, deletions, credentials, contacts } = parts;

  mountOperation(app, 'put', '/p/user/setUserInfo', async ({ userId, body, timeZone }, respond) => {
    await profiles.update(userId, body, timeZone);
    return respond(200, await users.info(userId));
  });

  mountOperation(app, 'put', '/p/user/contact', async ({ userId, sessionId, body, request }, respond) => {
    const { code, proof, mobile, mail } = body;
    const member = { userId, sessionId, browser: browserOf(request) };
    await contacts.change(member, { key: accountKey(mobile, mail), code, proof });
    return respond(200, await users.info(userId));
  });

  mountOperation(app, 'get', '/p/oss/securityToken', async ({ userId, query }, respond) => {
    const { purpose = 'review', contentType = 'image/jpeg', count = 1 } = query;
    return respond(200, await uploads.issue(userId, { purpose, contentType, count }));
  });

  mountOperation(app, 'get', '/p/user/export', async ({ userId, language }, respond) => {
    const response = respond(200, await exports.read(userId, language));
    response.headers.set('Content-Disposition', 'attachment; filename="ican-mall-account.json"');
    return response;
  });

  mountOperation(app, 'post', '/p/user/deletion', async ({ userId, sessionId, body, request }, respond) => {
    await deletions.check(userId);
    await credentials.proveDeletion({ userId, sessionId, browser: browserOf(request) }, body);
    await deletions.ask(userId);
    return respond(200, await users.info(userId));
  });

  mountOperation(app, 'delete', '/p/user/deletion', async ({ userId }, respond) => {
    await deletions.cancel(userId);
    return respond(200, await users.info(userId));
  });
}
