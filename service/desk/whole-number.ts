import { DeskFault } from './desk-fault.ts';

/** A word of a command as a whole number up to a maximum; `name` is what the shopkeeper knows it by. */
export function wholeNumber(text: string, name: string, maximum: number = Number.MAX_SAFE_INTEGER): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value <= maximum) return value;
  throw new DeskFault(`${name} is a whole number up to ${maximum}.`);
}
