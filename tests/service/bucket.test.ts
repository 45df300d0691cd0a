import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { UserInfo } from '#openapi/schema.gen.ts';
import { picture, ticketFor } from './pictures.ts';
import { newPhone, openShop, type Shop, type Shopper } from './shop.ts';

/** What an S3-compatible storage does of all that it can: keep, give and remove objects by their keys. */
const objects = new Map<string, Buffer>();
let bucket: Server;
let shop: Shop;
let shopper: Shopper;

beforeAll(async () => {
  bucket = createServer((request, response) => {
    const key = new URL(request.url ?? '/', 'http://bucket').pathname.replace('/pictures/', '');
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      if (request.method === 'PUT') objects.set(key, body);
      if (request.method === 'POST') {
        for (const [, gone = ''] of body.toString().matchAll(/<Key>(.*?)<\/Key>/g)) objects.delete(gone);
        response.writeHead(200, { 'Content-Type': 'application/xml' });
        return response.end('<DeleteResult/>');
      }
      if (request.method !== 'GET') return response.end();
      const found = objects.get(key);
      response.writeHead(found ? 200 : 404, { 'Content-Type': found ? 'image/webp' : 'application/xml' });
      return response.end(found ?? '<Error><Code>NoSuchKey</Code></Error>');
    });
  });
  bucket.listen(0, '127.0.0.1');
  await once(bucket, 'listening');
  const { port } = bucket.address() as AddressInfo;
  const secret = { accessKeyId: 'mall', secretAccessKey: 'not-a-secret' };
  const place = { endpoint: `http://127.0.0.1:${port}`, bucket: 'pictures', region: 'us-east-1', ...secret };
  shop = await openShop({ options: { bucket: place } });
  shopper = await shop.logIn(newPhone());
});
afterAll(async () => {
  await shop.close();
  bucket.close();
});

const save = (avatarUrl: string | null) =>
  shopper.put<UserInfo & { code?: string }>('/p/user/setUserInfo', {
    avatarUrl,
    birthDate: null,
    nickName: 'Nimali',
    sex: 'N',
  });

test('a ticket of a bucket names one key, one type, one size and five minutes, and is signed', async () => {
  const { url, fields } = await ticketFor(shopper);
  expect(url).toContain('/pictures');
  expect(fields).toMatchObject({ 'Content-Type': 'image/png', 'Content-Disposition': 'attachment' });
  expect(fields.key).toMatch(/^incoming\/avatar\/\d{6}\/[a-f0-9]{32}\.webp$/);
  const policy = JSON.parse(Buffer.from(fields.Policy ?? '', 'base64').toString()) as {
    conditions: unknown[];
  };
  expect(policy.conditions).toContainEqual(['content-length-range', 1, 5_242_880]);
  expect(policy.conditions).toContainEqual(['eq', '$Content-Type', 'image/png']);
  expect(fields['X-Amz-Signature']).toMatch(/^[a-f0-9]{64}$/);
});

test('what a browser has put there is read and written anew before anybody sees it', async () => {
  const { fileKey, publicUrl, fields } = await ticketFor(shopper);
  objects.set(fields.key ?? '', await picture('png'));
  expect((await shop.ask(publicUrl)).status).toBe(404);
  expect((await save(publicUrl)).body.avatarUrl).toBe(publicUrl);
  expect([...objects.keys()]).toEqual([fileKey]);
  expect((await shop.ask(publicUrl)).headers.get('content-type')).toBe('image/webp');
  expect((await save(null)).status).toBe(200);
  expect(objects.size).toBe(0);
});

test('what is no picture there is refused at its field and removed', async () => {
  const { publicUrl, fields } = await ticketFor(shopper);
  objects.set(fields.key ?? '', Buffer.from('<script>alert(1)</script>'));
  const refused = await save(publicUrl);
  expect([refused.status, refused.body.code]).toEqual([422, 'upload.unreadable']);
  expect(objects.size).toBe(0);
});

test('a key that was never filled is foreign', async () => {
  const { publicUrl } = await ticketFor(shopper);
  expect((await save(publicUrl)).body.code).toBe('upload.foreign_url');
});
