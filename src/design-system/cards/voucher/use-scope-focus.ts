import { useEffect, useRef } from 'react';
import type { VoucherState } from '#src/domain/voucher/voucher-state.ts';

/** The button that collects goes away by being pressed; the focus then goes to the ticket's own link (WCAG 2.4.3). */
export function useScopeFocus(state: VoucherState) {
  const card = useRef<HTMLElement>(null);
  const before = useRef(state);
  useEffect(() => {
    const pressed = before.current === 'collect' && state !== 'collect';
    before.current = state;
    if (pressed && document.activeElement === document.body)
      card.current?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
  }, [state]);
  return card;
}
