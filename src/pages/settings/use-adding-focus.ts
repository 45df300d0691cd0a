import { useEffect, useRef } from 'react';

/**
 * The button that opens the form of a new card goes away by being pressed, and so do those that close it: the focus goes to
 * the form's heading, and back to the way to add a card, or to the page's heading where no more can be added.
 */
export function useAddingFocus(adding: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(adding);
  useEffect(() => {
    if (before.current === adding) return;
    before.current = adding;
    const find = (selector: string) => place.current?.querySelector<HTMLElement>(selector);
    // Where nothing is kept, the only button is that of the empty list.
    const way = () =>
      find('[data-slot="new-card"]') ?? (find('li') ? undefined : find('[data-slot="button"]'));
    const target = (adding ? find('h2') : way()) ?? document.querySelector<HTMLElement>('main h1');
    if (!target) return;
    if (target.tagName.startsWith('H')) {
      target.tabIndex = -1;
      target.style.outline = 'none';
    }
    target.focus({ preventScroll: true });
    if (adding) target.scrollIntoView({ block: 'nearest' });
  }, [adding]);
  return place;
}
