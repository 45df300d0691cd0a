/** The look of a way in the header's row. */
export const headerLink =
  'flex h-11 items-center gap-1.5 whitespace-nowrap hover:text-link max-nav:text-fg-2 max-nav:aria-[current]:font-bold max-nav:aria-[current]:text-fg max-nav:aria-[current]:shadow-[inset_0_-3px_0_0_var(--c-primary)] nav:aria-[current]:shadow-[inset_0_-2px_0_0_var(--c-text)]';
