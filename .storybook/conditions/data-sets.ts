import { first } from '#mocks/fixtures/first.ts';
import { edges, hostile } from '#mocks/fixtures/hostile.ts';
import { many } from '#mocks/fixtures/many.ts';
import contract from '#openapi/contract.gen.json';

/** What the toolbar can make of records: of the contract's examples, and of those that a story hands to a component. */
export const dataSets = {
  story: 'Data',
  small: 'Small data',
  rich: 'Rich data',
  hostile: 'Hostile data',
} as const;
export type DataSet = keyof typeof dataSets;

type Fields = Record<string, unknown>;
type Schema = { properties?: Record<string, { maxLength?: number }>; allOf?: Schema[] };

/** Fields of the contract in which people write. */
export const written = [
  'receiver',
  'province',
  'district',
  'town',
  'addr',
  'nickName',
  'prodName',
  'skuName',
  'shopName',
  'categoryName',
  'brandName',
  'courierName',
  'brief',
  'shipFromText',
  'title',
  'text',
  'content',
  'couponName',
  'remarks',
  'note',
  'context',
  'location',
  'summary',
  'rejectReason',
  'attrName',
  'label',
  'intro',
  'areaName',
  'regionName',
  'holderName',
  'name',
  'value',
];
/** Fields that count, and fields that hold a picture. */
export const counted = ['soldNum', 'ratingCount', 'voucherCount', 'cartCount', 'allCount', 'invitedCount'];
export const pictured = ['pic', 'shopLogo', 'brandPic', 'prodPic', 'imgUrl', 'banner'];
/** Longer would be a list that no reader meets. */
const most = 24;

const fieldsOf = ({ properties = {}, allOf = [] }: Schema): [string, { maxLength?: number }][] => [
  ...Object.entries(properties),
  ...allOf.flatMap(fieldsOf),
];
const allFields = Object.values(contract.components.schemas as Record<string, Schema>).flatMap(fieldsOf);

/** The letters that every record has room for in a field of this name. */
export const roomFor = (name: string): number =>
  Math.min(
    ...allFields.flatMap(([field, { maxLength }]) => (field === name && maxLength ? [maxLength] : [])),
  );
const rooms = new Map(written.map((name) => [name, roomFor(name)]));

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
/** Elements of React are the story's own. */
const isRecord = (value: unknown): value is Fields => isFields(value) && !('$$typeof' in value);

const texts = Object.values(hostile);
const inTurn = <T>(list: readonly T[], turn: number): T => first(list.slice(turn % list.length));

/** Takes the ends of the contract in turn: texts, counts, prices, pictures that are not there. */
function worst() {
  let turn = 0;
  const spoil = (value: unknown, key: string, where: Fields): unknown => {
    if (Array.isArray(value)) return value.map((one) => spoil(one, key, where));
    if (isRecord(value))
      return Object.fromEntries(
        Object.entries(value).map(([name, field]) => [name, spoil(field, name, value)]),
      );
    if (typeof value === 'string' && value !== '' && rooms.has(key) && isProse(value, key, where))
      return inTurn(texts, (turn += 1)).slice(0, rooms.get(key));
    if (typeof value === 'string' && pictured.includes(key))
      return (turn += 1) % 3 === 0 ? edges.brokenPicture : value;
    if (typeof value === 'number' && counted.includes(key)) return inTurn(edges.counts, (turn += 1));
    if (key === 'amount' && 'currency' in where && Number(value) > 0) return edges.dear - (edges.dear % 100);
    return value;
  };
  return spoil;
}

/** `name` and `value` are words only side by side, as those of a specification; elsewhere a program reads them. */
const isProse = (_: string, key: string, where: Fields) =>
  key === 'name' || key === 'value' ? 'name' in where && 'value' in where && !('type' in where) : true;

const ownId = /(Id|Number|Sn)$/;
/** Lists whose members lean on one another: they stay as they are. */
const leaning = ['regionId', 'areaId', 'categoryId', 'skuId', 'addrId', 'couponUserId'];

const idOf = (record: Fields) => Object.keys(record).find((key) => ownId.test(key));

function ownOf(record: Fields, index: number, examples: number): Fields {
  const key = idOf(record);
  if (!key || index < examples) return {};
  const id = record[key];
  if (typeof id === 'number') return { [key]: id + 1000 * index };
  return { [key]: String(id).replace(/\d{2}$/, String(10 + (index % 90))) };
}

/** A list of records with ids of their own, shorter or longer. */
function sized(list: unknown[], set: DataSet, room: number): unknown[] {
  const [head] = list;
  const key = isRecord(head) && idOf(head);
  if (!key || leaning.includes(key)) return list;
  if (set === 'small') return list.slice(0, 1);
  if (set !== 'rich') return list;
  const records = list.filter(isRecord);
  return many(records, Math.max(list.length, Math.min(most, room)), (index) =>
    ownOf(inTurn(records, index), index, records.length),
  );
}

/** As many as a section of home may hold. */
const inSection = 12;

function resized(body: unknown, set: DataSet, room: number): unknown {
  if (Array.isArray(body))
    return sized(body, set, room).map((one) =>
      isRecord(one) && Array.isArray(one.products)
        ? { ...one, products: sized(one.products, set, inSection) }
        : one,
    );
  if (!isRecord(body) || !Array.isArray(body.records)) return body;
  const records = sized(body.records, set, room);
  if (records === body.records) return body;
  return { ...body, records, total: records.length, ...('pages' in body && { pages: 1 }) };
}

/** A body of the contract, or what a story hands to a component, in a data set; `room` is the longest list allowed. */
export function inDataSet(body: unknown, set: DataSet, room = most): unknown {
  if (set === 'story') return body;
  if (set === 'hostile') return worst()(body, '', {});
  return resized(body, set, room);
}

/** The arguments of a story: only those that are records or lists of them are changed. */
export const argsIn = <Args extends object>(args: Args, set: DataSet): Args =>
  set === 'story'
    ? args
    : (Object.fromEntries(
        Object.entries(args).map(([name, value]: [string, unknown]) => [
          name,
          isRecord(value) || Array.isArray(value) ? inDataSet(value, set) : value,
        ]),
      ) as Args);
