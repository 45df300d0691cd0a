export type GroupBuyState = 'UPCOMING' | 'IN_PROGRESS' | 'COMPLETED' | 'TIME_OUT';

/** What the state of a group buy follows from; counts are pieces that are paid for. */
export type GroupBuyFacts = {
  startTime: Date;
  endTime: Date;
  targetCount: number;
  joinedCount: number;
  /** How the group buy has ended, once that is written down (`judgeGroup`); then it decides the state alone. */
  endedAs?: GroupBuyEnd | null;
};

type GroupBuyEnd = 'COMPLETED' | 'TIME_OUT';

/** The state of a group buy at a moment: complete as soon as its target is reached, timed out when it never was (S4.23). */
export function groupBuyState(
  { startTime, endTime, endedAs, ...counts }: GroupBuyFacts,
  now: Date,
): GroupBuyState {
  if (endedAs) return endedAs;
  if (now < startTime) return 'UPCOMING';
  if (counts.joinedCount >= counts.targetCount) return 'COMPLETED';
  return now < endTime ? 'IN_PROGRESS' : 'TIME_OUT';
}

/** Pieces that are still missing, never below 0 (S3.19). */
export const piecesNeeded = ({
  targetCount,
  joinedCount,
}: Pick<GroupBuyFacts, 'targetCount' | 'joinedCount'>) => Math.max(0, targetCount - joinedCount);
