/** The fifteen journeys of the shop's specification: what is played, and what the others wait for. */
export const played = [
  ['find, filter and favourite; sign in for it', 'journeys-findandfavourite--desktop'],
  ['sign in on the way to the cart', 'journeys-signinonthewaytothecart--desktop'],
  ['cart, address, cash to the courier, order', 'journeys-buybycash--desktop'],
  ['a promo code at the checkout, cash', 'journeys-vouchersandcash--desktop'],
  ['an address book of one’s own', 'journeys-addressbook--desktop'],
  ['ask a shop', 'journeys-askashop--desktop'],
  ['change the region with a full cart', 'journeys-changetheregion--desktop'],
  ['cancel a paid order, follow the money back', 'journeys-cancelandgetthemoneyback--desktop'],
  ['receive, rate with five pictures, get coins', 'journeys-receiveandrate--desktop'],
  ['send something back with a parcel number', 'journeys-senditback--desktop'],
  ['keyboard only, from a list to the order', 'journeys-keyboardonly--desktop'],
] as const;

/** A journey that is not played yet, and what of the shop is missing for it. */
export const notYet = [
  ['register with an invitation, get the voucher of new users', 'invitations'],
  ['a card that the bank declines, another try, paid', 'a card processor inside the workbench'],
  ['a group buy to its end, and one that runs out', 'a card processor inside the workbench'],
  ['a checkout that ran out, made anew', 'the workbench’s clock in the hand of a play'],
  [
    'a session that ends in the checkout, its form still there',
    'the workbench’s clock in the hand of a play',
  ],
  ['offline: a favourite and a quantity wait for the line', 'a queue for what is done offline'],
  ['320 px at 200 %: the same', 'a width of 320 px in the workbench'],
] as const;
