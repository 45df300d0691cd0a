import type { createBrowserRouter } from 'react-router-dom';
import { box } from './box.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Milliseconds until a line runs along the upper edge of the window, and until a skeleton covers the old screen. */
const lineMs = 150;
const roomMs = 300;
const things = 12;

/**
 * Draws outside of the React root, so that hydration does not find it; hidden from screen readers, which get the same from the
 * waiting bar.
 */
function drawn(slot: string, className: string) {
  const made = box(className, document.documentElement);
  made.dataset.slot = slot;
  made.ariaHidden = 'true';
  return made;
}

/** Something stands for the screen that is on its way already. */
const isCovered = () => document.querySelector('[data-slot="first-view"],[data-slot="kept-view"]') !== null;

/** Covers the screen that is left, below the header: a heading and a grid of things, as most screens have. */
function makeRoom() {
  const top = document.getElementById('main')?.getBoundingClientRect().top ?? 0;
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const room = drawn(
    'waiting-room',
    'fixed inset-x-0 bottom-0 z-(--z-sticky) overflow-hidden bg-canvas print:hidden',
  );
  room.style.top = `${Math.max(top, header, 0)}px`;
  const page = box('page-width pt-6', room);
  box('sweep mb-6 h-8 w-1/2 max-w-80 rounded-sm', page);
  const grid = box('grid grid-cols-2 gap-4 nav:grid-cols-6', page);
  for (let thing = 0; thing < things; thing += 1) box('sweep aspect-[3/4] rounded-lg', grid);
  return room;
}

/**
 * Progress of a navigation: a line after `lineMs` and, after `roomMs`, a skeleton over the old screen. Not for
 * changes of the query of the same screen.
 */
export function showPageOnItsWay(router: Router) {
  let end: (() => void) | undefined;

  const follow = ({ navigation, location: here }: Router['state']) => {
    const to = navigation.location;
    if (!to) {
      end?.();
      end = undefined;
    }
    if (!to || end) return;
    const drawnNow: Element[] = [];
    const timers = [setTimeout(() => drawnNow.push(drawn('waiting-line', 'load-line')), lineMs)];
    if (to.pathname !== here.pathname)
      timers.push(setTimeout(() => isCovered() || drawnNow.push(makeRoom()), roomMs));
    end = () => {
      timers.forEach(clearTimeout);
      for (const one of drawnNow) one.remove();
    };
  };
  follow(router.state);
  router.subscribe(follow);
}
