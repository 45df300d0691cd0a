import { isIPv6 } from 'node:net';
import type { Context } from 'hono';

/** Marks a call from our own server rendering; only code in this process can hold it, no header can. */
export const inProcess: unique symbol = Symbol('in process');

type Bindings = {
  [inProcess]?: true;
  incoming?: { socket?: { remoteAddress?: string } };
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
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
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

/**
 * True for somebody at this machine's own keyboard: a loopback socket, asked by a loopback name (so that no foreign
 * page can reach it through a DNS trick) and not passed on by a proxy.
 */
export function isAtThisMachine(c: Context): boolean {
  const socket = bindings(c).incoming?.socket?.remoteAddress ?? '';
  const passedOn = c.req.header('x-forwarded-for') ?? c.req.header('forwarded') ?? c.req.header('x-real-ip');
  const name = new URL(c.req.url).hostname;
  return (
    /^(?:::ffff:)?127\.|^::1$/.test(socket) &&
    passedOn === undefined &&
    ['localhost', '127.0.0.1', '[::1]'].includes(name)
  );
}
