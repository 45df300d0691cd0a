/**
 * Whether a photo is carried to the screen that its link opens: where the browser can, and the reader minds no movement.
 * Known once a page; a setting that changes later holds from the next one on.
 */
export const movesPhotos =
  typeof document !== 'undefined' &&
  'startViewTransition' in document &&
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
