/** What an order does with coins and money; after `clawed-to-7` the order keeps 7 of the coins that it has earned. */
export type OrderStep = 'held' | 'spent' | 'back' | 'earned' | 'booked' | `clawed-to-${number}`;

/**
 * How the causes of postings are named, once for each: `order:260504…:held`. An order holds its coins and wallet while it
 * waits for the rest of its money (`held`), spends them (`spent`), or gives them back (`back`); it earns coins (`earned`)
 * that can be used later (`booked`) or are taken back (`clawed-to-…`); the desk gives (`desk`).
 */
export const orderSource = (orderNumber: string, step: OrderStep) => `order:${orderNumber}:${step}`;

/** A refund of after-sales pays its part to the wallet, and gives coins back. */
export const refundSource = (refundSn: string, step: 'wallet' | 'coins') => `refund:${refundSn}:${step}`;

export const deskSource = (id: string) => `desk:${id}`;

/** Coins whose day is over, of a member's lots that end at the same moment; named by the first of the lots. */
export const endedSource = (lotId: number) => `ended:${lotId}`;
/** A review of what was bought and kept earns coins. */
export const reviewSource = (prodCommId: number) => `review:${prodCommId}`;

/** An invitation is confirmed: coins for the friend, whose id is in the source, and for the member who invited. */
export const invitationSource = (inviteeUserId: string) => `invitation:${inviteeUserId}`;
