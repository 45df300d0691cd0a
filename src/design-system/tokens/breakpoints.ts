/** Widths (px) at which the mall changes its shape; the same as `--breakpoint-*` in theme.css. */
export const breakpoints = { sm: 320, md: 768, nav: 835, lg: 1024, xl: 1280 } as const;

/** The widest screen (px) that still has the bottom bar, sheets instead of modals, and stacks instead of tables (S2.101). */
export const widestPhone = breakpoints.nav - 1;
