import { randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Conversation, LoginResponse, Message } from '#openapi/schema.gen.ts';
import { openStream } from './listening.ts';
import { percentile } from './load.ts';
import { codeSentTo, dataFolder, type RunningShop, startShop } from './shop.ts';

const streamsWanted = 1_000;
/** Streams that one member may have open. */
const perMember = 3;
const growthTarget = 100;
const messages = 300;
const restMs = 10_000;
const region = 659_006_000_343;
const shopId = 2003;
const kibInMib = 1024;

type Member = { token: string; conversationId: string };

/** Prints what a thousand open streams take in memory, and how soon after its commit an event reaches them. */
export async function benchStreams(port: number) {
  const { folder, drop } = dataFolder();
  let shop = await startShop(folder, port);
  const members: Member[] = [];
  for (let number = 0; members.length * perMember < streamsWanted; number += 1)
    members.push(await signIn(shop, `${711_000_000 + number}`));
  // A process that has signed nobody in: what that left behind would hide what streams take.
  await shop.stop();
  shop = await startShop(folder, port);
  await pause(restMs);
  const before = shop.memory();
  console.log(
    `load average ${loadavg()[0]?.toFixed(2)}; ${members.length} members, no stream: ${before.toFixed(0)} MiB`,
  );

  const waiting = new Map<string, (deliveredAt: number) => void>();
  const heard = (event: string, data: string) => {
    if (event !== 'message') return;
    const { clientMsgId } = JSON.parse(data) as Message;
    waiting.get(clientMsgId ?? '')?.(Date.now());
  };
  const began = performance.now();
  const streams = [];
  for (let count = 0; count < streamsWanted; count += 1) {
    const { token } = memberAt(members, count);
    streams.push(await openStream(shop.url, token, heard));
  }
  const took = performance.now() - began;
  await pause(restMs);
  const grown = shop.memory() - before;
  console.log(
    `${streams.length} streams, opened in ${(took / 1000).toFixed(1)} s: ${grown.toFixed(1)} MiB more (at most ${growthTarget}), ${((grown * kibInMib) / streams.length).toFixed(1)} KiB a stream`,
  );

  const delays: number[] = [];
  const whole: number[] = [];
  // The last ones have not all of their streams.
  const full = members.slice(0, streamsWanted % members.length || undefined);
  for (let count = 0; count < messages; count += 1) {
    const member = memberAt(full, count * 7);
    const { written, delivered, asked } = await tell(shop, member, waiting);
    for (const at of delivered) {
      delays.push(at - written);
      whole.push(at - asked);
    }
  }
  const say = (figures: number[]) => {
    const inOrder = figures.toSorted((a, b) => a - b);
    return `median ${percentile(inOrder, 0.5)} ms, p95 ${percentile(inOrder, 0.95)} ms, slowest ${inOrder.at(-1)} ms`;
  };
  console.log(
    `${messages} messages to ${delays.length} streams, from a moment before the commit to the reader: ${say(delays)}; with the request that wrote it: ${say(whole)}`,
  );
  await pause(restMs);
  console.log(`afterwards: ${(shop.memory() - before).toFixed(1)} MiB more than without streams`);
  for (const stream of streams) stream.close();
  await shop.stop();
  drop();
}

function memberAt(members: readonly Member[], place: number): Member {
  const member = members[place % members.length];
  if (!member) throw new Error('there are no members');
  return member;
}

/** A member writes to a shop; answers when it was written, by the shop, and when each of the member's streams had it. */
async function tell(shop: RunningShop, member: Member, waiting: Map<string, (at: number) => void>) {
  const clientMsgId = randomUUID();
  const delivered: number[] = [];
  const all = new Promise<void>((resolve) =>
    waiting.set(clientMsgId, (at) => {
      delivered.push(at);
      if (delivered.length === perMember) resolve();
    }),
  );
  const asked = Date.now();
  const { createTime } = await call<Message>(shop, '/p/chat/message', member.token, {
    conversationId: member.conversationId,
    clientMsgId,
    type: 'TEXT',
    text: 'Is there one left?',
  });
  await all;
  waiting.delete(clientMsgId);
  return { asked, written: Date.parse(createTime), delivered };
}

async function signIn(shop: RunningShop, number: string): Promise<Member> {
  await call(shop, '/sms/send', undefined, { mobile: `0094${number}` });
  const code = await codeSentTo(shop, number);
  const login = { loginType: 0, loginId: `0094${number}`, code, region };
  const { access_token: token } = await call<LoginResponse>(shop, '/quick/login', undefined, login);
  const { conversationId } = await call<Conversation>(shop, '/p/chat/conversation', token, { shopId });
  return { token, conversationId };
}

async function call<Body>(shop: RunningShop, path: string, token: string | undefined, body: object) {
  const response = await fetch(`${shop.url}/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
  return (text ? JSON.parse(text) : undefined) as Body;
}
