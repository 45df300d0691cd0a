import { isBringingCode } from '#src/domain/late-code.ts';
import { waitingBar } from '#src/domain/waiting-bar.ts';

/**
 * Handles chunks and styles that failed to load (`vite:preloadError`; S9.4, Z35). Loaders that retry by themselves
 * report it themselves; for all others the waiting bar says so and offers a reload.
 */
export function hearMissingCode() {
  window.addEventListener('vite:preloadError', () => {
    if (isBringingCode()) return;
    const bar = waitingBar();
    bar?.failed('code', () => void bar.anew());
  });
}
