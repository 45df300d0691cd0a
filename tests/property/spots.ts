import type { Call } from './calls.ts';

/** A place of a request that holds a value. */
export type Spot = { value: unknown; set(value: unknown): void; drop(): void };

/** Every place of a request whose value the description speaks of. */
export function placesOf(call: Call): Spot[] {
  const { path, query, headers } = call;
  const key = headers['Idempotency-Key'];
  const spots: Spot[] = [
    ...Object.keys(path).map((name) => inside(path, name, '')),
    ...query.map((entry) => ({
      value: entry[1],
      set: (value: unknown) => void (entry[1] = value),
      drop: () => void query.splice(query.indexOf(entry), 1),
    })),
    ...(key === undefined ? [] : [keySpot(headers, key)]),
  ];
  if (call.body === undefined) return spots;
  const whole: Spot = {
    value: call.body,
    set: (value) => void (call.body = value),
    drop: () => void (call.body = undefined),
  };
  return [...spots, whole, ...below(call.body)];
}

/** A header can be sent without what no header can hold. */
const keySpot = (headers: Record<string, string>, value: string): Spot => ({
  value,
  set: (next) =>
    void (headers['Idempotency-Key'] = String(next)
      .replaceAll(/[^\u0020-\u007E]/gu, '~')
      .trim()),
  drop: () => void delete headers['Idempotency-Key'],
});

function inside(holder: Record<string, unknown>, name: string, empty?: unknown): Spot {
  return {
    value: holder[name],
    set: (value) => void (holder[name] = value),
    drop: () => void (empty === undefined ? delete holder[name] : (holder[name] = empty)),
  };
}

function below(value: unknown): Spot[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) {
    const list = value as unknown[];
    return list.flatMap((item, index) => [
      {
        value: item,
        set: (next: unknown) => void (list[index] = next),
        drop: () => void list.splice(index, 1),
      },
      ...below(item),
    ]);
  }
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((name) => [inside(holder, name), ...below(holder[name])]);
}

/** Every object inside a value, itself first. */
export function objectsOf(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap((one) => objectsOf(one));
  return Array.isArray(value) ? inner : [value, ...inner];
}
