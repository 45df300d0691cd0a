/**
 * Numbers by which storefront, service, contract and database go alike: what the schemas call `maximum`, and the database
 * checks, is one of these.
 */

/** Pieces of one SKU in a line of a cart, a checkout or an order at most. */
export const linePiecesMax = 999;

/** Lines that a cart, and so a checkout, holds at most. */
export const cartLinesMax = 100;

/** Addresses of one shopper at most. */
export const addressesMax = 20;

/** Cards that one shopper keeps at most. */
export const cardsMax = 10;

/** Bytes that a picture may have which a shopper sends. */
export const pictureBytesMax = 5_242_880;

/** From so many pieces down a shopper is told how many are left, in lists, on a product's page and in the cart. */
export const fewPieces = 5;
