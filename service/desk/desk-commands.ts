import { currencies, majorUnits } from '#openapi/currencies.ts';
import { onIncrement } from '#service/domain/money.ts';
import { Refusal } from '#service/domain/refusal.ts';
import type { DeskChat } from './chat-queries.ts';
import type { DeskStore } from './queries.ts';
import { WrongState } from '#service/orders/moving.ts';
import type { OrderTransitions } from '#service/orders/transitions.ts';
import type { JobRunStore } from '#service/platform/job-runs.ts';
import type { ShopClock } from '#service/platform/shop-clock.ts';
import { DeskFault } from './desk-fault.ts';
import type { DeskGifts } from './gift-queries.ts';
import { codes, coins, group, wallet, withdraw } from './gift-commands.ts';
import { wholeNumber } from './whole-number.ts';
import { answer, chat, chats, close } from './conversation-commands.ts';
import { jobs, outbox } from './effect-commands.ts';
import type { DeskMessages } from './message-queries.ts';
import { orderCommands, orderUsage } from './order-commands.ts';
import { type DeskRefunds, refundCommands, refundUsage } from './refund-commands.ts';
import { reviewCommands, reviewUsage } from './review-commands.ts';
import type { DeskReviewStore } from './review-queries.ts';

export type DeskParts = {
  desk: DeskStore;
  chat: DeskChat;
  moves: OrderTransitions;
  clock: ShopClock;
  jobs: Pick<JobRunStore, 'list'>;
  /** Runs a job now; undefined when no shop is running: then the next start runs all jobs. */
  runJob?: (name: string) => Promise<void>;
  messages: DeskMessages;
  gifts: DeskGifts;
  refunds: DeskRefunds;
  reviews: DeskReviewStore;
};

export const deskUsage = [
  'desk orders [status]                            the newest orders',
  'desk find <text>                                SKUs by product name, with stock',
  ...orderUsage,
  ...refundUsage,
  ...reviewUsage,
  'desk stock <skuId> <pieces>                     set the stock of a SKU',
  'desk price <skuId> <LK|CN|LA|TR> <minorUnits>   set the price of a SKU in a region',
  'desk coins <mobile or mail> <coins> [last day]  give a member coins, perhaps until 2026-12-31',
  'desk wallet <mobile or mail> <LK|CN|LA|TR> <minorUnits>  put money into a member’s wallet',
  'desk codes                                      the promo codes and what they turn into',
  'desk withdraw <couponId>                        take a voucher back from everybody who has not used it',
  'desk group <groupBuyId> [pieces]                how a group buy stands; so many more pieces are joined',
  'desk chats                                      the latest conversations, with what nobody has read',
  'desk chat <conversationId>                      what was said in a conversation; it is read now',
  'desk answer <conversationId> <text>             answer as the shop',
  'desk close <conversationId>                     close a conversation until the buyer opens it again',
  'desk jobs                                       what runs by the clock: last run, success, lag, failures',
  'desk outbox [retry <number>]                    messages to people: waiting, sent, given up; try one again',
  'desk link                                       a new link to the desk for one browser, while the shop runs',
  'desk clock [+3d | +2h | +10m | reset]           show the clock of the shop, or move it',
];

type Command = (parts: DeskParts, ...words: string[]) => Promise<string[]>;

const commands: Record<string, Command> = {
  orders,
  find,
  stock,
  price,
  coins,
  wallet,
  codes,
  withdraw,
  group,
  chats,
  chat,
  answer,
  close,
  clock,
  jobs,
  outbox,
  ...orderCommands,
  ...refundCommands,
  ...reviewCommands,
};

/** Runs a command (its name, then its arguments); returns the lines to print. Throws a `DeskFault` when it is not possible. */
export async function deskCommand(parts: DeskParts, words: readonly string[]): Promise<string[]> {
  const [name = '', ...rest] = words;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) return deskUsage;
  try {
    return await command(parts, ...rest);
  } catch (fault) {
    if (fault instanceof WrongState) throw new DeskFault(`Not possible: ${fault.message}.`);
    if (fault instanceof Refusal && fault.code === 'resource.not_found')
      throw new DeskFault(`There is no such ${Object.hasOwn(refundCommands, name) ? 'refund' : 'order'}.`);
    throw fault;
  }
}

async function orders({ desk }: DeskParts, status?: string): Promise<string[]> {
  const rows = await desk.orders(status?.toUpperCase(), 50);
  if (rows.length === 0) return ['No orders.'];
  return rows.map((row) =>
    [
      row.orderNumber,
      row.deliveredTime && row.status === 'TO_RECEIVE' ? 'DELIVERED' : row.status,
      `${row.payType}/${row.payStatus ?? 'not paid'}`,
      `${majorUnits(row.total)} ${row.currency}`,
      `${row.pieces} pcs`,
      row.receiver,
      row.createdAt.toISOString(),
    ].join('  '),
  );
}

async function find({ desk }: DeskParts, ...words: string[]): Promise<string[]> {
  const text = words.join(' ');
  const rows = text === '' ? [] : await desk.find(text, 30);
  if (rows.length === 0) return ['Nothing found.'];
  return rows.map((row) => `${row.skuId}  ${row.stock} pcs  ${row.name}  ${row.skuName}`);
}

async function stock({ desk }: DeskParts, skuId = '', pieces = ''): Promise<string[]> {
  const count = wholeNumber(pieces, 'pieces', 1_000_000);
  if (!(await desk.setStock(wholeNumber(skuId, 'skuId'), count)))
    throw new DeskFault('There is no such SKU.');
  return [`SKU ${skuId} has ${count} pieces.`];
}

async function price({ desk }: DeskParts, skuId = '', countryCode = '', minorUnits = ''): Promise<string[]> {
  const region = await desk.region(countryCode.toUpperCase());
  if (!region) throw new DeskFault('The region is one of LK, CN, LA, TR.');
  const amount = wholeNumber(minorUnits, 'minorUnits', 100_000_000_000);
  if (amount === 0 || !onIncrement(amount, region.currency)) {
    const { roundingIncrement } = currencies[region.currency];
    throw new DeskFault(`A price in ${region.currency} is a multiple of ${roundingIncrement} minor units.`);
  }
  const { regionId } = region;
  const set = await desk.setPrice({ skuId: wholeNumber(skuId, 'skuId'), regionId, price: amount });
  if (!set) throw new DeskFault('This SKU is not sold there.');
  return [`SKU ${skuId} costs ${majorUnits(amount)} ${region.currency}.`];
}

const units: Record<string, number> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Jobs that depend on the day; run after those of orders, because they need the receipts and coins of orders. */
const jobsOfDays = ['confirm-invitations', 'end-coins', 'tell-price-drops'];

async function clock(parts: DeskParts, move?: string): Promise<string[]> {
  if (move === 'reset') await parts.clock.reset();
  else if (move) {
    const [, number, unit = ''] = /^\+(\d{1,4})([mhd])$/.exec(move) ?? [];
    if (!number) throw new DeskFault('Move the clock by +10m, +2h or +3d, or reset it.');
    await parts.clock.shift(Number(number) * (units[unit] ?? 0));
    await parts.moves.receiveDue();
    await parts.moves.endGroups();
    await parts.moves.bookCoinsDue();
    await parts.refunds.due();
    for (const job of jobsOfDays) await parts.runJob?.(job);
  }
  return [`It is ${parts.clock.now().toISOString()} in the shop.`];
}
