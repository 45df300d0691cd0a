import type { createBrowserRouter } from 'react-router-dom';
import { showFirstViews } from './first-view.ts';
import { keptViews } from './kept-view.ts';
import { beforeWaking } from '#src/state/first-interaction.ts';
import { cardLetGo, heedPresses } from './pressed-card.ts';

/**
 * Paints what the reader asked for before the router makes it: a product from its card, and the screen that was left for it on the
 * way back; a press on a sleeping card wakes nothing. Answers what is to hear of the way back before the router does.
 */
export function coverChanges(router: ReturnType<typeof createBrowserRouter>): (event: PopStateEvent) => void {
  showFirstViews(router);
  heedPresses();
  beforeWaking(cardLetGo);
  return keptViews();
}
