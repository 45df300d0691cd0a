/** Back to the first row of a list. */
export const toTop = () => window.scrollTo({ top: 0 });
