import { afterAll, beforeAll, expect, test } from 'vitest';
import { stripeProcessor } from '#service/processors/stripe-processor.ts';
import { openPages, type Pages } from './pages.ts';

const { origins: cards } = stripeProcessor({
  secretKey: 'sk_test_1',
  publishableKey: 'pk_test_1',
  webhookSecret: 'whsec_1',
  apiUrl: undefined,
});

let pages: Pages;
let known: Pages;
let paying: Pages;
beforeAll(async () => {
  pages = await openPages();
  known = await openPages({ elsewhere: { google: true, facebook: true } });
  paying = await openPages({ elsewhere: { google: false, facebook: false, cards } });
});
afterAll(async () => {
  await pages.close();
  await known.close();
  await paying.close();
});

test.each(['/?icanToken=secret', '/Cart?icanToken=secret&lang=zh', '/auth/facebook?code=secret&state=s'])(
  '%s is answered by a page that loads nothing and is kept nowhere (Z32)',
  async (path) => {
    const { status, headers, answer } = await pages.open(path);
    const html = await answer.text();
    expect(status).toBe(200);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'nonce-/);
    expect(html).not.toContain('secret');
    expect(html).not.toMatch(/ (?:src|href)=/);
  },
);

test('a mall that nobody else knows lets nobody else into its pages', async () => {
  const { headers } = await pages.open('/About');
  expect(headers.get('content-security-policy')).toContain("connect-src 'self'; frame-src 'none'");
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
});

test('with ids of Google and Facebook their answers, and no more, come in', async () => {
  const { headers } = await known.open('/About');
  const policy = headers.get('content-security-policy');
  expect(policy).toContain(
    "connect-src 'self' https://accounts.google.com/gsi/ https://graph.facebook.com; frame-src https://accounts.google.com/gsi/",
  );
  expect(policy).toMatch(/script-src (?:'sha256-[^' ]+' ){2}'strict-dynamic';/);
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
});

test('with Stripe its scripts and frames come in, and no form leaves for it', async () => {
  const policy = (await paying.open('/About')).headers.get('content-security-policy') ?? '';
  const directives = policy.split('; ');
  expect(directives).toContain("form-action 'self'");
  expect(directives).toContain("connect-src 'self' https://api.stripe.com");
  expect(directives).toContain(
    'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  );
  expect(directives).toContain('trusted-types *');
});

test('without foreign scripts only the policies of our own may be made', async () => {
  const policy = (await pages.open('/About')).headers.get('content-security-policy') ?? '';
  expect(policy.split('; ')).toContain('trusted-types mall-entry mall-html');
});
