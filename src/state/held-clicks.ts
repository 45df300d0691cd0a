const held = new WeakMap<Element, HTMLElement[]>();

function hold(control: HTMLElement) {
  const frame = control.closest('[data-asleep]');
  if (frame) held.set(frame, [...(held.get(frame) ?? []), control]);
}

/** Keeps clicks on buttons and fields of sleeping parts, and what is sent from them; links work by themselves. */
export function holdClicks() {
  if (typeof document === 'undefined') return;
  window.addEventListener(
    'mall:alive',
    () => {
      window.__EARLY__?.adopted.abort();
      for (const control of window.__EARLY__?.controls ?? []) hold(control);
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
      hold(control);
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
