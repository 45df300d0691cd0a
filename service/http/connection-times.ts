/**
 * Time-outs of connections, in milliseconds: headers 10 s, a whole request 30 s. Idle connections are kept longer
 * than a load balancer keeps them (60 s), so that none is closed here while a request arrives on it.
 */
export const connectionTimes = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
};
