import { followAddress } from './follow-address.ts';
import { followLinks } from './link-prefetch.ts';

/** What a page does without until somebody uses it. */
export function afterFirstTouch(
  page: Parameters<typeof followAddress>[0] & Parameters<typeof followLinks>[0],
) {
  followAddress(page);
  followLinks(page);
}
