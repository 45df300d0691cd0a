import type { RefusalCode } from '#service/domain/refusal.ts';

export type JoinFacts = {
  startTime: Date;
  endTime: Date;
  targetCount: number;
  joinedCount: number;
  limitPerUser: number;
  /** Pieces that the member has in it already. */
  held: number;
  /** Pieces that the member wants to buy, and pieces in stock. */
  count: number;
  stocks: number;
  now: Date;
};

/** Why this number of pieces cannot join a group buy now; undefined when it can. */
export function joinRefusal(group: JoinFacts): RefusalCode | undefined {
  if (group.now < group.startTime) return 'group.not_started';
  if (group.now >= group.endTime) return 'group.ended';
  if (group.held + group.count > group.limitPerUser) return 'group.limit';
  const isComplete = group.joinedCount >= group.targetCount;
  return isComplete && group.count > group.stocks ? 'group.full' : undefined;
}
