/** Favourites that one member keeps at most. */
export const favouritesMax = 500;

/** Shops that one member follows at most. */
export const followsMax = 500;

/** Milliseconds for which a removed favourite or followed shop can be restored as it was. */
export const undoMs = 10 * 60_000;

/** Stock watches that one member keeps at most, including those of which the member was told in the last `toldWatchDays`. */
export const watchesMax = 100;

/** Days for which a stock watch stays in the list after the member was told. */
export const toldWatchDays = 30;
