import { followAddress } from './follow-address.ts';
import type { QueryClient } from '@tanstack/react-query';
import { followLinks } from './link-prefetch.ts';
import { watchLongAnswers } from './long-answers.ts';

/** What a page does without until somebody uses it. */
export function afterFirstTouch(
  page: Parameters<typeof followAddress>[0] &
    Parameters<typeof followLinks>[0] & { queryClient: QueryClient },
) {
  followAddress(page);
  followLinks(page);
  watchLongAnswers(page.queryClient);
}
