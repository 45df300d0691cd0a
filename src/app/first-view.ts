import type { createBrowserRouter } from 'react-router-dom';
import { afterPaint } from '#src/domain/after-paint.ts';
import { box } from './box.ts';
import { cover } from './cover.ts';
import { widestPhone } from '#src/design-system/tokens/breakpoints.ts';
import { isPlainPress } from '#src/domain/plain-press.ts';
import { keepLook } from './kept-view.ts';
import { browserNavigation } from '#src/state/browser-navigation.ts';
import { fly, mayFly, photoOfCard, photoOnStage } from './fly-photo.ts';

type Router = ReturnType<typeof createBrowserRouter>;

const links = 'a[href^="/products/"]';
/** The price that a product's page shows first. */
const shownPrice = () => document.querySelector('main .product-columns [data-slot="price"]');

/** The mall's head as it stands at the top of a page, on wide screens: its links work. A phone has the product's own. */
function drawHead(parent: Element, onPress: () => void) {
  if (window.matchMedia(`(max-width: ${widestPhone}px)`).matches) return;
  const head = document.querySelector('header')?.cloneNode(true);
  if (!(head instanceof HTMLElement)) return;
  for (const one of head.querySelectorAll('[id]')) one.removeAttribute('id');
  for (const one of head.querySelectorAll<HTMLElement>('a, button, input')) one.tabIndex = -1;
  head.addEventListener(
    'click',
    ({ target }) => target instanceof Element && !target.closest('a') && onPress(),
  );
  parent.append(head);
}

/** The product's own head on a phone, of which only the way back is there already. */
function drawBar(parent: Element, onBack: () => void) {
  const bar = box(
    'flex h-13 items-center border-b border-line px-[max(4px,calc(var(--page-x)-10px))] nav:hidden',
    parent,
  );
  const back = box('grid size-11 place-items-center', bar, 'button');
  back.tabIndex = -1;
  back.addEventListener('click', onBack);
  const svg = 'http://www.w3.org/2000/svg';
  const arrow = document.createElementNS(svg, 'svg');
  const line = document.createElementNS(svg, 'path');
  line.setAttribute('d', 'm12 19-7-7 7-7m7 7H5');
  for (const [name, value] of Object.entries(arrowLook)) arrow.setAttribute(name, value);
  arrow.append(line);
  back.append(arrow);
}

const arrowLook = {
  viewBox: '0 0 24 24',
  class: 'size-6',
  fill: 'none',
  stroke: 'currentColor',
  'stroke-width': '1.6',
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
};

/** What a card says of its product, laid out as the product's page has it. */
function draw(card: Element, link: HTMLAnchorElement, photo: HTMLImageElement, onBack: () => void) {
  const price = shownPrice();
  const there = link.pathname;
  const view = cover(
    'first-view',
    () => window.location.pathname === there && shownPrice() !== null && shownPrice() !== price,
    onBack,
  );
  drawHead(view.element, onBack);
  drawBar(view.element, onBack);
  const page = box('page-width', view.element);
  box('hidden h-[50px] nav:block', page);
  const columns = box('product-columns', page);
  const room = box('stage-room', columns);
  const track = box('flex min-w-0 grow overflow-hidden min-[600px]:rounded-lg', room);
  track.dataset.slot = 'gallery-track';
  const picture = box('tile-photo size-full object-cover', box('stage', track), 'img');
  (picture as HTMLImageElement).src = photo.currentSrc;
  const words = box('flex min-w-0 flex-col gap-5 short:gap-3', columns);
  const title = box('flex flex-col gap-2', words);
  const row = box('flex items-start justify-between gap-2', title);
  const heading = box(
    'min-w-0 text-h1 text-balance wrap-anywhere short:line-clamp-2 short:text-h3',
    row,
    'p',
  );
  heading.textContent = link.textContent;
  heading.lang = link.lang;
  box('size-13 shrink-0 nav:-mr-3 nav:size-11', row);
  box('h-4.5', title);
  const amount = card.querySelector('[data-slot="price"] > [aria-hidden]')?.cloneNode(true);
  const paid = box(
    'flex min-h-18 items-start rounded-lg bg-sunken px-4 py-3.5 nav:px-5 short:min-h-0 short:py-2',
    words,
  );
  paid.dataset.slot = 'price';
  if (amount instanceof HTMLElement) {
    amount.className = 'text-price-xl whitespace-nowrap tabular-nums';
    paid.append(amount);
  }
  return view;
}

/**
 * From a tap on a product's card until its page is there, shows what the card says of it where the page will have it: photo, name
 * and price. It asks for nothing, so it is there at once on any line, and on a list whose parts still sleep.
 */
export function showFirstViews(router: Router) {
  let end: (() => void) | undefined;
  let there = '';
  const stay = () => {
    end?.();
    window.stop();
    void router.navigate(router.state.location, { replace: true, preventScrollReset: true });
  };
  window.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(links) : null;
      const card = link?.closest('[data-slot="product-card"]');
      const photo = photoOfCard(link);
      if (!link || !card || !photo || link.target || !isPlainPress(event)) return;
      if (link.pathname === window.location.pathname) return;
      there = link.pathname;
      const from = photo.getBoundingClientRect();
      const isSeen = mayFly(photo);
      const view = draw(card, link, photo, stay);
      const goal = photoOnStage(view.element);
      if (isSeen && goal) view.hold(fly(photo, from, goal, view.element));
      end = view.end;
      // Followed once the view is painted. Others hear the click, too, and the router's link leaves one alone whose default is
      // prevented. From parts that sleep the browser goes, since the router's next screen would find them as they are.
      const isAsleep = link.closest('[data-asleep]') !== null;
      event.preventDefault();
      afterPaint(() => {
        if (isAsleep) return browserNavigation.leave(link.href);
        void router.navigate(link.pathname + link.search);
        keepLook();
      });
    },
    { capture: true },
  );
  router.subscribe(({ navigation: { location }, errors }) => {
    // Somewhere else is wanted by now, or the product cannot be shown.
    if (location ? location.pathname !== there : errors) end?.();
  });
}
