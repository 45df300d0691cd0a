import { majorUnits } from '#openapi/currencies.ts';
import { isPhone } from '#service/domain/phone.ts';
import { Refusal } from '#service/domain/refusal.ts';
import { WrongRefundState } from '#service/refunds/moving.ts';
import type { RefundSeller } from '#service/refunds/seller.ts';
import { DeskFault } from './desk-fault.ts';
import type { DeskRefundStore } from './refund-queries.ts';
import { wholeNumber } from './whole-number.ts';

/** What the desk uses to handle refunds on behalf of a shop. */
export type DeskRefunds = { store: DeskRefundStore; seller: RefundSeller; due: () => Promise<void> };

type Parts = { refunds: DeskRefunds };
type Command = (parts: Parts, ...words: string[]) => Promise<string[]>;

export const refundUsage = [
  'desk refunds [status]                           the newest refunds and cancelled orders',
  'desk refund <refundSn>                          one refund, with what the buyer says',
  'desk refund-accept <refundSn> [word]            yes: money back, or goods first',
  'desk refund-refuse <refundSn> <reason>          no, to what is asked for or to the parcel that came',
  'desk refund-delivered <refundSn>                the courier has handed the buyer’s parcel over',
  'desk refund-received <refundSn>                 the goods are back and all right: money back',
  'desk returns-to <shopId> <mobile> <receiver>; <address>  where a shop takes goods back (the mall does without)',
];

const notesMax = 300;

async function acted(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (fault) {
    if (fault instanceof WrongRefundState) throw new DeskFault(`Not possible: ${fault.message}.`);
    if (fault instanceof Refusal && fault.code === 'resource.not_found')
      throw new DeskFault('There is no such refund.');
    throw fault;
  }
}

type Listed = Awaited<ReturnType<DeskRefundStore['list']>>[number];

const lineOf = (row: Listed) =>
  [
    row.refundSn,
    row.status,
    row.applyType ?? row.kind,
    row.orderNumber,
    row.shop,
    `${majorUnits(row.amount)} ${row.currency}${row.coins > 0 ? ` and ${row.coins} coins` : ''}`,
    `${row.pieces} pcs`,
    row.reason ?? '',
    row.deadline ? `until ${row.deadline.toISOString()}` : '',
  ]
    .filter(Boolean)
    .join('  ');

const note = (words: readonly string[]): string => {
  const text = words.join(' ').trim();
  if (text.length > notesMax) throw new DeskFault(`A word to the buyer has at most ${notesMax} characters.`);
  return text;
};

async function refunds({ refunds: { store } }: Parts, status?: string): Promise<string[]> {
  const rows = await store.list(status?.toUpperCase(), 50);
  return rows.length === 0 ? ['No refunds.'] : rows.map(lineOf);
}

async function refund({ refunds: { store } }: Parts, refundSn = ''): Promise<string[]> {
  const found = await store.one(refundSn);
  if (!found) throw new DeskFault('There is no such refund.');
  const { parcel, words, pics } = found;
  return [
    lineOf(found),
    ...(words === '' ? [] : [`The buyer: ${words}`]),
    ...pics,
    ...(parcel ? [`${parcel.courierName} ${parcel.expressNo}, sent ${parcel.sentAt.toISOString()}`] : []),
  ];
}

async function accept({ refunds: { seller, store } }: Parts, refundSn = '', ...words: string[]) {
  await acted(() => seller.accept(refundSn, note(words) || undefined));
  const found = await store.one(refundSn);
  return [`${refundSn} is accepted: ${found?.status ?? ''}.`];
}

async function refuse({ refunds: { seller } }: Parts, refundSn = '', ...words: string[]): Promise<string[]> {
  const reason = note(words);
  if (reason === '') throw new DeskFault('A refusal has a reason, which the buyer reads.');
  await acted(() => seller.refuse(refundSn, reason));
  return [`${refundSn} is refused.`];
}

async function delivered({ refunds: { seller } }: Parts, refundSn = ''): Promise<string[]> {
  await acted(() => seller.delivered(refundSn));
  return [`The parcel of ${refundSn} is here; without a word of yours it counts as received in seven days.`];
}

async function received({ refunds: { seller, store } }: Parts, refundSn = ''): Promise<string[]> {
  await acted(() => seller.received(refundSn));
  const found = await store.one(refundSn);
  return [`The goods of ${refundSn} are back: ${found?.status ?? ''}.`];
}

async function returnsTo({ refunds: { store } }: Parts, shopId = '', mobile = '', ...words: string[]) {
  const [receiver = '', ...rest] = words.join(' ').split(';');
  const text = rest.join(';').trim();
  const isMall = mobile === '';
  if (!isMall && (!isPhone(mobile) || receiver.trim() === '' || text === ''))
    throw new DeskFault(
      'A place is written as 0094112345670 Returns of the shop; 17 Bagatalle Road, Colombo.',
    );
  const place = isMall ? null : { receiver: receiver.trim().slice(0, 60), mobile, text: text.slice(0, 700) };
  if (!(await store.setReturnPlace(wholeNumber(shopId, 'shopId'), place)))
    throw new DeskFault('There is no such shop.');
  return [
    place
      ? `Shop ${shopId} takes goods back at ${place.text}.`
      : `The mall takes goods back for shop ${shopId}.`,
  ];
}

export const refundCommands: Record<string, Command> = {
  refunds,
  refund,
  'refund-accept': accept,
  'refund-refuse': refuse,
  'refund-delivered': delivered,
  'refund-received': received,
  'returns-to': returnsTo,
};
