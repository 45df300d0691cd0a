import * as fc from 'fast-check';
import type { Call } from './calls.ts';
import { fullLength, headerText, hostileText, oddNumbers, oddValues } from './hostile.ts';
import type { Mounted } from './mounted.ts';
import { placesOf, objectsOf, type Spot } from './spots.ts';

/** One thing that is done to a good request; `pick` says where, `text` with what. */
export type Fault = { kind: string; pick: number; text: string };

type Doing = {
  call: Call;
  operation: Mounted;
  pick: number;
  text: string;
  badTokens: () => Promise<string[]>;
};

const one = <T>(list: readonly T[], pick: number): T | undefined => list[pick % list.length];
/** Turns over what `one` has used, so that place and value are picked apart. */
const rest = (pick: number, used: { length: number }) => Math.floor(pick / Math.max(1, used.length));

/** Changes one place of a request; of those with a value of a kind, where there are any. */
function atSpot({ call, pick }: Doing, change: (spot: Spot, pick: number) => void, kind = '') {
  const all = placesOf(call);
  const ofKind = all.filter(({ value }) => typeof value === kind);
  const spots = ofKind.length > 0 ? ofKind : all;
  const spot = one(spots, pick);
  if (spot) change(spot, rest(pick, spots));
}

function longer(value: unknown, pick: number): unknown {
  if (Array.isArray(value)) return Array.from({ length: pick % 2 ? 101 : 1_001 }, () => value[0] ?? 1);
  if (typeof value === 'number') return value * 10 ** (1 + (pick % 20));
  return textOrNothing(value).padEnd(
    one([13, 25, 61, 65, 121, 201, 501, 513, 2_049, 70_000], pick) ?? 0,
    'x',
  );
}

const textOrNothing = (value: unknown) => (typeof value === 'string' ? value : '');

const types = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/json; charset=latin1',
  'multipart/form-data; boundary=x',
  'application/xml',
  '',
];

const unreadable: ((json: string, pick: number) => string | Uint8Array)[] = [
  (json, pick) => json.slice(0, pick % json.length),
  (json) => `${json},`,
  (json) => `${json}${json}`,
  (json) => `\uFEFF${json}`,
  (json) => json.replaceAll('"', `'`).replace(/^\[/, `['`),
  (json) => Buffer.from(json, 'utf16le'),
  () => Uint8Array.of(0x22, 0xff, 0xfe, 0x22),
  () => '{"a":NaN}',
  () => '['.repeat(50_000),
  () => `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`,
  () => `{"a":"${'x'.repeat(300_000)}"}`,
  () => `[${'0,'.repeat(6_000)}0]`,
];

const faults: Record<string, (doing: Doing) => void | Promise<void>> = {
  'something is left out': (doing) => atSpot(doing, (spot) => spot.drop()),
  'of another kind': (doing) => atSpot(doing, (spot, pick) => spot.set(one(oddValues, pick))),
  'too long': (doing) => atSpot(doing, (spot, pick) => spot.set(longer(spot.value, pick))),
  'a strange word': (doing) => atSpot(doing, (spot) => spot.set('STRANGE_WORD')),
  'a hostile text': (doing) => atSpot(doing, (spot) => spot.set(doing.text), 'string'),
  'an odd number': (doing) => atSpot(doing, (spot, pick) => spot.set(one(oddNumbers, pick)), 'number'),
  'said twice'({ call, pick }) {
    const said = one(call.query, pick);
    if (said) call.query.push([said[0], said[1]]);
  },
  'a field too many'({ call, pick, text }) {
    const objects = objectsOf(call.body);
    const into = one(objects, pick);
    const name = one(['__proto__', 'constructor', 'price', text], rest(pick, objects)) ?? 'price';
    if (into)
      Object.defineProperty(into, name, { value: { admin: true }, enumerable: true, configurable: true });
  },
  'an unreadable body'({ call, pick }) {
    const json = JSON.stringify(call.body);
    call.raw = one(unreadable, pick)?.(json, rest(pick, unreadable)) ?? '';
    call.broken = 'bytes';
  },
  'another type of body'({ call, pick }) {
    call.headers['Content-Type'] = one(types, pick) ?? '';
    call.broken = 'bytes';
  },
  'a packed body'({ call, pick }) {
    call.headers['Content-Encoding'] = one(['gzip', 'br', 'identity', 'x'], pick) ?? '';
    call.broken = 'bytes';
  },
  'no token'({ call }) {
    delete call.headers.Authorization;
    call.broken = 'token';
  },
  async 'a bad token'({ call, pick, badTokens }) {
    call.headers.Authorization = one(await badTokens(), pick) ?? '';
    call.broken = 'token';
  },
  'a hostile header'({ call, pick, text, operation }) {
    const names = [
      'Accept-Language',
      'Time-Zone',
      'If-None-Match',
      'X-Request-Id',
      'X-Forwarded-For',
      'User-Agent',
    ];
    const name = operation.token === 'needed' && pick % 4 === 0 ? 'Cookie' : (one(names, pick) ?? 'Range');
    call.headers[name] = (name === 'Cookie' ? 'mall_region=' : '') + headerText(text);
  },
  'a hostile address'({ call, text }) {
    call.query.push([text.slice(0, 50), text]);
  },
};

const ofPlaces = [
  'something is left out',
  'of another kind',
  'too long',
  'a strange word',
  'a hostile text',
  'a hostile text',
  'an odd number',
];

function kindsFor({ parameters, body, token }: Mounted): string[] {
  const places = parameters.filter(({ name, in: where }) => where !== 'header' || name === 'Idempotency-Key');
  return [
    'a hostile header',
    'a hostile address',
    ...(places.length > 0 || body ? [...ofPlaces, ...ofPlaces] : []),
    ...(places.some(({ in: where }) => where === 'query') ? ['said twice'] : []),
    ...(body
      ? [
          'a field too many',
          'an unreadable body',
          'an unreadable body',
          'another type of body',
          'a packed body',
        ]
      : []),
    ...(token === 'ignored' ? [] : ['no token', 'a bad token', 'a bad token']),
  ];
}

/** The faults that a request of this operation can have. */
export const faultsFor = (operation: Mounted): fc.Arbitrary<Fault> =>
  fc.record(
    { kind: fc.constantFrom(...kindsFor(operation)), pick: fc.nat(2_000), text: hostileText },
    { noNullPrototype: true },
  );

/** Puts a fault into a request. */
export const spoil = async (
  fault: Fault,
  call: Call,
  operation: Mounted,
  badTokens: () => Promise<string[]>,
) => faults[fault.kind]?.({ call, operation, badTokens, pick: fault.pick, text: fullLength(fault.text) });
