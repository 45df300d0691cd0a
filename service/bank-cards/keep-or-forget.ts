import type { Db } from '#service/db/database.ts';
import { Refusal } from '#service/domain/refusal.ts';
import { isKept, mustForget } from './erasures.ts';
import { type Keeping, keepCard } from './queries.ts';

/** Keeps a card; one that cannot be kept (`card.exists`, `card.limit`) is forgotten at the processor, and undefined. */
export async function keepOrForget(tx: Db, asked: Keeping) {
  try {
    return await keepCard(tx, asked);
  } catch (fault) {
    if (!(fault instanceof Refusal)) throw fault;
    await forgetUnlessKept(tx, asked);
    return undefined;
  }
}

/** Has the processor forget a card, unless it is the very one that the member keeps. */
export async function forgetUnlessKept(
  tx: Db,
  { processor, card, now }: Omit<Keeping, 'isDefault' | 'userId'>,
) {
  const { reference } = card;
  if (!(await isKept(tx, processor, reference)))
    await mustForget(tx, [{ processor, kind: 'card', reference }], now);
}
