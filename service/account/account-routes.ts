import type { Credentials } from './credentials.ts';
import type { Notices } from './security-emails.ts';
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
  notices: Notices;
};

/** What shoppers do with their own accounts. */
export function accountRoutes(app: ServiceApp, parts: AccountParts) {
  const { users, profiles, uploads, exports, deletions, credentials, notices } = parts;

  answer(app, 'put', '/p/user/setUserInfo', async ({ userId, body, timeZone }, say) => {
    await profiles.update(userId, body, timeZone);
    return say(200, await users.info(userId));
  });

  answer(app, 'get', '/p/oss/securityToken', async ({ userId, query }, say) => {
    const { purpose = 'review', contentType = 'image/jpeg', count = 1 } = query;
    return say(200, await uploads.issue(userId, { purpose, contentType, count }));
  });

  answer(app, 'get', '/p/user/export', async ({ userId, language }, say) => {
    const response = say(200, await exports.read(userId, language));
    response.headers.set('Content-Disposition', 'attachment; filename="ican-mall-account.json"');
    return response;
  });

  answer(app, 'post', '/p/user/deletion', async ({ userId, sessionId, body, request }, say) => {
    await deletions.check(userId);
    await credentials.proveDeletion({ userId, sessionId, browser: browserOf(request) }, body);
    await deletions.ask(userId);
    const user = await users.byId(userId);
    if (user?.deletionAt) notices.deletionRequested(user, user.deletionAt);
    return say(200, await users.info(userId));
  });

  answer(app, 'delete', '/p/user/deletion', async ({ userId }, say) => {
    const before = await users.byId(userId);
    await deletions.cancel(userId);
    if (before?.deletionAt) notices.deletionCancelled(before);
    return say(200, await users.info(userId));
  });
}
