import { randomInt } from 'node:crypto';

/** yyMMddHHmmss in UTC and six random digits: sorts by time and cannot be guessed from another one. */
export function newOrderNumber(now: Date): string {
  const time = now.toISOString().slice(2, 19).replaceAll(/\D/g, '');
  return `${time}${String(randomInt(1_000_000)).padStart(6, '0')}`;
}
