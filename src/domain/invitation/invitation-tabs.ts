import { paths } from '#src/domain/urls.ts';

/** The two parts of the invitation screen: inviting friends, and the reader's coins (Z10). */
export const invitationTabs = ['invite', 'coins'] as const;
export type InvitationTab = (typeof invitationTabs)[number];

/** Where a part is. */
export const invitationTabUrl = (tab: InvitationTab) =>
  tab === 'invite' ? paths.invitation : `${paths.invitation}?tab=${tab}`;

/** The part that an address means; the invitation where it names none. */
export const invitationTabOf = (tab: string | null): InvitationTab =>
  invitationTabs.find((one) => one === tab) ?? 'invite';
