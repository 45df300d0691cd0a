import type { ParcelState, ScanWord } from '#service/db/schema/parcel-words.ts';
import { parcelStep } from './transition-table.ts';

/** Times that a courier tries to deliver a parcel; after that the parcel goes back. */
export const triesMax = 3;

type Standing = { state: ParcelState; failedTries: number };

/** The parcel after a report; undefined when the report does not fit its state. */
export function afterScan({ state, failedTries }: Standing, word: ScanWord): Standing | undefined {
  const step = parcelStep(state, word, () => failedTries < triesMax);
  if (!step) return undefined;
  const counts = step.effects?.includes('COUNT_TRY') ?? false;
  return { state: step.to, failedTries: failedTries + (counts ? 1 : 0) };
}

/** What couriers write for each of our words, in lower case; the desk offers the first one. */
const spoken: Record<Exclude<ScanWord, 'NEWS'>, readonly string[]> = {
  LABEL: ['label', 'packed', 'label printed'],
  PICKED_UP: ['picked up', 'collected', 'handed over', 'pickup'],
  IN_TRANSIT: ['in transit', 'on the way', 'departed', 'left', 'sorted', 'transit'],
  ARRIVED: ['arrived', 'at hub', 'arrived at hub'],
  CUSTOMS: ['customs', 'customs cleared'],
  OUT_FOR_DELIVERY: ['out for delivery', 'with courier'],
  FAILED: ['failed', 'delivery failed', 'not at home', 'attempt failed'],
  REFUSED: ['refused', 'rejected'],
  RETURNING: ['returning', 'return to sender', 'returned'],
  DELIVERED: ['delivered', 'handed out'],
};

/** The words that the desk and couriers' files may use. */
export const scanWordsTold = Object.values(spoken).map(([first = '']) => first);

/** Our word for a courier's; NEWS for anything else. */
export function scanWordOf(text: string): ScanWord {
  const said = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ');
  const found = Object.entries(spoken).find(([, known]) => known.includes(said));
  return (found?.[0] as ScanWord | undefined) ?? 'NEWS';
}
