import { defineMessages } from 'react-intl';

/** The words of a line of the cart; why it cannot be bought stands by its state. */
export const cartLineMessages = defineMessages<{
  choose: { name: string };
  saved: { amount: string };
  remove: { name: string };
  favourite: { name: string };
  option: { option: string };
  changed: {};
  queued: {};
  OUT_OF_STOCK: {};
  OFF_SHELF: {};
  NOT_IN_REGION: {};
  SHOP_CLOSED: {};
  OVER_LIMIT: {};
}>({
  choose: {
    id: 'cartLine.choose',
    defaultMessage: 'Choose {name}',
    description: 'Name of a line’s checkbox',
  },
  remove: { id: 'cartLine.remove', defaultMessage: 'Remove {name}', description: 'Name of a line’s button' },
  favourite: {
    id: 'cartLine.favourite',
    defaultMessage: 'Move {name} to favourites',
    description: 'Name of a line’s heart',
  },
  option: {
    id: 'cartLine.option',
    defaultMessage: 'Change option: {option}',
    description: 'Name of the button on a line’s variant, as “Dove grey, 28 cm”',
  },
  saved: {
    id: 'lineRow.saved',
    defaultMessage: '{amount} saved',
    description: 'What vouchers and promotions take off this line',
  },
  changed: {
    id: 'cartLine.changed',
    defaultMessage: 'The price has changed since you added it',
    description: 'Note',
  },
  queued: {
    id: 'cartLine.queued',
    defaultMessage: 'You are offline. Your change will be sent later.',
    description: 'Note',
  },
  OUT_OF_STOCK: {
    id: 'cartLine.outOfStock',
    defaultMessage: 'Out stock',
    description: 'The words of the specification',
  },
  OFF_SHELF: {
    id: 'cartLine.offShelf',
    defaultMessage: 'No longer sold',
    description: 'Why a line cannot be bought',
  },
  NOT_IN_REGION: {
    id: 'cartLine.notInRegion',
    defaultMessage: 'This product does not available in your area',
    description: 'The words of the specification',
  },
  SHOP_CLOSED: {
    id: 'cartLine.shopClosed',
    defaultMessage: 'The shop is closed',
    description: 'Why a line cannot be bought',
  },
  OVER_LIMIT: {
    id: 'cartLine.overLimit',
    defaultMessage: 'Above the purchase limit',
    description: 'Why a line cannot be bought',
  },
});
