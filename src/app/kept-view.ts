import { afterPaint } from '#src/domain/after-paint.ts';
import { box } from './box.ts';
import { cover } from './cover.ts';
import { fly, mayFly, photoOfCard, photoOnStage } from './fly-photo.ts';
import { followPath } from './path-left.ts';

/** What stood in the window when a screen was left. */
type Look = { parts: Node[]; top: number; width: number; height: number };

const looks = new Map<string, Look>();
/** Screens whose look is kept, the latest. */
const looksMax = 5;

/** The place of this screen in the history of the tab. */
function entry(): string {
  const { idx = 0, key = '' } = (window.history.state ?? {}) as { idx?: number; key?: string };
  return `${idx} ${key}`;
}

/** Takes no room on the screen, nor does anything in it. */
const isUnseen = (element: Element) =>
  element.matches('script, template, .sr-only') || getComputedStyle(element).display === 'none';

/** A copy of what is in the window; what is not is an empty box of its size. */
function seen(source: Element): Element {
  const copy = source.cloneNode(false) as HTMLElement;
  copy.removeAttribute('id');
  if (copy.matches('a, button, input, select, textarea')) copy.tabIndex = -1;
  for (const child of source.childNodes) {
    if (!(child instanceof Element)) {
      copy.append(child.cloneNode());
      continue;
    }
    if (isUnseen(child)) continue;
    if (child instanceof SVGElement) {
      copy.append(child.cloneNode(true));
      continue;
    }
    const { top, bottom, width, height } = child.getBoundingClientRect();
    if (height === 0 || (bottom > 0 && top < window.innerHeight)) {
      copy.append(seen(child));
      continue;
    }
    const room = child.cloneNode(false) as HTMLElement;
    Object.assign(room.style, { width: `${width}px`, height: `${height}px` });
    copy.append(room);
  }
  return copy;
}

/** Keeps what this screen looks like now, for the way back to it. */
export function keepLook(): void {
  const { scrollY: top, innerWidth: width, innerHeight: height } = window;
  const parts = [...document.body.children].filter((one) => !isUnseen(one)).map(seen);
  looks.delete(entry());
  looks.set(entry(), { parts, top, width, height });
  for (const oldest of [...looks.keys()].slice(0, -looksMax)) looks.delete(oldest);
}

/** Shows it where it stood until the screen stands again; the photo of the product that is left flies back to its card. */
function show({ parts, top }: Look, left: string) {
  const photo = photoOnStage();
  const from = mayFly(photo) && photo.getBoundingClientRect();
  const screen = document.getElementById('main')?.firstElementChild;
  const here = entry();
  const { element, hold } = cover(
    'kept-view',
    () => entry() === here && document.getElementById('main')?.firstElementChild !== screen,
  );
  box('', element).append(...parts.map((part) => part.cloneNode(true)));
  element.scrollTop = top;
  const goal = photoOfCard(element.querySelector(`main a[href="${left}"]`));
  if (mayFly(photo) && from && mayFly(goal)) hold(fly(photo, from, goal, element));
}

/** On the way back to a screen that was left for a product: shows at once what it looked like, and then tells the router. */
export function keptViews() {
  const pathLeft = followPath();
  return (event: PopStateEvent) => {
    const left = pathLeft();
    const look = looks.get(entry());
    if (!event.isTrusted || look?.width !== window.innerWidth || look.height !== window.innerHeight) return;
    event.stopImmediatePropagation();
    show(look, left);
    const { state } = window.history as { state: unknown };
    afterPaint(() => window.dispatchEvent(new PopStateEvent('popstate', { state })));
  };
}
