import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { UploadTicket } from '#openapi/schema.gen.ts';
import { Refusal } from '#service/domain/refusal.ts';
import { uploadQueue } from '#service/uploads/upload-queue.ts';
import { listenOnSockets, type SocketServer } from './over-sockets.ts';
import { picture, ticketFor } from './pictures.ts';
import { newPhone, openShop, type Shop, type Shopper } from './shop.ts';

let shop: Shop;
let shopper: Shopper;
let sockets: SocketServer;
beforeAll(async () => {
  shop = await openShop();
  sockets = await listenOnSockets(shop.service.app);
  shopper = await shop.logIn(newPhone());
});
afterAll(async () => {
  await sockets.close();
  await shop.close();
});

const megabytes = 1_048_576;
const boundary = 'mall-boundary';
const part = (name: string, value: string, more = '') =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}`;

type Form = { fields: Record<string, string>; file: Buffer; more?: number; ends?: boolean };

/** The form of a ticket as bytes: its fields, `more` other fields, and the file in pieces of 64 KiB. */
function* form({ fields, file, more = 0 }: Form): Generator<string | Buffer> {
  const texts = Object.entries(fields).map(([name, value]) => `${part(name, value)}\r\n`);
  const others = Array.from({ length: more }, (_, number) => `${part(`other${number}`, 'x')}\r\n`);
  const head = [...texts, ...others, part('file', '', '; filename="a.png"\r\nContent-Type: image/png')].join(
    '',
  );
  const tail = `\r\n--${boundary}--\r\n`;
  const length = Buffer.byteLength(head) + file.length + tail.length;
  yield `POST /uploads HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: ${length}\r\n\r\n`;
  yield head;
  for (let from = 0; from < file.length; from += 65_536) yield file.subarray(from, from + 65_536);
  yield tail;
}

const forged = ({ fields }: Pick<UploadTicket, 'fields'>) => ({ ...fields, signature: 'x'.repeat(43) });

describe('the door for pictures', () => {
  test.each<[string, (ticket: UploadTicket) => Form, number]>([
    ['a forged ticket', (ticket) => ({ fields: forged(ticket), file: Buffer.alloc(5 * megabytes) }), 422],
    ['no ticket', () => ({ fields: {}, file: Buffer.alloc(5 * megabytes) }), 422],
    [
      '21 parts, the picture the last',
      ({ fields }) => ({ fields, file: Buffer.alloc(5 * megabytes), more: 15 }),
      400,
    ],
  ])('answers %s before the picture is read', async (_title, formOf, status) => {
    const answer = await sockets.send(form(formOf(await ticketFor(shopper))));
    expect(answer.status).toBe(status);
    expect(answer.text).toMatch(/\r\nconnection: close\r\n/i);
    expect(answer.bytesRead).toBeLessThan(megabytes);
  });

  test('takes a form of 20 parts, and a picture after a used ticket never', async () => {
    const { fields } = await ticketFor(shopper);
    const file = await picture('png');
    expect((await sockets.send(form({ fields, file, more: 14 }))).status).toBe(204);
    const again = await sockets.send(form({ fields, file: Buffer.alloc(5 * megabytes) }));
    expect(again.status).toBe(422);
    expect(again.bytesRead).toBeLessThan(megabytes);
  });

  test('reads a picture of exactly 5 MB, and stops at the next byte', async () => {
    const whole = await ticketFor(shopper);
    const whole5 = await sockets.send(form({ ...whole, file: Buffer.alloc(5 * megabytes) }));
    expect([whole5.status, /upload\.[a-z_]+/.exec(whole5.text)?.[0]]).toEqual([
      422,
      'upload.type_not_allowed',
    ]);
    const longer = await ticketFor(shopper);
    const refused = await sockets.send(form({ ...longer, file: Buffer.alloc(5 * megabytes + 1) }));
    expect([refused.status, /upload\.[a-z_]+/.exec(refused.text)?.[0]]).toEqual([413, 'upload.too_large']);
  });

  test('takes many at once, or says when to come again', async () => {
    const file = await picture('png', { width: 600, height: 400 });
    const tickets = await Promise.all(Array.from({ length: 21 }, () => ticketFor(shopper)));
    const answers = await Promise.all(tickets.map(({ fields }) => sockets.send(form({ fields, file }))));
    for (const { status, text } of answers) {
      expect(`${status}${/\r\nretry-after: \d+\r\n/i.test(text) ? ' later' : ''}`).toMatch(
        /^(?:204|503 later)$/,
      );
    }
    expect(answers.filter(({ status }) => status === 204).length).toBeGreaterThanOrEqual(8);
  });

  test('counts a visitor before a byte of the form is read', async () => {
    const strict = await openShop({ options: { rateLimitFactor: 1 } });
    const door = await listenOnSockets(strict.service.app);
    const small = { fields: {}, file: Buffer.alloc(10) };
    const first = await Promise.all(Array.from({ length: 60 }, () => door.send(form(small))));
    expect(new Set(first.map(({ status }) => status))).toEqual(new Set([422]));
    const refused = await door.send(form({ fields: {}, file: Buffer.alloc(5 * megabytes) }));
    expect(refused.status).toBe(429);
    expect(refused.text).toMatch(/\r\nretry-after: \d+\r\n/i);
    expect(refused.bytesRead).toBeLessThan(megabytes);
    await door.close();
    await strict.close();
  });

  test('a shopper who leaves in the middle of the picture is no fault of ours', async () => {
    const { fields } = await ticketFor(shopper);
    const before = shop.log.length;
    const { client, served } = await sockets.open();
    let pieces = 0;
    for (const piece of form({ fields, file: Buffer.alloc(megabytes) })) {
      if ((pieces += 1) > 6) break;
      client.write(piece);
    }
    while (served.bytesRead < 200_000) await pause(10);
    client.resetAndDestroy();
    await pause(300);
    expect(shop.log.slice(before).filter(({ level }) => ['error', 'fatal'].includes(level))).toEqual([]);
    expect((await sockets.send(form({ fields, file: await picture('png') }))).status).toBe(204);
  });
});

describe('the turns of uploads', () => {
  test('few run at once, few wait, and nobody waits for long', async () => {
    const inTurn = uploadQueue({ concurrency: 2, waiting: 1, patienceMs: 60 });
    const ends: (() => void)[] = [];
    let running = 0;
    const upload = () => {
      running += 1;
      return new Promise<void>((resolve) => ends.push(resolve));
    };
    const first = [inTurn(upload), inTurn(upload)];
    const waiting = inTurn(upload).catch((fault: unknown) => fault);
    await expect(inTurn(upload)).rejects.toMatchObject({ code: 'server.unavailable' });
    expect(running).toBe(2);
    expect(await waiting).toBeInstanceOf(Refusal);
    for (const end of ends) end();
    await Promise.all(first);
    await inTurn(async () => (running += 1));
    expect(running).toBe(3);
  });
});
