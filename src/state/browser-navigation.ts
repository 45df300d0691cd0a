/** The only places where the page is left or loaded anew; stories and tests put their own in place. */
export const browserNavigation = {
  /** Loads the page anew after signing in (S4.1, Z21). */
  reload: () => window.location.reload(),
  /** Goes elsewhere; the page that is left cannot be gone back to. */
  replace: (path: string) => window.location.replace(path),
  /** Leaves the mall, to come back. */
  leave: (address: string) => window.location.assign(address),
};
