import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { decodeProtectedHeader } from 'jose';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runKeys } from '#service/composition/run-keys.ts';
import { serviceFrom } from '#service/config/options.ts';
import { readVariables } from '#service/config/read-variables.ts';
import { createService } from '#service/composition/create-service.ts';
import { openDatabase } from '#service/db/connect.ts';
import type { Database } from '#service/db/database.ts';
import {
  type KeySet,
  newHashingKey,
  newSigningKey,
  readKeySet,
  writeKeySet,
} from '#service/platform/key-set.ts';
import { openFilled } from './filled-database.ts';
import { insertWorld, sriLanka } from './world.ts';

let database: Database;
let printed: string[];
beforeEach(async () => {
  database = await openFilled('world', ({ db }) => insertWorld(db));
  printed = [];
});
afterEach(() => database.close());

/** A process of the shop with some keys, on the one database. */
async function shopWith(signingKeys?: KeySet) {
  const service = await createService({
    database,
    options: { signingKeys, rateLimitFactor: 1_000, print: (line) => void printed.push(line) },
  });
  await service.stop();
  const ask = async (path: string, init: RequestInit = {}) =>
    service.app.fetch(
      new Request(`http://localhost:3000/api${path}`, {
        ...init,
        headers: { 'content-type': 'application/json', ...(init.headers as Record<string, string>) },
      }),
      { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
    );
  const post = (path: string, body: object) => ask(path, { method: 'POST', body: JSON.stringify(body) });
  return {
    async logIn(mobile = '0094771234567') {
      await post('/sms/send', { mobile });
      const code = (printed.at(-1) ?? '').slice(-6);
      const answer = await post('/quick/login', {
        loginType: 0,
        loginId: mobile,
        code,
        region: sriLanka,
      });
      const { access_token: token, refresh_token: handle } = (await answer.json()) as Record<string, string>;
      const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0]);
      return { token: token ?? '', handle: handle ?? '', cookie: cookies.join('; ') };
    },
    me: async (token: string) =>
      (await ask('/p/user/userInfo', { headers: { authorization: `Bearer ${token}` } })).status,
    refresh: async ({ handle, cookie }: { handle: string; cookie: string }) =>
      (
        await ask('/token/refresh', {
          method: 'POST',
          headers: { cookie, 'sec-fetch-site': 'same-origin' },
          body: JSON.stringify({ refresh_token: handle }),
        })
      ).status,
  };
}

const everything = async () => {
  const told: unknown = await database.db.execute(sql`select key, value::text from settings`);
  return (told as { rows: { key: string; value: string }[] }).rows;
};

test('the first key signs, all verify, and none of them enters the database', async () => {
  const [old, next] = [
    await newSigningKey(new Date('2026-01-01')),
    await newSigningKey(new Date('2026-06-01')),
  ];
  const hashing = newHashingKey();
  const before = await shopWith({ signing: [old], hashing });
  const member = await before.logIn();
  expect(decodeProtectedHeader(member.token).kid).toBe(old.kid);

  const rotated = await shopWith({ signing: [next, old], hashing });
  expect(await rotated.me(member.token)).toBe(200);
  expect(await rotated.refresh(member)).toBe(200);
  const later = await rotated.logIn('0094771234568');
  expect(decodeProtectedHeader(later.token).kid).toBe(next.kid);
  expect(await before.me(later.token)).toBe(401);

  const done = await shopWith({ signing: [next], hashing });
  expect(await done.me(later.token)).toBe(200);
  expect(await done.me(member.token)).toBe(401);

  const rows = await everything();
  expect(rows.map(({ key }) => key)).not.toContain('signing-keys');
  for (const part of [old.d, next.d, hashing.k, old.x]) expect(JSON.stringify(rows)).not.toContain(part);
});

test('keys that the database holds are moved out without signing anybody out', async () => {
  const before = await shopWith();
  const member = await before.logIn();
  const [held] = (await everything()).filter(({ key }) => key === 'signing-keys');
  const { privateKey, keyId, secret } = JSON.parse(held?.value ?? '{}') as {
    privateKey: object;
    keyId: string;
    secret: string;
  };
  const moved = readKeySet(
    JSON.stringify([
      { ...privateKey, kid: keyId },
      { kty: 'oct', k: secret },
    ]),
  );
  const after = await shopWith(moved);
  expect(await after.me(member.token)).toBe(200);
  expect(await after.refresh(member)).toBe(200);
  expect((await everything()).map(({ key }) => key)).not.toContain('signing-keys');
});

test('keys are made, rotated and exported on the command line', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mall-keys-'));
  const lines: string[] = [];
  const run = (words: string[]) =>
    runKeys(words, { read: readVariables({ DATA_DIR: folder }), print: (line) => void lines.push(line) });
  expect(await run(['new'])).toBe(0);
  const file = join(folder, 'keys.json');
  writeFileSync(file, lines[0] ?? '');
  expect(await run(['rotate', file])).toBe(0);
  const [first, second] = [readKeySet(lines[0] ?? ''), readKeySet(lines[1] ?? '')];
  expect(second?.signing[1]).toEqual(first?.signing[0]);
  expect(second?.hashing).toEqual(first?.hashing);

  const own = await openDatabase({ dataDir: folder });
  await own.migrate();
  await insertWorld(own.db);
  await (await createService({ database: own, options: { print: () => {} } })).stop();
  await own.close();
  expect(await run(['export'])).toBe(0);
  expect(readKeySet(lines[2] ?? '')?.signing).toHaveLength(1);
  expect(await run(['rotate'])).toBe(1);
  rmSync(folder, { recursive: true, force: true });
});

test('what is no set of keys stops the start, and is not repeated', async () => {
  const key = await newSigningKey(new Date());
  const { d: _secret, ...publicOnly } = key;
  for (const bad of ['none', '{"keys":[]}', JSON.stringify([publicOnly]), JSON.stringify([key, key])])
    expect(() => readVariables({ SIGNING_KEYS: bad })).toThrow(
      'SIGNING_KEYS has a value that is not shown here, but must be a JSON Web Key Set of private keys (EC, P-256), each with a kid of its own.',
    );
  expect(() => readVariables({ SIGNING_KEYS_FILE: '/nowhere' })).toThrow(
    'SIGNING_KEYS_FILE is "/nowhere", but must be a file that can be read and holds ',
  );
  const text = writeKeySet({ signing: [key], hashing: undefined });
  expect(serviceFrom({ SIGNING_KEYS: text }).options.signingKeys?.signing).toEqual([key]);
});
