import autocannon from 'autocannon';

const connections = 10;
const seconds = 8;

/** Requests a second and latencies (ms) of one address at ten connections, after a warm-up. */
export async function load(url: string, headers: Record<string, string> = {}) {
  await autocannon({ url, headers, connections, duration: 2 });
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    headers,
    connections,
    duration: seconds,
  });
  return { perSecond: requests.average, p50: latency.p50, p95: latency.p97_5, failed: non2xx + errors };
}
