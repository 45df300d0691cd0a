import { randomInt } from 'node:crypto';

/** `RF`, yyMMdd in UTC and ten random digits: cannot be guessed from another one. */
export function newRefundSn(now: Date): string {
  const day = now.toISOString().slice(2, 10).replaceAll('-', '');
  const part = () => String(randomInt(100_000)).padStart(5, '0');
  return `RF${day}${part()}${part()}`;
}
