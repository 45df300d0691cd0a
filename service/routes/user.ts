import { answer } from '#service/http/contract.ts';
import type { ServiceApp } from '#service/http/gate.ts';
import type { UserStore } from '#service/store/user.ts';

export function userRoutes(app: ServiceApp, users: UserStore) {
  answer(app, 'get', '/p/user/userInfo', async ({ userId }, say) => say(200, await users.info(userId)));
}
