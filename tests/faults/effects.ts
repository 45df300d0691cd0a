import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '#service/db/connect.ts';
import { outboxMessages } from '#service/db/schema/outbox-messages.ts';
import { jobRunStore } from '#service/platform/job-runs.ts';
import type { ShopProcess } from '../service/shop-process.ts';
import { type Fault, judge } from './fault.ts';
import { openGateway } from './gateway.ts';
import { type Member, newMember } from './member.ts';
import { openPlace } from './place.ts';

const kills = Number(process.env.FAULT_KILLS ?? 30);
const membersMax = 4;
/** A try that was cut is due again after half a minute, the run of a job after two. */
const settledMs = 240_000;

type Said = { lines: string[] };
const desk = async (shop: ShopProcess, word: string) => ((await shop.atDesk(word)).body as Said).lines;

/** Waits until nothing waits to be sent, every job is sound and one has run since `start`; false when it takes too long. */
async function isSettled(shop: ShopProcess, start: string): Promise<boolean> {
  const end = Date.now() + settledMs;
  while (Date.now() < end) {
    const [counts = ''] = await desk(shop, 'outbox');
    const jobs = await desk(shop, 'jobs');
    const successes = jobs.flatMap((line) => /last success (2\S+).*failures 0/.exec(line)?.[1] ?? []);
    const isSent = counts.startsWith('0 waiting');
    if (isSent && successes.length === jobs.length && successes.some((success) => success > start))
      return true;
    await pause(500);
  }
  return false;
}

/** The built shop is killed while members do what they are told of; each message arrives, and counts once. */
const effectsOn = (on: 'PGlite' | 'PostgreSQL'): Fault => ({
  name: 'effects',
  on,
  async run() {
    // With PostgreSQL the messages go to a gateway, with PGlite into the development mailbox.
    const gateway = on === 'PostgreSQL' ? await openGateway() : undefined;
    const place = await openPlace(on);
    try {
      const env = { JOB_LEASE_SECONDS: '5', ...(gateway && { SMS_GATEWAY_URL: gateway.url }) };
      const shop = await place.shop({ env });
      await shop.start();
      const codeFor = async (to: string) =>
        gateway
          ? (/\d{6}/.exec(gateway.received.findLast((one) => one.to === to)?.text ?? '')?.[0] ?? '')
          : shop.codeSentTo(to);
      const members: Member[] = [];
      for (let number = 0; number < membersMax; number += 1)
        members.push(await newMember(shop, `0094${715_000_000 + number}`, codeFor));
      const confirmed = () => members.reduce((sum, member) => sum + member.confirmed.length, 0);
      let start = '';
      for (let round = 0; round < kills; round += 1) {
        const before = confirmed();
        const acting = members.map((member) => member.actUntilGone());
        while (confirmed() < before + 2) await pause(10);
        await pause(randomInt(600));
        await shop.kill();
        await Promise.all(acting);
        await shop.start();
        start = new Date().toISOString().slice(0, 19);
        for (const member of members) await member.comeBack();
      }
      const settled = await isSettled(shop, start);
      await shop.kill();

      const database = await openDatabase({ databaseUrl: place.databaseUrl, dataDir: shop.dataDir });
      const rows = await database.db.select().from(outboxMessages);
      const runs = await jobRunStore(database.db).list();
      await database.close();
      const sent = rows.filter(({ sentAt }) => sentAt);
      const causes = new Set(rows.map(({ cause }) => cause));
      const missing = members.flatMap((member) => member.confirmed).filter((cause) => !causes.has(cause));
      const arrived = gateway ? gateway.ids().size : sent.filter(({ text }) => text !== '').length;
      const repeats = gateway ? gateway.received.length - arrived : 0;
      const sound = runs.filter(({ succeededAt, failures }) => succeededAt && failures === 0).length;
      const odd = members.flatMap((member) => member.odd);
      return judge(
        `${kills} kills: ${confirmed()} deeds confirmed, ${rows.length} messages written = ${arrived} arrived, ` +
          `${repeats} tried twice under the same id, ${missing.length} lost, ${sound} of ${runs.length} jobs sound`,
        {
          'deeds were confirmed': confirmed() > kills,
          'all is sent and done in time': settled && sent.length === rows.length,
          'each deed has its message': missing.length === 0,
          'each message once for its cause': causes.size === rows.length,
          'each message arrives, and no other': arrived === rows.length,
          'only what was cut is tried twice': repeats <= kills * membersMax,
          'every job goes on': sound === runs.length,
          [`nothing else is answered ${odd.slice(0, 3).join('; ')}`]: odd.length === 0,
        },
      );
    } finally {
      await place.close();
      gateway?.close();
    }
  },
});

export const effects = [effectsOn('PGlite'), effectsOn('PostgreSQL')];
