import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LoginResponse } from '#openapi/schema.gen.ts';
import { codeMessage } from '#service/account/messages/code-message.ts';
import { type SecurityMessages, securityMessagesWith } from '#service/account/security-emails.ts';
import type { Message } from '#service/platform/sender.ts';
import { deviceOf } from '#service/account/device.ts';
import { languageTags } from '#service/domain/language.ts';
import type { OutboxMessage } from '#service/platform/outbox.ts';
import type { Db } from '#service/db/database.ts';
import { fakeSender, openShop, type Shop } from './shop.ts';
import { sriLanka } from './world.ts';

const languages = ['en', 'zh', 'tr', 'ru', 'pt'] as const;
const device = { browser: 'Chrome', system: 'Android' };
const nimal = { userId: 'u_nimal', mail: 'nimal@example.com', mobile: null };
const tx = {} as Db;

/** Every notice there is, as it is called. */
const kinds: [string, (told: SecurityMessages, language: (typeof languages)[number]) => Promise<unknown>][] =
  [
    ['newDevice', (told, language) => told.newDevice(tx, { ...nimal, language }, device)],
    ['passwordChanged', (told, language) => told.passwordChanged(tx, { ...nimal, language }, 'a hash')],
    ['passwordReset', (told, language) => told.passwordReset(tx, { ...nimal, language }, 'a hash')],
    [
      'contactChanged',
      (told, language) => told.contactChanged(tx, { ...nimal, language }, { mail: 'n@example.com' }),
    ],
    [
      'contactAdded',
      (told, language) => told.contactChanged(tx, { ...nimal, language }, { mobile: '0094772345678' }),
    ],
    ['cardSaved', (told, language) => told.cardSaved(tx, { ...nimal, language }, 'Visa ··42 <b>')],
    [
      'deletionRequested',
      (told, language) => told.deletionRequested(tx, { ...nimal, language }, new Date('2026-06-03')),
    ],
    [
      'deletionCancelled',
      (told, language) => told.deletionCancelled(tx, { ...nimal, language }, new Date('2026-06-03')),
    ],
  ];

/** Security messages, and what they write instead of into a database. */
function opened() {
  const sent: Omit<OutboxMessage, 'cause' | 'kind' | 'userId'>[] = [];
  const told = securityMessagesWith({
    outbox: {
      write: (_tx, { cause: _cause, kind: _kind, userId: _userId, ...message }) =>
        Promise.resolve(sent.push(message)),
      sendSoon: () => {},
    },
    clock: () => new Date('2026-05-04T08:00:00Z'),
  });
  return { told, sent };
}

describe('a notice', () => {
  test.each(kinds)('%s is written in five languages, as text and as HTML', async (_name, tell) => {
    const { told, sent } = opened();
    for (const language of languages) await tell(told, language);
    expect(new Set(sent.map(({ subject }) => subject)).size).toBe(5);
    for (const [index, { subject, text, html = '', code }] of sent.entries()) {
      expect(html).toContain(`<html lang="${languageTags[languages[index] ?? 'en']}" dir="ltr">`);
      expect(html).not.toMatch(/<(?:img|script|link|iframe|b)\b|https?:|url\(/);
      expect(html).toContain(subject);
      expect(text).toMatch(/iCan Mall$/);
      expect(text).not.toMatch(/[<>]html|undefined|\{/);
      expect(code).toBeUndefined();
    }
  });

  test('goes as a short text message to who has no mail, and to nobody who has neither', async () => {
    const { told, sent } = opened();
    const somebody = { userId: 'u_1', mail: null };
    await told.newDevice(tx, { ...somebody, mobile: '0094771234567', language: null }, device);
    await told.passwordReset(tx, { ...somebody, mobile: null, language: 'tr' }, 'a hash');
    expect(sent).toEqual([
      {
        channel: 'sms',
        to: '+94771234567',
        subject: 'New login to your iCan Mall account',
        text: 'iCan Mall: new login on Chrome, Android, 2026-05-04 08:00 UTC. Not you? Log out everywhere in Settings and set a new password.',
      },
    ]);
  });
});

describe('a code', () => {
  test.each(languages)('in %s says what it is for, and stands large in the mail', (language) => {
    const uses = ['login', 'register', 'reset', 'any'] as const;
    const said = uses.map((use) => codeMessage('012345', use, language));
    expect(new Set(said.map(({ text }) => text)).size).toBe(4);
    expect(new Set(said.map(({ short }) => short)).size).toBe(4);
    for (const { text, html, short } of said) {
      expect(text.match(/012345/g)).toHaveLength(1);
      expect(html).toMatch(/<p class="code"[^>]*>012345<\/p>/);
      expect(short).toContain('012345');
      expect(short.length).toBeLessThan(160);
    }
  });
});

describe('a device', () => {
  const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
  test.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/126.0.0.0 Safari/537.36`,
      'Chrome',
      'Windows',
    ],
    [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/126.0 Safari/537.36 Edg/126.0`, 'Edge', 'Windows'],
    [`Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0`, 'Firefox', 'Linux'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1',
      'Safari',
      'iOS',
    ],
    [
      `Mozilla/5.0 (Linux; Android 14; SM-S921B) ${webkit} SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36`,
      'Samsung Internet',
      'Android',
    ],
    [
      `Mozilla/5.0 (Linux; Android 13) ${webkit} Chrome/116.0 Mobile Safari/537.36 MicroMessenger/8.0`,
      'WeChat',
      'Android',
    ],
    ['curl/8.5.0', null, null],
    ['', null, null],
  ])('%s', (agent, browser, system) => {
    expect(deviceOf(agent)).toEqual({ browser, system });
  });

  test('that says nothing of itself, or too much, is none', () => {
    expect(deviceOf(null)).toEqual({ browser: null, system: null });
    expect(deviceOf(`${'x'.repeat(600)} Chrome/1`).browser).toBeNull();
  });
});

describe('an account', () => {
  const sender = fakeSender();
  let shop: Shop;
  beforeAll(async () => void (shop = await openShop({ senders: { sms: sender, mail: sender } })));
  afterAll(() => shop.close());
  beforeEach(() => {
    shop.time.now = new Date(shop.time.now.getTime() + 61_000);
    sender.sent.length = 0;
  });

  const chrome = 'Mozilla/5.0 (Linux; Android 14) Chrome/126.0.0.0 Mobile Safari/537.36';
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/127.0';
  const call = <T>(method: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
    shop.ask<T>(`/api${path}`, { method, body, headers });

  async function codeFor(to: string, purpose: string, language = 'tr-TR') {
    shop.time.now = new Date(shop.time.now.getTime() + 61_000);
    const headers = { 'Accept-Language': language };
    await call('POST', '/mail/send', { mail: to, purpose }, headers);
    return sender.sent.at(-1)?.code ?? '';
  }
  async function enter(to: string, agent: string, language = 'tr-TR'): Promise<Message[]> {
    const code = await codeFor(to, 'login', language);
    sender.sent.length = 0;
    const headers = { 'User-Agent': agent, 'Accept-Language': language };
    const body = { loginType: 1, loginId: to, code, region: sriLanka };
    const entered = await call<LoginResponse>('POST', '/quick/login', body, headers);
    expect(entered.status).toBe(200);
    await shop.service.idle();
    return sender.sent;
  }

  test('is told of a new kind of device, once, and not of its first', async () => {
    const to = 'selin@example.com';
    expect(await enter(to, chrome)).toEqual([]);
    expect(await enter(to, chrome)).toEqual([]);
    expect(await enter(to, firefox, 'ru-RU')).toMatchObject([
      { channel: 'mail', to, subject: 'iCan Mall hesabınıza yeni giriş' },
    ]);
    expect(await enter(to, firefox)).toEqual([]);
  });

  test('is told of a password that was reset, in the language of the last sign-in', async () => {
    const to = 'ivan@example.com';
    await enter(to, chrome, 'ru-RU');
    const code = await codeFor(to, 'reset', 'en-US');
    const reset = { mail: to, code, password: 'Kandy-Lake-2026' };
    expect((await call('PUT', '/user/forgetPassword', reset)).status).toBe(204);
    await shop.service.idle();
    expect(sender.sent.at(-1)).toMatchObject({ to, subject: 'Для iCan Mall задан новый пароль' });
  });

  test('comes in and gets its new password also when nothing can be sent', async () => {
    const to = 'sena@example.com';
    await enter(to, chrome);
    const code = await codeFor(to, 'reset');
    sender.state.fails = true;
    const reset = { mail: to, code, password: 'Kandy-Lake-2026' };
    expect((await call('PUT', '/user/forgetPassword', reset)).status).toBe(204);
    await shop.service.idle();
    sender.state.fails = false;
    expect(shop.log.at(-1)).toMatchObject({ event: 'notice.failed', notice: 'passwordReset' });
    expect(JSON.stringify(shop.log)).not.toContain('sena');
  });
});
