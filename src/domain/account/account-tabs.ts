import { paths } from '#src/domain/urls.ts';

/** The parts of the account screen (Z10), in the order of its menu. */
export const accountTabs = [
  'profile',
  'addresses',
  'cards',
  'security',
  'password',
  'mails',
  'language',
] as const;

export type AccountTab = (typeof accountTabs)[number];

/** Where a part is: the profile has an address of its own (Z4). */
export const accountTabUrl = (tab: AccountTab) =>
  tab === 'profile' ? paths.profile : `${paths.settings}?tab=${tab}`;

/** The part that an address means; undefined is the account's first screen (Z4). */
export function accountTabOf(pathname: string, tab: string | null): AccountTab | undefined {
  const named = accountTabs.find((one) => one === tab);
  return named ?? (pathname.toLowerCase() === paths.profile ? 'profile' : undefined);
}
