import { carryPhotoBack } from './carry-photo.ts';
import { followAddress } from './follow-address.ts';
import type { QueryClient } from '@tanstack/react-query';
import { followLinks } from './link-prefetch.ts';
import { hearMissingCode } from './missing-code.ts';
import { watchLongAnswers } from './long-answers.ts';
import { showPageOnItsWay } from './page-on-its-way.ts';
import { settleHeaderRows } from './settle-header-rows.ts';

/** Work that is put off until the first interaction. */
export function afterFirstTouch(
  page: Parameters<typeof followAddress>[0] &
    Parameters<typeof followLinks>[0] & { queryClient: QueryClient },
) {
  hearMissingCode();
  followAddress(page);
  followLinks(page);
  carryPhotoBack();
  showPageOnItsWay(page.router);
  settleHeaderRows(page.router);
  watchLongAnswers(page.queryClient);
}
