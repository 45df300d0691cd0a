import { setTimeout as pause } from 'node:timers/promises';
import { type Buyer, intend, send, type Thing } from '../service/order-loop.ts';
import type { ShopProcess } from '../service/shop-process.ts';
import { sriLanka } from '../service/world.ts';

export type Answer = { kind: 'read' | 'order' | 'page' | 'file'; status: number; ms: number; at: number };

type Load = { shop: ShopProcess; buyers: readonly Buyer[]; thing: Thing; readers: number; pages: number };

/** Readers, buyers and visitors of pages, and one who wants a file that needs no database, who ask one thing after another until they are stopped. */
export function startLoad({ shop, buyers, thing, readers, pages }: Load) {
  const answers: Answer[] = [];
  const load = { going: true };
  let failed: unknown;

  async function timed(kind: Answer['kind'], ask: () => Promise<number>) {
    const began = performance.now();
    const status = await ask();
    const at = performance.now();
    answers.push({ kind, status, ms: at - began, at });
    if (status >= 500) await pause(100);
  }
  const until = async (ask: (turn: number) => Promise<void>) => {
    try {
      for (let turn = 0; load.going; turn += 1) await ask(turn);
    } catch (fault) {
      failed ??= fault;
    }
  };
  const read = () =>
    timed('read', async () => {
      const path = `/api/prod/skuList?prodId=${thing.prodId}&regionId=${sriLanka}`;
      return (await shop.ask('GET', path)).status;
    });
  const visit = (turn: number) =>
    timed('page', async () => {
      // A page that nobody has seen yet, so that it cannot be answered from memory.
      const response = await fetch(`${shop.origin}/?region=LK&visit=${turn}`, { redirect: 'manual' });
      await response.text();
      return response.status;
    });
  /** An intent without an answer is sent again; else a new one is made. */
  async function order(buyer: Buyer) {
    let intent = buyer.intents.find(({ answer }) => !answer);
    if (!intent) {
      await timed('order', async () => {
        const made = await intend(shop, buyer, thing);
        intent = made.intent;
        return made.status;
      });
    }
    const wanted = intent;
    if (wanted) await timed('order', async () => (await send(shop, buyer, wanted)).status);
  }
  const file = () =>
    timed('file', async () => {
      const response = await fetch(`${shop.origin}/favicon.svg`);
      await response.text();
      await pause(100);
      return response.status;
    });
  const all = [
    until(file),
    ...buyers.map((buyer) => until(() => order(buyer))),
    ...Array.from({ length: readers }, () => until(read)),
    ...Array.from({ length: pages }, (_, number) => until((turn) => visit(number * 1_000_000 + turn))),
  ];

  return {
    answers,
    /** Waits until everybody has had the last answer; throws what went wrong otherwise than by an answer. */
    async stop() {
      load.going = false;
      await Promise.all(all);
      if (failed !== undefined) throw failed;
      return answers;
    },
  };
}
