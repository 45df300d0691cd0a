import { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** An answered request: `route` is a pattern (never the address itself), `seconds` its duration. */
export type Answered = { method: string; route: string; status: number; seconds: number };

export type Metrics = ReturnType<typeof openMetrics>;

/** Buckets of the durations in seconds; the service promises to answer a call within five seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5];

/** Metrics of this process. They contain nothing personal: no addresses, no ids. */
export function openMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'mall_request_seconds',
    help: 'Requests that were answered, by what was asked for as a pattern, and how long they took.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  });
  const refusals = new Counter({
    name: 'mall_rate_limit_refusals_total',
    help: 'Requests that were refused because their limit was used up, by its class.',
    labelNames: ['class'],
    registers,
  });
  const pages = new Counter({
    name: 'mall_page_cache_total',
    help: 'Pages that were asked for, by whether they were kept, shared with one that was being rendered, or rendered.',
    labelNames: ['from'],
    registers,
  });

  return {
    answered: ({ method, route, status, seconds }: Answered) =>
      requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds),
    refused: (rateClass: string) => refusals.inc({ class: rateClass }),
    pageFrom: (from: 'kept' | 'shared' | 'rendered') => pages.inc({ from }),
    /**
     * Registers a gauge that is read at every scrape. `of: 'process'` values are summed over processes; `of:
     * 'shop'` is a value that they share, such as the rows of a table.
     */
    gauge(
      name: string,
      help: string,
      read: () => number | Promise<number>,
      of: 'process' | 'shop' = 'process',
    ) {
      const aggregator = of === 'process' ? 'sum' : 'max';
      const gauge: Gauge = new Gauge({
        name,
        help,
        registers,
        aggregator,
        collect: async () => gauge.set(await Promise.resolve(read()).catch(() => Number.NaN)),
      });
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
    /** Lets the primary process collect this worker's metrics. */
    share: () => {
      AggregatorRegistry.setRegistries(registry);
      return new AggregatorRegistry();
    },
  };
}
