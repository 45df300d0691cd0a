import { folderOf, reachedScreens } from '../../scripts/reach/opened-screens.ts';
import { screenFinder } from '../../scripts/reach/route-table.ts';

const screenOf = screenFinder();
const reached = process.env[reachedScreens]?.split(',');

/**
 * Whether an address shows a screen that the change reaches, for journeys that open every screen one by one. Without
 * `REACHED_SCREENS`, the folders of screens that `npm run verify` names, every address is opened (decision 38).
 */
export function isReached(address: string): boolean {
  if (!reached) return true;
  const screen = screenOf(new URL(address, 'http://localhost').pathname);
  return screen !== undefined && reached.includes(folderOf(screen));
}
