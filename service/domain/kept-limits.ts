/** Favourites that one member keeps at most (api.md 5.12). */
export const favouritesMax = 500;

/** For so many milliseconds a favourite that was taken away can be had back as it was. */
export const undoMs = 10 * 60_000;
