import { isIPv6 } from 'node:net';
import type { Context } from 'hono';

/** Marks a call from our own server rendering. A symbol, so that no header of a request can imitate it. */
export const inProcess: unique symbol = Symbol('in process');

type Bindings = {
  [inProcess]?: true;
  incoming?: { socket?: { remoteAddress?: string; localAddress?: string } };
};

const bindings = (c: Context) => (c.env ?? {}) as Bindings;

export const isInProcess = (c: Context) => bindings(c)[inProcess] === true;

/**
 * The visitor's address for limits. `X-Forwarded-For` counts only behind as many proxies of ours as `trustedProxies`;
 * an IPv6 visitor is known by the /64 network, because one household owns that many addresses.
 */
export function visitorAddress(c: Context, trustedProxies: number): string {
  const socket = bindings(c).incoming?.socket?.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return network(socket);
  const hops = (c.req.header('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
  return network(hops.at(-trustedProxies) || socket);
}

function network(address: string): string {
  const plain = plainIPv4(address);
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const filled = [
    ...groups,
    ...Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0'),
    ...rest,
  ];
  return `${filled.slice(0, 4).join(':')}::/64`;
}

const plainIPv4 = (address: string) => address.replace(/^::ffff:(?=\d+\.)/, '');
const inAddress = (address: string) => (isIPv6(address) ? `[${address}]` : address);

/** The host names of the machine itself, as they are written in a URL. */
export const loopbackNames: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/**
 * True for a call from this machine: over loopback, or from the listening address to itself; with a host name of this machine (against
 * DNS rebinding by a foreign page); and without the headers of a proxy. A proxy that sends no such header looks the same, so this
 * check alone is never enough.
 */
export function isAtThisMachine(c: Context): boolean {
  const { remoteAddress = '', localAddress = '' } = bindings(c).incoming?.socket ?? {};
  const [from, to] = [plainIPv4(remoteAddress), plainIPv4(localAddress)];
  const passedOn = c.req.header('x-forwarded-for') ?? c.req.header('forwarded') ?? c.req.header('x-real-ip');
  const isOwnSocket = /^127\.|^::1$/.test(from) || (from !== '' && from === to);
  return (
    isOwnSocket &&
    passedOn === undefined &&
    [...loopbackNames, inAddress(to)].includes(new URL(c.req.url).hostname)
  );
}
