import { loadavg } from 'node:os';
import type { LoginResponse } from '#openapi/schema.gen.ts';
import { connections, measure } from './load.ts';
import { codeSentTo, dataFolder, type RunningShop, startShop } from './shop.ts';

const region = 659_006_000_343;
const password = 'Kandy-Lake-2026';
const addresses = 100;
const guessesEach = 10;

type Said = Partial<LoginResponse> & { code?: string };

/** Prints how fast people sign in by password, what guessing a code from many addresses comes to, and when a sign-out counts. */
export async function benchSignIn(port: number) {
  const { folder, drop } = dataFolder();
  let shop = await startShop(folder, port);
  const people: string[] = [];
  for (let number = 0; number < connections; number += 1) {
    people.push(await register(shop, `0094${711_000_000 + number}`));
  }
  // Every connection is a person of its own, as in life: one account takes five tries at a time.
  let clients = 0;
  const { perSecond, p50, p95, failed } = await measure({
    url: shop.url,
    connections,
    setupClient: (client) => {
      const body = people[(clients += 1) % people.length] ?? '';
      const headers = { 'content-type': 'application/json' };
      client.setRequests([{ method: 'POST', path: '/api/web/login', headers, body }]);
    },
  });
  console.log(`load average: ${loadavg()[0]?.toFixed(2)}`);
  console.log(
    `sign-ins by password (Argon2id, 19 MiB, 2 passes) at ${connections} connections: ${perSecond.toFixed(1)}/s, p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, failed ${failed}`,
  );
  await shop.stop();

  shop = await startShop(folder, port, { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1', MALL_DESK: 'on' });
  await guess(shop, '0094712000000');
  await signOut(shop, '0094713000000');
  await shop.stop();
  drop();
}

/** The body by which the new account signs in. */
export async function register(
  shop: Pick<RunningShop, 'url' | 'dataDir'>,
  userMobile: string,
  nickName = 'Bench',
) {
  const code = await codeFor(shop, userMobile);
  const account = {
    code,
    invite: '',
    loginPassword: password,
    nickName,
    regionId: region,
    userMobile,
  };
  const { status } = await call(shop, 'POST', '/api/user/register', account);
  if (status !== 200) throw new Error(`no account: ${status}`);
  return JSON.stringify({ userMobile, loginPassword: password });
}

async function guess(shop: RunningShop, mobile: string) {
  const right = Number(await codeFor(shop, mobile));
  const counts: Record<string, number> = {};
  for (let round = 0; round < guessesEach; round += 1) {
    await Promise.all(
      Array.from({ length: addresses }, async (_, index) => {
        const wrong = (right + 1 + round * addresses + index) % 1_000_000;
        const body = loginBody(mobile, String(wrong).padStart(6, '0'));
        const { status, said } = await call(shop, 'POST', '/api/quick/login', body, {
          'X-Forwarded-For': `10.1.1.${index}`,
        });
        const answer = status === 200 ? 'accepted' : (said.code ?? String(status));
        counts[answer] = (counts[answer] ?? 0) + 1;
      }),
    );
  }
  const compared = counts['code.invalid'] ?? 0;
  console.log(
    `guesses of one code, ${addresses * guessesEach} from ${addresses} addresses: accepted ${counts.accepted ?? 0}, compared ${compared}, refused unread ${addresses * guessesEach - compared - (counts.accepted ?? 0)}`,
  );
}

async function signOut(shop: RunningShop, mobile: string) {
  const { said } = await call(
    shop,
    'POST',
    '/api/quick/login',
    loginBody(mobile, await codeFor(shop, mobile)),
  );
  const own = { Authorization: `Bearer ${said.access_token}` };
  await call(shop, 'GET', '/api/app/logout', undefined, own);
  const from = performance.now();
  let accepted = 0;
  for (;;) {
    const { status } = await call(shop, 'GET', '/api/p/user/userInfo', undefined, own);
    if (status === 401) break;
    accepted += 1;
  }
  const seconds = accepted === 0 ? 0 : (performance.now() - from) / 1000;
  console.log(
    `a token after its sign-out: ${seconds.toFixed(1)} s until it is refused, ${accepted} calls let through`,
  );
}

const loginBody = (loginId: string, code: string) => ({ loginType: 0, loginId, code, region });

async function codeFor(shop: Pick<RunningShop, 'url' | 'dataDir'>, mobile: string) {
  await call(shop, 'POST', '/api/sms/send', { mobile });
  return codeSentTo(shop, mobile.slice(4));
}

/** A call on a connection of its own: one that was kept for the next call may have ended with the shop it led to. */
async function call(
  shop: Pick<RunningShop, 'url'>,
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
) {
  const response = await fetch(shop.url + path, {
    method,
    headers: { Connection: 'close', ...(body && { 'Content-Type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, said: (text ? JSON.parse(text) : {}) as Said };
}
