const held = new WeakMap<Element, HTMLElement[]>();

const hold = (frame: Element, control: HTMLElement) => held.set(frame, [...(held.get(frame) ?? []), control]);

/** Does what was clicked before the page was alive, or keeps it for the part that still sleeps. */
function adopt(control: HTMLElement) {
  const frame = control.closest('[data-asleep]');
  if (frame) hold(frame, control);
  // React is at work on the page just now; in a task of its own a click hydrates what it is on, if it must.
  else setTimeout(() => control.click());
}

/** Keeps clicks on buttons and fields of sleeping parts, and what is sent from them; links work by themselves. */
export function holdClicks() {
  if (typeof document === 'undefined') return;
  window.addEventListener(
    'mall:alive',
    () => {
      window.__EARLY__?.adopted.abort();
      for (const control of window.__EARLY__?.controls ?? []) adopt(control);
    },
    { once: true },
  );
  document.addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target : null;
      const frame = target?.closest('[data-asleep]');
      const control = target?.closest<HTMLElement>('button, label, input, select');
      if (!frame || !control || target?.closest('a[href]')) return;
      event.preventDefault();
      event.stopPropagation();
      hold(frame, control);
    },
    { capture: true },
  );
  document.addEventListener(
    'submit',
    (event) => {
      if (!(event.target instanceof HTMLElement) || !event.target.closest('[data-asleep]')) return;
      event.preventDefault();
      // Its part looks for this when it wakes.
      event.target.dataset.submitted = '';
    },
    { capture: true },
  );
}

/** Does what was clicked while a part slept. */
export function releaseClicks(frame: Element) {
  for (const control of held.get(frame) ?? []) control.click();
  held.delete(frame);
}
