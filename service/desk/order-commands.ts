import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { ParcelFault } from '#service/logistics/parcels.ts';
import { scanWordOf, scanWordsTold } from '#service/logistics/rules.ts';
import type { OrderTransitions } from '#service/orders/transitions.ts';
import { readCouriersFile } from './couriers-file.ts';
import { DeskFault } from './desk-fault.ts';
import type { DeskStore } from './queries.ts';
import { wholeNumber } from './whole-number.ts';

type OrderParts = { desk: DeskStore; moves: OrderTransitions };

export const orderUsage = [
  'desk ship <orderNumber> [courier] [tracking] [sku:pieces,…]  a parcel leaves; without pieces all that is left',
  'desk scan <orderNumber> <words> [--say text] [--place place] [--on day] [--at time] [--parcel tracking]',
  `     what the courier reports: ${scanWordsTold.join(', ')}, or anything else`,
  'desk couriers-file <file>                       reports from a courier’s CSV: number,time,state,text,place,expected',
  'desk deliver <orderNumber>                      everything handed over, money collected',
  'desk cannot-deliver <orderNumber>               cancel an order that has not left; all money goes back',
];

/** Rethrows an error; a `ParcelFault` becomes a `DeskFault`, whose message the shopkeeper reads. */
const asDeskFault = (fault: unknown) => {
  throw fault instanceof ParcelFault ? new DeskFault(`Not possible: ${fault.message}.`) : fault;
};

async function ship(
  { desk, moves }: OrderParts,
  orderNumber = '',
  courier?: string,
  tracking?: string,
  pieces?: string,
): Promise<string[]> {
  const place = await desk.parcelOf(orderNumber);
  if (!place) throw new DeskFault('There is no such order.');
  const named = place.couriers.find((known) => known.toLowerCase() === courier?.toLowerCase());
  if (courier && !named) throw new DeskFault(`The couriers there are: ${place.couriers.join(', ')}.`);
  const courierName = named ?? place.couriers[0];
  if (!courierName) throw new DeskFault('This region has no courier.');
  const trackingNumber = (tracking || `${place.countryCode}${randomInt(1e9, 1e10)}`).slice(0, 60);
  const items = pieces?.split(',').map((one) => {
    const [sku = '', count = '1'] = one.split(':');
    return { skuId: wholeNumber(sku, 'sku'), count: wholeNumber(count, 'pieces', 999) };
  });
  await moves.ship(orderNumber, { courierName, trackingNumber, ...(items && { items }) }).catch(asDeskFault);
  return [`${orderNumber} is on its way with ${courierName}, ${trackingNumber}.`];
}

async function deliver({ moves }: OrderParts, orderNumber = ''): Promise<string[]> {
  await moves.deliver(orderNumber).catch(asDeskFault);
  return [`${orderNumber} is delivered, the money is collected.`];
}

async function cannotDeliver({ moves }: OrderParts, orderNumber = ''): Promise<string[]> {
  await moves.cannotDeliver(orderNumber);
  return [`${orderNumber} is cancelled; what was paid goes back.`];
}

function readScan(words: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    const options = { say: text, place: text, on: text, at: text, parcel: text };
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (fault) {
    throw new DeskFault(fault instanceof Error ? fault.message : String(fault));
  }
}

async function scan({ moves }: OrderParts, ...words: string[]): Promise<string[]> {
  const { positionals, values } = readScan(words);
  const [orderNumber = '', ...rest] = positionals;
  const said = rest.join(' ').trim();
  if (said === '') throw new DeskFault(`What is reported? ${scanWordsTold.join(', ')}, or anything else.`);
  const word = scanWordOf(said);
  if (values.on !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(values.on))
    throw new DeskFault('The new day is written as 2026-11-26.');
  const at = values.at === undefined ? undefined : new Date(values.at);
  if (at && Number.isNaN(at.getTime())) throw new DeskFault('The time is written as 2026-11-22T08:42Z.');
  const note = values.say ?? (word === 'NEWS' ? said : undefined);
  const report = {
    word,
    note: note?.slice(0, 300),
    location: values.place?.slice(0, 120),
    expectedOn: values.on,
    ...(at && { at }),
  };
  const isNew = await moves.scan(orderNumber, report, values.parcel).catch(asDeskFault);
  return [isNew ? `${orderNumber}: ${said}.` : `${orderNumber}: that was known.`];
}

/** Stores the reports of a courier's file one after the other; a line that cannot be read does not stop the others. */
async function couriersFile({ moves }: OrderParts, text = ''): Promise<string[]> {
  const { scans, faults } = readCouriersFile(text);
  const told = [...faults];
  let written = 0;
  for (const { line, trackingNumber, scan: report } of scans) {
    try {
      if (await moves.scanNumber(trackingNumber, report)) written += 1;
    } catch (fault) {
      if (!(fault instanceof ParcelFault)) throw fault;
      told.push(`line ${line}: ${fault.message}`);
    }
  }
  const known = scans.length - written - (told.length - faults.length);
  return [`${written} reports written, ${known} known before, ${told.length} not taken.`, ...told];
}

export const orderCommands = {
  ship,
  deliver,
  scan,
  'couriers-file': couriersFile,
  'cannot-deliver': cannotDeliver,
};
