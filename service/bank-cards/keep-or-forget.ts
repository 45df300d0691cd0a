import type { Db } from '#service/db/database.ts';
import { Refusal } from '#service/domain/refusal.ts';
import { isKept, mustForget } from './erasures.ts';
import { type Keeping, keepCard } from './queries.ts';

/** Saves a card; one that is refused (`card.exists`, `card.limit`) is deleted at the processor, and undefined is returned. */
export async function keepOrForget(tx: Db, asked: Keeping) {
  try {
    return await keepCard(tx, asked);
  } catch (fault) {
    if (!(fault instanceof Refusal)) throw fault;
    await forgetUnlessKept(tx, asked);
    return undefined;
  }
}

/** Stores that the processor has to delete a card, unless that card is saved here. */
export async function forgetUnlessKept(
  tx: Db,
  { processor, card, now }: Omit<Keeping, 'isDefault' | 'userId'>,
) {
  const { reference } = card;
  if (!(await isKept(tx, processor, reference)))
    await mustForget(tx, [{ processor, kind: 'card', reference }], now);
}
