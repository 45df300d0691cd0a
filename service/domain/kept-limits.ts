/** Favourites that one member keeps at most (api.md 5.12). */
export const favouritesMax = 500;

/** Shops that one member follows at most. */
export const followsMax = 500;

/** For so many milliseconds a favourite or a followed shop that was taken away can be had back as it was. */
export const undoMs = 10 * 60_000;
