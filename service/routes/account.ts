import type { CodeBook } from '#service/auth/code-book.ts';
import { answer } from '#service/http/contract.ts';
import type { ServiceApp } from '#service/http/gate.ts';
import { Refusal } from '#service/domain/refusal.ts';
import type { AccountDeletionStore } from '#service/store/account-deletion.ts';
import type { AccountExportStore } from '#service/store/account-export.ts';
import type { ProfileStore } from '#service/store/profile.ts';
import type { UploadStore } from '#service/store/uploads.ts';
import type { UserStore } from '#service/store/user.ts';

type AccountParts = {
  users: UserStore;
  profiles: ProfileStore;
  uploads: UploadStore;
  exports: AccountExportStore;
  deletions: AccountDeletionStore;
  codes: CodeBook;
};

/** What shoppers do with their own accounts. */
export function accountRoutes(app: ServiceApp, parts: AccountParts) {
  const { users, profiles, uploads, exports, deletions, codes } = parts;

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

  answer(app, 'post', '/p/user/deletion', async ({ userId, body }, say) => {
    await deletions.check(userId);
    const { userMobile, userMail } = await users.info(userId);
    if (body.proof !== 'CODE') throw new Refusal('code.invalid');
    await codes.use(userMobile ?? userMail ?? '', body.secret, 'deletion');
    await deletions.ask(userId);
    return say(200, await users.info(userId));
  });

  answer(app, 'delete', '/p/user/deletion', async ({ userId }, say) => {
    await deletions.cancel(userId);
    return say(200, await users.info(userId));
  });
}
