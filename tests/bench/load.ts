import autocannon, { type Client, type Instance } from 'autocannon';

/** How many ask at once in every measurement. */
export const connections = 10;
const warmUpSeconds = 2;
const seconds = 8;

export type Load = {
  perSecond: number;
  p50: number;
  p95: number;
  failed: number;
  /** Answers in all, those of the warm-up among them. */
  answered: number;
};

/** Requests a second and latencies (ms) at ten connections, after a warm-up; of one address, or of many in turn. */
export async function load(
  origin: string,
  paths: readonly string[],
  headers: Record<string, string> = {},
): Promise<Load> {
  const requests = paths.map((path) => ({ path }));
  const apart = Math.ceil(requests.length / connections);
  let clients = 0;
  let shift = 0;
  const options = {
    url: origin,
    headers,
    connections,
    requests,
    // Every connection begins at another place, so that no two ask the same at once; the warm-up asks other things.
    setupClient: (client: Client) => {
      const from = (clients * apart + shift) % requests.length;
      clients += 1;
      if (requests.length > 1) client.setRequests([...requests.slice(from), ...requests.slice(0, from)]);
    },
  };
  const warmUp = await run({ ...options, duration: warmUpSeconds });
  shift = Math.floor(apart / 2);
  return figuresOf(warmUp, await run({ ...options, duration: seconds }));
}

/** Requests a second and latencies (ms) of any requests, after a warm-up. */
export async function measure(options: autocannon.Options): Promise<Load> {
  const warmUp = await run({ ...options, duration: warmUpSeconds });
  return figuresOf(warmUp, await run({ ...options, duration: seconds }));
}

type Run = { times: readonly number[]; perSecond: number; good: number; failed: number };

const figuresOf = (warmUp: Run, { times, perSecond, failed }: Run): Load => ({
  perSecond,
  p50: percentile(times, 0.5),
  p95: percentile(times, 0.95),
  failed,
  answered: warmUp.times.length + times.length,
});

/** Requests a second, latencies (ms) and failures of one run, without a warm-up. */
export async function run(options: autocannon.Options): Promise<Run> {
  const times: number[] = [];
  const done = await new Promise<autocannon.Result>((resolve, reject) => {
    const instance: Instance = autocannon(options, (fault, result) =>
      fault ? reject(fault) : resolve(result),
    );
    instance.on('response', (_client, _status, _bytes, ms) => times.push(ms));
  });
  const failed = done.non2xx + done.errors + done.timeouts;
  return {
    times: times.toSorted((a, b) => a - b),
    perSecond: done.requests.average,
    good: done['2xx'],
    failed,
  };
}

/** The value that this share of the sorted ones does not exceed; autocannon itself knows no 95 %. */
export const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
