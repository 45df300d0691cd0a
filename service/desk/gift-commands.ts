import { z } from 'zod';
import { majorUnits } from '#openapi/currencies.ts';
import { onIncrement } from '#service/domain/money.ts';
import type { OrderTransitions } from '#service/orders/transitions.ts';
import { DeskFault } from './desk-fault.ts';
import type { DeskGifts } from './gift-queries.ts';
import type { DeskStore } from './queries.ts';
import { wholeNumber } from './whole-number.ts';

type GiftParts = { desk: DeskStore; gifts: DeskGifts; moves: OrderTransitions };

const coinsMax = 1_000_000;
const moneyMax = 100_000_000_000;

/** Gives a member coins, which expire after the named day (`until`), else by the rule of the region. */
export async function coins({ gifts }: GiftParts, to = '', number = '', until = ''): Promise<string[]> {
  const amount = wholeNumber(number, 'coins', coinsMax);
  const userId = await memberOf(gifts, to);
  if (until === '') {
    await gifts.give(userId, { unit: 'COIN', amount });
    return [`${to} has ${amount} coins more.`];
  }
  if (!isDay(until)) throw new DeskFault('The last day is written as 2026-12-31.');
  await gifts.give(userId, { unit: 'COIN', amount, coinsUntil: until });
  return [`${to} has ${amount} coins more, good until ${until}.`];
}

const isDay = (text: string) => z.iso.date().safeParse(text).success && text < '2100';

/** Puts money into a member's wallet. */
export async function wallet({ desk, gifts }: GiftParts, to = '', countryCode = '', minorUnits = '') {
  const region = await desk.region(countryCode.toUpperCase());
  if (!region) throw new DeskFault('The region is one of LK, CN, LA, TR.');
  const amount = wholeNumber(minorUnits, 'minorUnits', moneyMax);
  if (!onIncrement(amount, region.currency))
    throw new DeskFault(`${amount} minor units cannot be shown in ${region.currency}.`);
  await gifts.give(await memberOf(gifts, to), { unit: region.currency, amount });
  return [`The wallet of ${to} has ${majorUnits(amount)} ${region.currency} more.`];
}

async function memberOf(gifts: DeskGifts, to: string): Promise<string> {
  const userId = await gifts.memberOf(to);
  if (userId === undefined)
    throw new DeskFault('There is no such member; a mobile number is written as 0094771234567.');
  return userId;
}

/** The promo codes and what they turn into. */
export async function codes({ gifts }: GiftParts): Promise<string[]> {
  const rows = await gifts.codes();
  if (rows.length === 0) return ['No promo codes.'];
  return rows.map(({ code, country, couponId, name, left }) =>
    [code, country, `voucher ${couponId}`, name, `${left} left`].join('  '),
  );
}

/** Takes a voucher back from everybody who holds it and has not used it. */
export async function withdraw({ gifts }: GiftParts, couponId = ''): Promise<string[]> {
  const taken = await gifts.withdraw(wholeNumber(couponId, 'couponId'));
  return [`Voucher ${couponId} is taken back from ${taken} holders.`];
}

/** Prints the state of a group buy; with `pieces`, other buyers join so many pieces first. */
export async function group({ gifts, moves }: GiftParts, groupBuyId = '', pieces = '0'): Promise<string[]> {
  const stands = await gifts.joinGroup(
    wholeNumber(groupBuyId, 'groupBuyId'),
    wholeNumber(pieces, 'pieces', 1_000),
  );
  if (!stands) throw new DeskFault('There is no such group buy.');
  await moves.endGroups();
  const { joinedCount, targetCount, endTime } = stands;
  return [`${joinedCount} of ${targetCount} pieces are joined, until ${endTime.toISOString()}.`];
}
