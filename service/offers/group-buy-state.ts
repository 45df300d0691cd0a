export type GroupBuyState = 'UPCOMING' | 'IN_PROGRESS' | 'COMPLETED' | 'TIME_OUT';

/** What the state of a group buy follows from; counts are pieces that are paid for. */
export type GroupBuyFacts = { startTime: Date; endTime: Date; targetCount: number; joinedCount: number };

/** The state of a group buy at a moment: complete as soon as its target is reached, timed out when it never was (S4.23). */
export function groupBuyState({ startTime, endTime, ...counts }: GroupBuyFacts, now: Date): GroupBuyState {
  if (now < startTime) return 'UPCOMING';
  if (counts.joinedCount >= counts.targetCount) return 'COMPLETED';
  return now < endTime ? 'IN_PROGRESS' : 'TIME_OUT';
}

/** Pieces that are still missing, never below 0 (S3.19). */
export const piecesNeeded = ({ targetCount, joinedCount }: Omit<GroupBuyFacts, 'startTime' | 'endTime'>) =>
  Math.max(0, targetCount - joinedCount);
