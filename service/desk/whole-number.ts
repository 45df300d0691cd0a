import { DeskFault } from './desk-fault.ts';

/** Reads an argument of a command as a whole number up to a maximum; throws a `DeskFault` that calls it `name`. */
export function wholeNumber(text: string, name: string, maximum: number = Number.MAX_SAFE_INTEGER): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value <= maximum) return value;
  throw new DeskFault(`${name} is a whole number up to ${maximum}.`);
}
