import { isIPv6 } from 'node:net';

const everyAddress = new Set(['', '0.0.0.0', '::']);

/**
 * The origin at which this machine reaches a shop that listens on `host` (`HOST`; undefined is every address of the
 * machine) and `port`; `itself` is the name used where any would do.
 */
export function originHere(host: string | undefined, port: number | string, itself = 'localhost'): string {
  const name = everyAddress.has(host ?? '') ? itself : (host ?? itself);
  return `http://${isIPv6(name) ? `[${name}]` : name}:${port}`;
}
