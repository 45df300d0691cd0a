/** Favourites that one member keeps at most. */
export const favouritesMax = 500;

/** Shops that one member follows at most. */
export const followsMax = 500;

/** For so many milliseconds a favourite or a followed shop that was taken away can be had back as it was. */
export const undoMs = 10 * 60_000;

/** SKUs of which one member wants to be told, those that were told lately included. */
export const watchesMax = 100;

/** Days for which a watch stays in its list after the member was told. */
export const toldWatchDays = 30;
