import { readFileSync } from 'node:fs';
import { signingKeysOf } from '#service/config/given-keys.ts';
import { dataFolderOf, placeOf } from '#service/config/database-place.ts';
import { linkOriginOf } from '#service/config/options.ts';
import { type Environment, readVariables } from '#service/config/read-variables.ts';
import type { Variables } from '#service/config/variables.ts';
import { openDatabase } from '#service/db/connect.ts';
import { DataDirectoryInUse } from '#service/db/directory-lock.ts';
import { originHere } from '#service/http/listen-address.ts';
import type { Db } from '#service/db/database.ts';
import type { Clock } from '#service/domain/clock.ts';
import { frameSettings } from '#service/content/frame-settings.ts';
import { shopperMails } from '#service/mail-preferences/shopper-mails.ts';
import { type StopLinks, stopLinks } from '#service/mail-preferences/stop-links.ts';
import { refundOrder } from '#service/payments/refunds.ts';
import { refundDoorsOf } from '#service/refunds/open-doors.ts';
import { keyedHash } from '#service/platform/keyed-hash.ts';
import { outbox } from '#service/platform/outbox.ts';
import { orderTransitions } from '#service/orders/transitions.ts';
import { deskChat } from './chat-queries.ts';
import { deskGifts } from './gift-queries.ts';
import { deskMessages } from './message-queries.ts';
import { deskRefunds } from './open-refunds.ts';
import { deskReviewStore } from './review-queries.ts';
import { deskStore } from './queries.ts';
import { jobRunStore } from '#service/platform/job-runs.ts';
import { type SettingsStore, settingsStore } from '#service/platform/settings.ts';
import { openKeys } from '#service/platform/signing-keys.ts';
import { openShopClock } from '#service/platform/shop-clock.ts';
import { deskCommand, deskUsage } from './desk-commands.ts';
import { DeskFault } from './desk-fault.ts';
import { readDeskSecret } from './desk-secret.ts';

type DeskRun = {
  /** HOST, PORT, DATABASE_URL and DATA_DIR decide which shop is meant. */
  env?: Environment;
  print: (line: string) => void;
};

/**
 * The desk of the command line (`npm run desk -- orders`). The embedded database can only be open in one process, so a running shop
 * is asked over HTTP, with the secret of its data folder; when none runs, the database is opened here. Returns the exit code.
 */
export async function runDesk(words: readonly string[], { env, print }: DeskRun): Promise<number> {
  if (words.length === 0 || words[0] === 'help') {
    for (const line of deskUsage) print(line);
    return 0;
  }
  try {
    const read = readVariables(env);
    const asked = withFile(words);
    const { ok, lines } = (await askShop(asked, read)) ?? (await openAndDo(asked, read));
    for (const line of lines) print(line);
    return ok ? 0 : 1;
  } catch (fault) {
    print(fault instanceof Error ? fault.message : String(fault));
    return 1;
  }
}

/** Replaces the path of a courier's file by its text, because the running shop may not be able to read the file. */
const withFile = (words: readonly string[]): readonly string[] =>
  words[0] === 'couriers-file' && words[1] !== undefined ? [words[0], readFileSync(words[1], 'utf8')] : words;

/** Milliseconds to wait for the shop's answer; longer for a courier's file, which may be long. */
const answerMs = (words: readonly string[]) => (words[0] === 'couriers-file' ? 600_000 : 10_000);

type Spoken = { ok: boolean; lines: string[] };

/** The answer of the running shop; undefined when none runs or its desk is closed. */
async function askShop(words: readonly string[], read: Variables): Promise<Spoken | undefined> {
  const secret = readDeskSecret(dataFolderOf(read));
  if (secret === undefined) return undefined;
  const origin = originHere(read.HOST, read.PORT, '127.0.0.1');
  const response = await fetch(`${origin}/dev/desk/api`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Desk ${secret}` },
    body: JSON.stringify({ words }),
    signal: AbortSignal.timeout(answerMs(words)),
  }).catch(() => undefined);
  if (!response || response.status === 404) return undefined;
  if (!response.ok) throw new Error(`The shop at ${origin} answered ${response.status}.`);
  return (await response.json()) as Spoken;
}

async function openAndDo(words: readonly string[], read: Variables): Promise<Spoken> {
  if (words[0] === 'link')
    throw new Error('A link leads to a shop that runs with its desk open; there is none.');
  const place = placeOf(read);
  const database = await openDatabase(place).catch((fault: unknown) => {
    if (!(fault instanceof DataDirectoryInUse)) throw fault;
    throw new Error(
      `${fault.message} A shop that runs does this itself where its PORT is known here and its desk is open (MALL_DESK=on).`,
    );
  });
  try {
    await database.migrate();
    const settings = settingsStore(database.db);
    const clock = await openShopClock(settings, () => new Date());
    const desk = deskStore(database.db, clock.now);
    const doors = doorsOf(database.db, clock.now, await linksOf(read, settings));
    return {
      ok: true,
      lines: await deskCommand(
        {
          desk,
          chat: deskChat(database.db, clock.now),
          moves: orderTransitions(database.db, clock.now, doors.orders),
          clock,
          jobs: jobRunStore(database.db),
          messages: deskMessages(database.db),
          gifts: deskGifts(database.db, clock.now),
          refunds: deskRefunds({ db: database.db, clock: clock.now, doors, frame: frameSettings(read) }),
          reviews: deskReviewStore(database.db, clock.now),
        },
        words,
      ),
    };
  } catch (fault) {
    if (!(fault instanceof DeskFault)) throw fault;
    return { ok: false, lines: [fault.message] };
  } finally {
    await database.close();
  }
}

/** The links in mails, signed with the shop's own keys. */
async function linksOf(read: Variables, settings: SettingsStore) {
  const keys = await openKeys(settings, signingKeysOf(read));
  return stopLinks({ hashed: (text) => keyedHash(text, keys), linkOrigin: linkOriginOf(read) });
}

/** Messages and refunds are only stored here; the shop sends them when it runs. */
function doorsOf(db: Db, clock: Clock, links: StopLinks) {
  const messages = outbox({ db, senders: {}, clock, report: () => '' });
  const mails = shopperMails(messages, links);
  return refundDoorsOf({ db, clock, outbox: messages, mails, cards: { refundOrder } }).refundDoors;
}
