/** The constants of the specification (S9) that the storefront itself keeps; the contract repeats those that cross the wire. */

/** The sales region of a first visit: Sri Lanka (S9.9). */
export const defaultRegionId = 659_006_000_343;
/** A call is given up after this many milliseconds (S7.2, S9.1). */
export const apiTimeoutMs = 30_000;
/** A page's code is given up after this many milliseconds (S9.4, Z35). */
export const chunkTimeoutMs = 120_000;
/** Seconds until a one-time code may be asked for again (S9.2). */
export const codeResendSeconds = 60;
/** Terms kept in the search history (S9.5). */
export const searchHistoryMax = 10;
/** Products that a browser remembers of a visitor (Z30). */
export const guestFootprintMax = 100;
/** Suggestions asked for by the header (S9.6). */
export const suggestionsSize = 10;
/** Popular terms asked for (S9.7). */
export const hotSearchSize = 10;
/** Similar products on a product page (S9.8). */
export const similarProductsSize = 12;
/** Characters of an address line (S9.13). */
export const addressMax = 500;
/** Products on a page of a listing. */
export const listingPageSize = 24;
/** Shops in the row on home. */
export const homeShopsSize = 4;
/** So many shops are named on the page about the mall. */
export const aboutShopsSize = 6;
/** Orders on a page of an order tab. */
export const ordersPageSize = 10;
/** Reviews on a product page at first and at each press of its button, and on a page of the reader's own. */
export const reviewsPageSize = 10;
/** The label in the footer (S9.26). */
export const webVersion = '1.5.2';

/** Bank cards that one shopper keeps at most. */
export const bankCardsMax = 10;
