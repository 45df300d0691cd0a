import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type APIRequestContext, expect, type Frame, type Page, request as requests } from '@playwright/test';
import { openDatabase } from '#service/db/connect.ts';
import { sql } from 'drizzle-orm';
import { type BuiltServer, startBuiltServer } from './built-server.ts';
import { test } from './journey.ts';
import { lastSent } from './outbox.ts';
import { region } from './shopper.ts';

/** A test card, and a number that passes every check and is none: both are typed, and neither may be anywhere. */
const testCard = '4242424242424242';
const otherCard = '4111111111111111';
const written = (number: string) => [number, number.replaceAll(/(.{4})(?=.)/g, '$1 ')];

let server: BuiltServer;
let api: APIRequestContext;
let headers: Record<string, string>;
test.beforeAll(async () => {
  // It fills a database of its own, beside two other shops.
  test.setTimeout(240_000);
  server = await startBuiltServer({ RATE_LIMIT_FACTOR: '100', LOG_LEVEL: 'debug' });
  api = await requests.newContext({ baseURL: server.origin });
});
test.afterAll(async () => {
  await api.dispose();
  await server.stop();
});

async function call<T>(path: string, data?: object, more: Record<string, string> = {}): Promise<T> {
  const sent = { headers: { ...headers, ...more }, ...(data && { data }) };
  const answer = data ? await api.post(`/api${path}`, sent) : await api.get(`/api${path}`, sent);
  expect(answer.status(), `${path} ${await answer.text()}`).toBe(200);
  return (await answer.json()) as T;
}

async function signIn() {
  if (headers) return;
  const mobile = '0094771230000';
  headers = {};
  await call('/sms/send', { mobile });
  const sent = await lastSent(api, mobile.slice(-9), server.dataDir);
  const asked = { loginType: 0, loginId: mobile, code: sent?.code, region };
  const { access_token: token } = await call<{ access_token: string }>('/quick/login', asked);
  headers = { Authorization: `Bearer ${token}` };
}

type Said = { type: string } & Record<string, unknown>;

/** Opens the card fields in a frame of one of the mall's own pages, under its policy, and hears what they say. */
async function openFields(page: Page, look = '') {
  await signIn();
  const { hostedFieldsUrl } = await call<{ hostedFieldsUrl: string }>('/p/bankCard/session', {});
  // React would throw away what it finds between its own markup when it takes the page over.
  await page.addInitScript(() => {
    window.addEventListener('mall:alive', () => Object.assign(globalThis, { alive: true }), { once: true });
  });
  await page.goto(`${server.origin}/About`);
  await page.waitForFunction(() => 'alive' in globalThis);
  await page.evaluate((source) => {
    const frame = document.createElement('iframe');
    frame.src = source;
    frame.title = 'Card details';
    frame.width = '380';
    frame.height = '700';
    frame.setAttribute('sandbox', 'allow-forms allow-scripts allow-same-origin');
    const said: unknown[] = [];
    Object.assign(globalThis, { said });
    window.addEventListener('message', (event) => {
      if (event.source === frame.contentWindow && event.origin === new URL(source).origin)
        said.push(event.data);
    });
    document.querySelector('main')?.prepend(frame);
  }, hostedFieldsUrl + look);
  const said = () => page.evaluate(() => (globalThis as unknown as { said: Said[] }).said);
  await expect.poll(async () => (await said()).map(({ type }) => type)).toContain('card-fields:ready');
  const frame = page.frames().find((one) => one.url().startsWith(new URL(hostedFieldsUrl).origin));
  if (!frame) throw new Error('the fields are not there');
  const tell = (message: object) =>
    page.evaluate(
      ([told, origin]) => document.querySelector('iframe')?.contentWindow?.postMessage(told, origin),
      [message, new URL(hostedFieldsUrl).origin] as const,
    );
  return { frame, said, tell, origin: new URL(hostedFieldsUrl).origin };
}

async function typeCard(frame: Frame, number: string) {
  await frame.getByLabel('Card number').fill('');
  await frame.getByLabel('Card number').pressSequentially(number);
  await frame.getByLabel(/^Expires/).fill('');
  await frame.getByLabel(/^Expires/).pressSequentially('1235');
  await frame.getByLabel('Security code').fill('123');
  await frame.getByLabel(/^Name on the card/).fill('NIMALI PERERA');
}

test('no card number leaves the fields: not to the mall, its log or its database', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (asked) => sent.push(`${asked.url()} ${asked.postData() ?? ''}`));
  const { frame, said, tell } = await openFields(page);
  await expect(frame.getByText('This is a trial: no money moves')).toBeVisible();

  await typeCard(frame, otherCard);
  await expect(frame.getByText('This is no test card. Please choose one of the list.')).toBeVisible();
  await tell({ type: 'card-fields:tokenize' });
  await expect.poll(said).toContainEqual({ type: 'card-fields:error', code: 'incomplete' });

  await typeCard(frame, testCard);
  await expect.poll(said).toContainEqual({ type: 'card-fields:state', complete: true, brand: 'VISA' });
  await tell({ type: 'card-fields:tokenize' });
  const token = async () => (await said()).find(({ type }) => type === 'card-fields:token');
  await expect.poll(token).toMatchObject({ brand: 'VISA', last4: '4242', expMonth: 12, expYear: 2035 });
  const cardToken = String((await token())?.cardToken);
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  const kept = await call<{ cardId: string; last4: string }>(
    '/p/bankCard/save',
    { cardToken, isDefault: true },
    key,
  );
  expect(kept.last4).toBe('4242');

  // What was typed, asked and logged by now; the database is read once the shop has ended.
  const everywhere = [
    ...sent,
    server.said.stdout,
    server.said.stderr,
    JSON.stringify(await call('/p/user/export')),
  ];
  for (const number of [testCard, otherCard].flatMap(written))
    expect(everywhere.filter((text) => text.includes(number))).toEqual([]);
  expect(sent.some((line) => line.includes('"testCard":"approved"'))).toBe(true);
});

test('the fields hear the page of their session only', async ({ page }) => {
  const { frame, tell, said } = await openFields(page);
  // A message from inside of the frame itself is not the page's.
  await frame.evaluate(() => window.postMessage({ type: 'card-fields:tokenize' }, window.location.origin));
  await page.waitForTimeout(300);
  expect((await said()).some(({ type }) => type === 'card-fields:error')).toBe(false);
  await tell({ type: 'card-fields:look', language: 'ru', theme: 'dark' });
  await expect(frame.getByLabel('Номер карты')).toBeVisible();
  await expect(frame.locator('html')).toHaveAttribute('lang', 'ru-RU');
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('no other page may show the fields', async () => {
  await signIn();
  const { hostedFieldsUrl } = await call<{ hostedFieldsUrl: string }>('/p/bankCard/session', {});
  const { headers: shown } = await fetch(hostedFieldsUrl);
  expect(shown.get('content-security-policy')).toContain(`frame-ancestors ${server.origin}`);
  expect(shown.get('content-security-policy')).toContain("default-src 'none'");
  expect(shown.get('referrer-policy')).toBe('no-referrer');
  const mall = await api.get('/About');
  const policy = mall.headers()['content-security-policy'] ?? '';
  const { origin } = new URL(hostedFieldsUrl);
  expect(policy).toContain(`frame-src ${origin};`);
  expect(policy).toContain(`form-action 'self' ${origin};`);
  expect(policy).not.toContain('stripe');
});

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const languages = ['en', 'zh', 'tr', 'ru', 'pt'] as const;

for (const theme of ['light', 'dark'] as const) {
  test(`fields and bank are accessible in five languages, ${theme}`, async ({ page }) => {
    for (const language of languages) {
      const { frame, origin } = await openFields(page, `&language=${language}&theme=${theme}`);
      await expect(frame.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}-`));
      await frame.locator('summary').click();
      await frame.evaluate(axe);
      const faults = await frame.evaluate(async () => {
        const { run } = (
          globalThis as unknown as {
            axe: { run(options: object): Promise<{ violations: { id: string }[] }> };
          }
        ).axe;
        // The heading is that of the page which holds the frame.
        const rules = { 'page-has-heading-one': { enabled: false } };
        return (await run({ rules })).violations.map(({ id }) => id);
      });
      expect(faults, `${language} ${theme}`).toEqual([]);
      const gone = await fetch(`${origin}/challenge?challenge=none&language=${language}&theme=${theme}`);
      expect(await gone.text()).toContain(`lang="${language}-`);
    }
  });
}

test('after the shop has ended, its database holds no card number', async () => {
  await server.stop({ keep: true });
  const database = await openDatabase({ dataDir: server.dataDir });
  const { rows } = await database.script(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  );
  const found: string[] = [];
  for (const { name } of rows) {
    for (const number of [testCard, otherCard].flatMap(written)) {
      const answer: unknown = await database.db.execute(
        sql`select 1 from ${sql.identifier(String(name))} as t where t::text like ${`%${number}%`} limit 1`,
      );
      if ((answer as { rows: unknown[] }).rows.length > 0) found.push(`${String(name)} ${number}`);
    }
  }
  const kept = await database.script('select last4 from bank_cards');
  await database.close();
  expect(found).toEqual([]);
  expect(kept.rows).toEqual([{ last4: '4242' }]);
});
