import { readdirSync, readFileSync } from 'node:fs';

/** The kernel counts processor time in hundredths of a second (`CLK_TCK` of every Linux). */
const msPerTick = 10;

/** The figures of a process after its name, which may hold blanks; from the state on. */
function figuresOf(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

const parentPlace = 1;
const userPlace = 11;
const systemPlace = 12;
/** The same of children that have ended. */
const endedUserPlace = 13;
const endedSystemPlace = 14;

const ticksAt = (figures: readonly string[], ...places: readonly number[]) =>
  places.reduce((sum, place) => sum + Number(figures[place] ?? 0), 0);

/** Milliseconds of processor that a process has used so far, with all its threads; unlike time they do not depend on what else runs. */
export const processorMs = (pid: number): number =>
  ticksAt(figuresOf(pid), userPlace, systemPlace) * msPerTick;

/** The same of the processes that a process has started, those that have ended among them. */
export function processorMsBelow(parent: number): number {
  const children = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && Number(figuresOf(pid)[parentPlace]) === parent);
  const ended = ticksAt(figuresOf(parent), endedUserPlace, endedSystemPlace) * msPerTick;
  return children.reduce((sum, pid) => sum + processorMs(pid), ended);
}
