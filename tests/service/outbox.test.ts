import { eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { outboxMessages } from '#service/db/schema/outbox-messages.ts';
import type { LogLine } from '#service/http/error-log.ts';
import { faultLog } from '#service/http/fault-log.ts';
import { outbox, type OutboxMessage } from '#service/platform/outbox.ts';
import type { Message, Sender } from '#service/platform/sender.ts';
import { inTransaction } from '#service/platform/transaction.ts';
import { deskKey, fakeSender, openShop, type Shop } from './shop.ts';

let shop: Shop;
const carrier = fakeSender();
beforeAll(async () => void (shop = await openShop({ senders: { mail: carrier } })));
afterAll(() => shop.close());
beforeEach(async () => {
  carrier.sent.length = 0;
  carrier.state.fails = false;
  await shop.db.delete(outboxMessages);
});

const log: LogLine[] = [];
const asIn = (cause: string, more: Partial<OutboxMessage> = {}): OutboxMessage => ({
  cause,
  kind: 'passwordReset',
  channel: 'mail',
  to: 'nimal@example.com',
  subject: 'Your password',
  text: 'It was reset.',
  ...more,
});

/** Another process of the same shop. */
const another = (mail: Sender | undefined = carrier) =>
  outbox({
    db: shop.db,
    senders: mail ? { mail } : {},
    clock: () => shop.time.now,
    report: faultLog((line) => void log.push(line)),
  });

/** So much time passes that whoever looks may try again. */
const laterOn = () => shop.db.update(outboxMessages).set({ nextTryAt: sql`now() - interval '1 second'` });
const rows = () => shop.db.select().from(outboxMessages);
const write = (message: OutboxMessage) => inTransaction(shop.db, (tx) => another().write(tx, message));

describe('a message', () => {
  test('whose process died after the commit is sent by another, once', async () => {
    await write(asIn('reset 1'));
    await another().sendDue();
    expect(carrier.sent).toEqual([]);
    await laterOn();
    await Promise.all(Array.from({ length: 10 }, () => another().sendDue()));
    expect(carrier.sent).toMatchObject([{ to: 'nimal@example.com', text: 'It was reset.' }]);
  });

  test('is not there when its cause is taken back', async () => {
    const taken = inTransaction(shop.db, async (tx) => {
      await another().write(tx, asIn('reset 2'));
      throw new Error('the password was not set');
    });
    await expect(taken).rejects.toThrow('was not set');
    expect(await rows()).toEqual([]);
  });

  test('is not doubled for one cause', async () => {
    const first = await write(asIn('reset 3'));
    expect(await write(asIn('reset 3'))).toBeUndefined();
    await another().deliver(first ?? 0);
    await Promise.all([another().deliver(first ?? 0), another().deliver(first ?? 0)]);
    expect(carrier.sent).toHaveLength(1);
  });

  test('leaves nothing behind that says to whom it went, or what it said', async () => {
    const id = await write(asIn('reset 4', { html: '<p>It was reset.</p>', code: '123456' }));
    await another().deliver(id ?? 0);
    const [row] = await rows();
    expect(row).toMatchObject({ destination: '', subject: '', text: '', html: null, code: null });
    expect(row?.sentAt).not.toBeNull();
  });

  test('that a killed process was sending is sent by another when its lease has run out, with the same id', async () => {
    const asked: Message[] = [];
    const hanging: Sender = { send: (message) => new Promise(() => void asked.push(message)) };
    const id = await write(asIn('reset 5'));
    void another(hanging).deliver(id ?? 0);
    await expect.poll(() => asked.length).toBe(1);
    await another().sendDue();
    expect(carrier.sent).toEqual([]);
    await laterOn();
    await another().sendDue();
    expect(carrier.sent.map((message) => message.id)).toEqual(asked.map((message) => message.id));
  });

  test('that is too late is not sent', async () => {
    const id = await write(asIn('code 6', { kind: 'code', expiresAt: shop.time.now, code: '123456' }));
    await another().deliver(id ?? 0);
    expect(carrier.sent).toEqual([]);
    expect(await rows()).toMatchObject([{ error: 'too late', text: '', code: null }]);
  });

  test('is tried again with growing pauses and given up after nine tries, until the operator wants it tried again', async () => {
    carrier.state.fails = true;
    const id = (await write(asIn('reset 7'))) ?? 0;
    const pauses: number[] = [];
    for (let tried = 0; tried < 12; tried += 1) {
      await another().sendDue();
      const [row] = await rows();
      if (row?.deadAt === null) pauses.push(Math.round((row.nextTryAt.getTime() - Date.now()) / 10_000));
      await laterOn();
    }
    expect(pauses.slice(1, 5)).toEqual([3, 6, 12, 24]);
    expect(await rows()).toMatchObject([{ tries: 9, error: 'carrier refused', sentAt: null }]);
    expect(log.at(-1)).toMatchObject({ event: 'notice.failed', notice: 'passwordReset', channel: 'mail' });
    expect(JSON.stringify(log)).not.toContain('nimal');

    const desk = async (...words: string[]) => {
      const asked = { method: 'POST', body: { words }, headers: deskKey };
      return (await shop.ask<{ ok: boolean; lines: string[] }>('/dev/desk/api', asked)).body;
    };
    const said = await desk('outbox');
    expect(said.lines[0]).toBe('0 waiting, 0 sent, 1 given up');
    expect(said.lines[1]).toMatch(
      new RegExp(`^${id} {2}passwordReset {2}mail {2}9 tries {2}given up .*carrier refused`),
    );
    expect(JSON.stringify(said)).not.toContain('nimal');
    expect((await desk('outbox', 'retry', '999999')).ok).toBe(false);
    carrier.state.fails = false;
    expect((await desk('outbox', 'retry', String(id))).ok).toBe(true);
    await shop.service.jobs.run('send-messages');
    expect(carrier.sent).toHaveLength(1);
  });

  test('of a channel without a sender is given up at once, and its words with it', async () => {
    const id = await write(asIn('reset 8'));
    const none = outbox({ db: shop.db, senders: {}, clock: () => shop.time.now, report: () => 'no sender' });
    await expect(none.deliver(id ?? 0)).rejects.toThrow('no sender');
    expect(await rows()).toMatchObject([{ deadAt: expect.any(Date), destination: '', text: '' }]);
  });
});

describe('what an account’s owner is told', () => {
  test('arrives although nothing could be sent when it happened', async () => {
    const mail = 'sena@example.com';
    const code = async (purpose: string) => {
      shop.time.now = new Date(shop.time.now.getTime() + 61_000);
      await shop.ask('/api/mail/send', { method: 'POST', body: { mail, purpose } });
      return carrier.sent.at(-1)?.code;
    };
    const body = { mail, nickName: 'Sena', loginPassword: 'Galle-Fort-2026', regionId: 659006000343 };
    const made = { ...body, userMail: mail, code: await code('register'), invite: '' };
    const { mail: _, ...registration } = made;
    expect((await shop.ask('/api/user/register', { method: 'POST', body: registration })).status).toBe(200);
    const reset = { mail, code: await code('reset'), password: 'Kandy-Lake-2026' };
    carrier.state.fails = true;
    expect((await shop.ask('/api/user/forgetPassword', { method: 'PUT', body: reset })).status).toBe(204);
    await shop.service.idle();
    carrier.state.fails = false;
    await laterOn();
    await shop.service.jobs.run('send-messages');
    await shop.service.jobs.run('send-messages');
    const told = carrier.sent.filter((message) => message.code === undefined);
    expect(told.map(({ to, subject }) => [to, subject])).toEqual([
      [mail, 'Your iCan Mall password was reset'],
    ]);
  });

  test('a code that cannot be sent is refused at once, and is not sent later', async () => {
    carrier.state.fails = true;
    const asked = { method: 'POST', body: { mail: 'ruwan@example.com' } };
    expect((await shop.ask('/api/mail/send', asked)).body.code).toBe('code.send_failed');
    carrier.state.fails = false;
    expect(await shop.db.select().from(outboxMessages).where(isNull(outboxMessages.sentAt))).toEqual([]);
    expect((await shop.ask('/api/mail/send', asked)).status).toBe(200);
    const [row] = await shop.db.select().from(outboxMessages).where(eq(outboxMessages.kind, 'code'));
    expect(row?.expiresAt?.getTime()).toBe(shop.time.now.getTime() + 300_000);
  });
});
