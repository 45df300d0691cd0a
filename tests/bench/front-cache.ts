import { loadavg } from 'node:os';
import { readCatalogue } from '#service/seed/catalogue.ts';
import { type MemberSecrets, type MixedRequest, mixedRequests } from './front-requests.ts';
import { nginxMissing, startFront } from './front-nginx.ts';
import { connections, load } from './load.ts';
import { dataFolder, type RunningShop, startShop } from './shop.ts';
import { register } from './sign-in.ts';

const mixed = 1_000;
const frontPortsOn = 40;
const region = 'regionId=659006000343';
const measured: Record<string, string[]> = {
  home: ['/'],
  list: ['/electronics/10001'],
  product: ['/products/100001'],
  '50 products': readCatalogue()
    .products.slice(0, 50)
    .map(({ id }) => `/products/${id}`),
  'product call': [`/api/prod/prodInfo?prodId=100001&${region}`],
};
const nickName = 'Zorvane-Quillmark';
const mobile = '0094711999001';
const knownCookie = '__Host-mall_known=KnownZorvane0000000000; __Host-mall_code=AskerZorvane0000000000';
const shared = ['HIT', 'MISS', 'EXPIRED', 'STALE', 'UPDATING', 'REVALIDATED'];

/**
 * Prints what nginx as a cache in front does for the built shop, and looks through 1,000 mixed answers for a byte that is
 * somebody's own. True where there was none, or where there is no nginx to try it with.
 */
export async function benchFrontCache(port: number): Promise<boolean> {
  if (nginxMissing) {
    console.log(`not measured: ${nginxMissing}`);
    return true;
  }
  const { folder, drop } = dataFolder();
  const shop = await startShop(folder, port, { TRUST_PROXY: '1', MALL_DESK: 'on', LOG_LEVEL: 'error' });
  try {
    const front = await startFront(port + frontPortsOn, port);
    try {
      await compare(shop, front);
      return await lookThrough(front, await signedIn(shop));
    } finally {
      await front.stop();
    }
  } finally {
    await shop.stop();
    drop();
  }
}

type Front = Awaited<ReturnType<typeof startFront>>;

async function compare(shop: RunningShop, front: Front) {
  console.log(`${connections} connections, nginx with one process, load average ${loadavg()[0]?.toFixed(1)}`);
  for (const [name, paths] of Object.entries(measured)) {
    const asked = { 'accept-encoding': 'br' };
    const without = await load(shop.url, paths, asked);
    front.counts();
    const behind = await load(front.url, paths, asked);
    const { HIT = 0, STALE = 0, ...others } = front.counts();
    const all = HIT + STALE + Object.values(others).reduce((sum, count) => sum + count, 0);
    console.log(
      `${name.padEnd(12)} without ${without.perSecond.toFixed(0)}/s, with ${behind.perSecond.toFixed(0)}/s (p95 ${without.p95.toFixed(1)} and ${behind.p95.toFixed(1)} ms), hit rate ${(((HIT + STALE) / all) * 100).toFixed(2)} %, failed ${without.failed + behind.failed}`,
    );
  }
}

/** A member who is signed in: what her browser sends, and all that is hers. */
async function signedIn({ url, dataDir }: RunningShop): Promise<MemberSecrets> {
  const login = await register({ url, dataDir }, mobile, nickName);
  const answer = await fetch(`${url}/api/web/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-Proto': 'https' },
    body: login,
  });
  const { access_token: token = '', userId } = (await answer.json()) as {
    access_token?: string;
    userId?: string;
  };
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  const secrets = cookies.map((cookie) => cookie.slice(cookie.indexOf('=') + 1));
  if (token === '' || !cookies.some((cookie) => cookie.startsWith('__Host-mall_rs=')))
    throw new Error(`nobody is signed in: ${answer.status}`);
  return {
    cookies: cookies.join('; '),
    authorization: `Bearer ${token}`,
    texts: [nickName, mobile.slice(4), token, ...secrets, ...(userId ? [userId] : []), 'Zorvane'],
  };
}

async function lookThrough(front: Front, member: MemberSecrets): Promise<boolean> {
  const waiting = mixedRequests(mixed, member, knownCookie);
  const faults: string[] = [];
  const answered: Record<string, number> = {};
  const own = { hits: 0, all: 0 };
  const askInTurn = async () => {
    for (let request = waiting.pop(); request; request = waiting.pop()) {
      const { what, found } = await look(front.url, request, member.texts);
      answered[what] = (answered[what] ?? 0) + 1;
      if (request.asker !== 'member') {
        own.all += 1;
        if (what === 'HIT' || what === 'STALE') own.hits += 1;
      }
      faults.push(...found.map((fault) => `${request.asker} ${request.path}: ${fault} (${what})`));
    }
  };
  await Promise.all(Array.from({ length: connections }, askInTurn));
  console.log(
    `${mixed} mixed requests: ${Object.entries(answered)
      .map(([what, count]) => `${what} ${count}`)
      .join(', ')}; ${((own.hits / own.all) * 100).toFixed(0)} % of what no member asked came from the cache`,
  );
  for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
  console.log(faults.length === 0 ? 'no private byte, no foreign page' : `${faults.length} faults`);
  return faults.length === 0;
}

/** What the cache did with a request, and what is wrong with its answer. */
async function look(
  url: string,
  { asker, path, language, regionCode, headers }: MixedRequest,
  texts: readonly string[],
) {
  const answer = await fetch(url + path, { headers, redirect: 'manual' });
  const body = await answer.text();
  const what = answer.headers.get('x-cache') ?? 'none';
  const found: string[] = [];
  // A shop that cannot keep up says so; that page is kept nowhere and is in no region.
  const isBusy = answer.status === 503;
  if (answer.status !== 200 && !isBusy) found.push(`status ${answer.status}`);
  const isShared = shared.includes(what);
  if (asker === 'member' && isShared) found.push('a member was answered from what is shared');
  if (isShared) {
    if (answer.headers.has('set-cookie')) found.push('Set-Cookie');
    const head = [...answer.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
    for (const text of texts) if (head.includes(text) || body.includes(text)) found.push(`holds ${text}`);
  }
  if (isBusy) return { what: `${what} (busy)`, found };
  if (!path.startsWith('/api/')) {
    if (!body.includes(`<html lang="${language}-`)) found.push(`not in ${language}`);
    if (!body.includes(`data-region="${regionCode}"`)) found.push(`not of ${regionCode}`);
  } else if (!(answer.headers.get('content-language') ?? '').startsWith(language))
    found.push(`not in ${language}`);
  return { what, found };
}
