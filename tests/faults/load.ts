import { setTimeout as pause } from 'node:timers/promises';
import { type Buyer, intend, send, type Thing } from '../service/order-loop.ts';
import type { ShopProcess } from '../service/shop-process.ts';
import { sriLanka } from '../service/world.ts';

export type Answer = { kind: 'read' | 'order' | 'page'; status: number; ms: number; at: number };

type Load = { shop: ShopProcess; buyers: readonly Buyer[]; thing: Thing; readers: number; pages: number };

/** Readers, buyers and visitors of pages who ask one thing after another until they are stopped. */
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
  const order = (buyer: Buyer) =>
    timed('order', async () => {
      const intent = buyer.intents.find(({ answer }) => !answer) ?? (await intend(shop, buyer, thing));
      return intent ? (await send(shop, buyer, intent)).status : 503;
    });
  const all = [
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
