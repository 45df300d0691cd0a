import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { UploadTickets, UserInfo } from '#openapi/schema.gen.ts';
import { uploads } from '#service/db/schema/uploads.ts';
import { picture, send, sentAvatar, ticketFor } from './pictures.ts';
import { newPhone, openShop, type Shop, type Shopper } from './shop.ts';

let shop: Shop;
let shopper: Shopper;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-uploads-'));
  shop = await openShop({ options: { uploadsDir: folder } });
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => void (shopper = await shop.logIn(newPhone())));

const shown = async (url: string) => {
  const response = await shop.service.app.fetch(new Request(`http://localhost:3000${url}`));
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};
const profile = (avatarUrl: string | null) => ({ avatarUrl, birthDate: null, nickName: 'Nimali', sex: 'F' });
const fileOf = (url: string) => join(folder, url.slice('/media/uploads/'.length));

describe('a ticket', () => {
  test('is one of as many as were asked for, each for a key of its own', async () => {
    const { body } = await shopper.get<UploadTickets>('/p/oss/securityToken?purpose=review&count=5');
    expect(new Set(body.tickets.map(({ fileKey }) => fileKey)).size).toBe(5);
    expect(body.maxBytes).toBe(5_242_880);
    expect(new Date(body.expireAt).getTime() - shop.time.now.getTime()).toBe(5 * 60_000);
  });

  test('is good once, also for two forms at once', async () => {
    const ticket = await ticketFor(shopper);
    const bytes = await picture('png');
    const statuses = await Promise.all([1, 2, 3].map(async () => (await send(shop, ticket, bytes)).status));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([204, 422, 422]);
  });

  test('is good for five minutes', async () => {
    const before = shop.time.now;
    const ticket = await ticketFor(shopper);
    shop.time.now = new Date(before.getTime() + 5 * 60_000);
    const late = await send(shop, ticket, await picture('png'), 'tr-TR');
    shop.time.now = before;
    expect([late.status, late.body.code, late.body.desc]).toEqual([
      422,
      'upload.unknown_file',
      'Lütfen resmi yeniden yükleyin',
    ]);
  });

  test.each([
    ['another key', { key: 'avatar/260504/aaaa.webp' }],
    ['another type', { 'Content-Type': 'image/svg+xml' }],
    ['a policy of one’s own', { policy: Buffer.from('{"key":"../../x"}').toString('base64url') }],
    ['no signature', { signature: '' }],
  ])('is worth nothing with %s', async (_title, change) => {
    const { url, fields } = await ticketFor(shopper);
    const refused = await send(shop, { url, fields: { ...fields, ...change } }, await picture('png'));
    expect([refused.status, refused.body.code]).toEqual([422, 'upload.unknown_file']);
  });
});

describe('a picture', () => {
  test('is kept upright, square, as WebP, and without what the camera wrote into it (size, place, camera)', async () => {
    const ticket = await ticketFor(shopper, 'purpose=avatar&contentType=image/jpeg');
    const original = await picture('jpeg', { width: 900, height: 600, rotated: true });
    expect(original.includes('Nimali')).toBe(true);
    expect((await send(shop, ticket, original)).status).toBe(204);
    const { response, bytes } = await shown(ticket.publicUrl);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(bytes.includes('Nimali')).toBe(false);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'content-disposition': expect.stringMatching(/^attachment; filename="[a-z0-9]+\.webp"$/) as string,
      'referrer-policy': 'no-referrer',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  test('of a review keeps its shape, turned as the camera says', async () => {
    const ticket = await ticketFor(shopper, 'purpose=review&contentType=image/jpeg');
    await send(shop, ticket, await picture('jpeg', { width: 2400, height: 1200, rotated: true }));
    const { bytes } = await shown(ticket.publicUrl);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 800, height: 1600 });
  });

  test('with a page hidden behind it loses the page', async () => {
    const ticket = await ticketFor(shopper, 'purpose=avatar&contentType=image/jpeg');
    const both = Buffer.concat([await picture('jpeg'), Buffer.from('<script>alert(1)</script>')]);
    expect((await send(shop, ticket, both)).status).toBe(204);
    expect((await shown(ticket.publicUrl)).bytes.includes('<script')).toBe(false);
  });

  const png = 'image/png';
  const webp = 'image/webp';
  const animated = async () =>
    sharp([await picture('png'), await picture('webp', { background: '#fff' })], { join: { animated: true } })
      .webp()
      .toBuffer();
  const moving = async () => {
    const still = await picture('png');
    const at = still.indexOf('IDAT') - 4;
    const chunk = Buffer.from('0000000861635443000000010000000000000000', 'hex');
    chunk.write('acTL', 4);
    return Buffer.concat([still.subarray(0, at), chunk, still.subarray(at)]);
  };
  const bomb = () =>
    sharp({ create: { width: 7_000, height: 7_000, channels: 3, background: 'white' } })
      .png({ compressionLevel: 9 })
      .toBuffer();

  test.each<[string, string, string, () => Promise<Buffer | string>]>([
    [
      'an SVG',
      png,
      'upload.type_not_allowed',
      async () => '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    ],
    [
      'a page',
      'image/jpeg',
      'upload.type_not_allowed',
      async () => '<!doctype html><script>alert(1)</script>',
    ],
    ['a GIF with a script', png, 'upload.type_not_allowed', async () => 'GIF89a/*\u0001\u0000*/=1;alert(1)'],
    ['another type than announced', png, 'upload.type_not_allowed', () => picture('jpeg')],
    ['nothing', png, 'upload.unreadable', async () => ''],
    [
      'half a picture',
      png,
      'upload.unreadable',
      async () => (await picture('png', { width: 400, height: 400 })).subarray(0, 250),
    ],
    [
      'the start of a picture alone',
      'image/jpeg',
      'upload.unreadable',
      async () => Buffer.from('ffd8ffe000104a46', 'hex'),
    ],
    ['an animated WebP', webp, 'upload.unreadable', animated],
    ['an animated PNG', png, 'upload.unreadable', moving],
    ['49 megapixels', png, 'upload.unreadable', bomb],
  ])('is refused: %s', async (_title, contentType, code, bytes) => {
    const ticket = await ticketFor(shopper, `purpose=avatar&contentType=${contentType}`);
    const refused = await send(shop, ticket, await bytes());
    expect([refused.status, refused.body.code]).toEqual([422, code]);
    expect((await shown(ticket.publicUrl)).response.status).toBe(404);
    expect(existsSync(fileOf(ticket.publicUrl))).toBe(false);
  });

  test('of one byte more than 5 MB is refused in the reader’s language', async () => {
    const refused = await send(shop, await ticketFor(shopper), Buffer.alloc(5_242_881), 'zh-CN');
    expect([refused.status, refused.body.code, refused.body.desc]).toEqual([
      413,
      'upload.too_large',
      '这张图片超过 5 MB',
    ]);
  });

  test('without an end is read no further than its limit', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(stream) {
        sent += 65_536;
        stream.enqueue(new Uint8Array(65_536));
      },
    });
    const { status } = await shop.service.app.fetch(
      new Request('http://localhost:3000/uploads', {
        method: 'POST',
        body: endless,
        headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
        duplex: 'half',
      } as RequestInit),
    );
    expect(status).toBe(413);
    expect(sent).toBeLessThan(5_242_880 + 4 * 65_536);
  });

  test('is no JSON and no plain text', async () => {
    const { status } = await shop.ask('/uploads', { method: 'POST', body: {} });
    expect(status).toBe(415);
  });
});

describe('an avatar', () => {
  test('is what its owner has sent, once, and the one before it goes', async () => {
    const first = await sentAvatar(shop, shopper);
    expect((await shopper.put<UserInfo>('/p/user/setUserInfo', profile(first))).body.avatarUrl).toBe(first);
    expect((await shopper.put('/p/user/setUserInfo', profile(first))).status).toBe(200);
    const second = await sentAvatar(shop, shopper);
    expect((await shopper.put('/p/user/setUserInfo', profile(second))).status).toBe(200);
    expect((await shown(first)).response.status).toBe(404);
    const back = await shopper.put<{ code: string }>('/p/user/setUserInfo', profile(first));
    expect([back.status, back.body.code]).toEqual([422, 'upload.foreign_url']);
    expect((await shopper.put<UserInfo>('/p/user/setUserInfo', profile(null))).body.avatarUrl).toBeNull();
    expect((await shown(second)).response.status).toBe(404);
  });

  test.each<[string, () => Promise<string>]>([
    ['of somebody else', async () => sentAvatar(shop, await shop.logIn(newPhone()))],
    [
      'of another purpose',
      async () => {
        const ticket = await ticketFor(shopper, 'purpose=review&contentType=image/png');
        await send(shop, ticket, await picture('png'));
        return ticket.publicUrl;
      },
    ],
    ['that was never sent', async () => (await ticketFor(shopper)).publicUrl],
    ['of another house', async () => 'https://elsewhere.example/me.png'],
    ['of the catalogue', async () => '/media/products/kettle-1.webp'],
  ])('is not one %s', async (_title, url) => {
    const refused = await shopper.put<{ code: string; fields: { field: string }[] }>(
      '/p/user/setUserInfo',
      profile(await url()),
    );
    expect([refused.status, refused.body.code]).toEqual([422, 'upload.foreign_url']);
    expect(refused.body.fields[0]?.field).toBe('/avatarUrl');
  });
});

test('what nothing came of is gone after a day, what is shown stays', async () => {
  const before = shop.time.now;
  const [kept, unused] = [await sentAvatar(shop, shopper), await sentAvatar(shop, shopper)];
  await shopper.put('/p/user/setUserInfo', profile(kept));
  shop.time.now = new Date(before.getTime() + 25 * 3_600_000);
  await shop.service.jobs.runAll();
  shop.time.now = before;
  expect((await shown(unused)).response.status).toBe(404);
  expect((await shown(kept)).response.status).toBe(200);
  expect((await shop.db.select().from(uploads)).every(({ attachedAt }) => attachedAt !== null)).toBe(true);
  expect((await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.part'))).toEqual([]);
});
