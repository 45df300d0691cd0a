import { breakpoints } from '#src/design-system/tokens/breakpoints.ts';

/** True where a story stands on a wide screen: plays run at every width that is pictured, and phones show less. */
export const isWide = () => window.matchMedia(`(min-width: ${breakpoints.nav}px)`).matches;
