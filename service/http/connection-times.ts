/**
 * How long connections are borne with, in milliseconds. Slow clients are let go: headers in 10 s, a request in 30 s. An
 * idle connection is kept longer than a balancer keeps it (60 s), so that none is closed here while a request comes in.
 */
export const connectionTimes = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
};
