import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { mediaRoutes } from '#service/media/media-routes.ts';
import { seedImagesFolder } from '#service/seed/catalogue.ts';

const cacheDir = mkdtempSync(join(tmpdir(), 'mall-media-'));
afterAll(() => rmSync(cacheDir, { recursive: true, force: true }));

const app = new Hono();
mediaRoutes(app, { seedImages: seedImagesFolder(), cacheDir, log: () => undefined });

const toaster = '/media/products/two-slice-toaster-1.webp';
const modern = 'image/avif,image/webp,image/*;q=0.8';

async function ask(path: string, accept = 'image/webp', more: Record<string, string> = {}) {
  const response = await app.request(path, { headers: { Accept: accept, ...more } });
  return {
    response,
    bytes: Buffer.from(await response.arrayBuffer()),
    of: (name: string) => response.headers.get(name),
  };
}

/** Asks again until the better copy has been made. */
async function askForAvif(path: string) {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await ask(path, modern);
    if (answer.of('content-type') === 'image/avif') return answer;
    await pause(50);
  }
  throw new Error('no AVIF within five seconds');
}

test('a picture comes in the width that is asked for, for good', async () => {
  const { bytes, of } = await ask(`${toaster}?w=320`);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 320 });
  expect(of('content-type')).toBe('image/webp');
  expect(of('vary')).toBe('Accept');
  expect(of('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(of('x-content-type-options')).toBe('nosniff');
  expect(of('content-security-policy')).toContain("default-src 'none'");
});

test('a picture is never made larger than it is', async () => {
  const { bytes } = await ask(`${toaster}?w=1600`);
  expect((await sharp(bytes).metadata()).width).toBe(1000);
});

test('a browser that takes AVIF gets WebP for a minute, and AVIF once it is made', async () => {
  const first = await ask(`${toaster}?w=240`, modern);
  expect(first.of('content-type')).toBe('image/webp');
  expect(first.of('cache-control')).toBe('public, max-age=60');
  const later = await askForAvif(`${toaster}?w=240`);
  expect(later.of('cache-control')).toContain('immutable');
  expect(later.of('vary')).toBe('Accept');
  expect(await sharp(later.bytes).metadata()).toMatchObject({ format: 'heif', width: 240 });
  expect((await ask(`${toaster}?w=240`, 'image/avif;q=0,image/webp')).of('content-type')).toBe('image/webp');
});

test('twenty visitors at once have one copy made', async () => {
  const before = copies();
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(`${toaster}?w=480`)));
  expect(new Set(answers.map(({ of }) => of('etag'))).size).toBe(1);
  expect(answers.every(({ bytes }) => bytes.equals(answers[0]?.bytes ?? Buffer.alloc(0)))).toBe(true);
  for (let tries = 0; tries < 40 && copies() === before; tries += 1) await pause(25);
  expect(copies() - before).toBe(1);
  expect(
    readdirSync(cacheDir, { recursive: true }).filter((name) => String(name).endsWith('.draft')),
  ).toEqual([]);
});

const copies = () =>
  readdirSync(cacheDir, { recursive: true }).filter((name) => /\.(webp|avif)$/.test(String(name))).length;

test('a picture that the browser has is not sent again', async () => {
  const first = await ask(`${toaster}?w=160`);
  const again = await ask(`${toaster}?w=160`, 'image/webp', { 'If-None-Match': first.of('etag') ?? '' });
  expect(again.response.status).toBe(304);
  expect(again.bytes).toHaveLength(0);
});

test('a flag comes as it is, without the right to run anything', async () => {
  const { bytes, of } = await ask('/media/flags/circle/lk.svg');
  expect(of('content-type')).toBe('image/svg+xml');
  expect(of('content-security-policy')).toMatch(/sandbox$/);
  expect(bytes.toString()).toContain('<svg');
});

test.each([
  `${toaster}?w=321`,
  `${toaster}?w=0`,
  `${toaster}?w=320px`,
  '/media/products/no-such-picture.webp?w=320',
  '/media/products',
  '/media/products/',
  '/media/',
  '/media/..%2f..%2fseed.ts',
  '/media/products/..%2f..%2f..%2fdata%2fcatalogue.json',
  '/media/products/%2e%2e/%2e%2e/data/catalogue.json',
  '/media/products/%00.webp',
  '/media/products/.webp',
  '/media//etc/passwd',
])('%s is not found, and said in plain text', async (path) => {
  const { response, of } = await ask(path);
  expect(response.status).toBe(404);
  expect(of('content-type')).toMatch(/^text\/plain/);
});
