import { type DesignPicture, designOf } from './pictures.ts';

const login = [...designOf('login'), ...designOf('login-password', { state: 'Password' })];

/** Parts that fill a drawn page of their own, by the beginning of their stories' ids. */
const parts: Record<string, DesignPicture[]> = {
  'design-system-modals-account-loginmodal--': login,
  'design-system-forms-account-loginform--': designOf('login'),
  'design-system-forms-account-passwordloginform--': designOf('login-password'),
  'design-system-panels-search-searchpanel--': designOf('search-panel'),
  'design-system-panels-filter-filterpanel--': designOf('category-filters'),
  'design-system-modals-filter-filtersheet--': designOf('category-filters'),
  'design-system-layout-header--': designOf('home'),
};

/** The pictures of a part of a screen. */
export const picturesOfPart = (storyId: string): DesignPicture[] =>
  Object.entries(parts).find(([beginning]) => storyId.startsWith(beginning))?.[1] ?? [];
