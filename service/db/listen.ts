import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';

type Ear = {
  open: () => Client;
  /** A plain name, without quotes. */
  channel: string;
  heard: (payload: string) => void;
  /** Called each time a connection was lost and there is one again: what was told meanwhile was not heard. */
  lost: () => void;
};

/** Milliseconds between two tries to listen again. */
const againMs = 500;
/** A line that is silent may be dead; so often, in milliseconds, a word is sent over it. */
const aliveMs = 15_000;

/** Listens on a channel of PostgreSQL over a connection of its own, and begins again when that is lost, until it is closed. */
export async function listenOn({ open, channel, heard, lost }: Ear) {
  let closed = false;
  let client: Client | undefined;

  async function begin() {
    const next = open();
    next.on('error', () => {});
    next.on('notification', ({ payload }) => heard(payload ?? ''));
    next.once('end', () => {
      if (client === next && !closed) void beginAgain();
    });
    await next.connect();
    await next.query(`listen ${channel}`);
    client = next;
    if (closed) await next.end();
  }

  async function beginAgain(): Promise<void> {
    client = undefined;
    await pause(againMs, undefined, { ref: false });
    if (closed) return undefined;
    const isBack = await begin().then(
      () => true,
      () => false,
    );
    return isBack ? lost() : beginAgain();
  }

  await begin();
  const alive = setInterval(() => {
    const asked = client;
    if (!asked) return;
    const late = setTimeout(() => void asked.end().catch(() => {}), aliveMs / 2);
    late.unref();
    asked.query('select 1').then(
      () => clearTimeout(late),
      () => {},
    );
  }, aliveMs);
  alive.unref();

  return {
    async close() {
      closed = true;
      clearInterval(alive);
      await client?.end().catch(() => {});
    },
  };
}
