import type { operations } from '#openapi/schema.gen.ts';

/** Operations of the contract that this service does not serve yet: they answer 503. The list only ever shrinks. */
export const unimplementedOperations: readonly (keyof operations)[] = [
  'getCoinPrice',
  'getCoinInfo',
  'pageCoinRecords',
  'getInvitation',
  'getInvitationLeaderboard',
  'pageInvitees',
  'pageOrderNotices',
  'getOrderNoticeUnread',
  'readOrderNotices',
  'streamEvents',
];
