type Paged = { current: number; pages: number };

/** The number of the page after this one, or undefined at the end. */
export const nextPage = ({ current, pages }: Paged) => (current < pages ? current + 1 : undefined);
