import type { Choices } from './choices.ts';

const products: Choices[string] = {
  ProductCard: {
    when: 'for a product among products, in a grid or a rail',
    not: 'for a line that was bought or chosen (LineRow)',
  },
  ProductGrid: { when: 'for a list that fills the page', not: 'for a taste of one, which is a ProductRail' },
  ProductRail: { when: 'for one row under a heading, with a way to all', not: 'for the only list of a page' },
  LineRow: {
    when: 'for a product in an order or a checkout: picture, name, choice, count',
    not: 'in the cart, where it can be changed (CartLineCard)',
  },
  CartLineCard: {
    when: 'for a line of the cart with its stepper',
    not: 'after ordering, which is a LineRow',
  },
  OfferCard: { when: 'for an offer of the season beside the hero', not: 'for a product' },
  OfferDoor: { when: 'for an offer that leads into a place', not: 'for a category (CategoryTile)' },
  CategoryTile: {
    when: 'for a place: a category, as an arch',
    not: 'for a thing: only places wear the arch',
  },
};

const money: Choices[string] = {
  PriceBlock: {
    when: 'on the product page: price, price before, what is saved',
    not: 'in cards and lines, where a Price is enough',
  },
  AmountRow: { when: 'for one line of a sum', not: 'outside a sum' },
  OrderTotals: {
    when: 'for the sum of an order as the service says it',
    not: 'for a cart, which is a CartSummary',
  },
  CartSummary: {
    when: 'for the chosen of the cart, with the way to checkout',
    not: 'after checkout (OrderTotals)',
  },
};

const promises: Choices[string] = {
  PromiseCard: {
    when: 'on the product page: when, for how much, what if it is wrong',
    not: 'in a list, where PromiseStrip says the mall’s promises once',
  },
  PromiseStrip: { when: 'for what the whole mall promises', not: 'for one product (PromiseCard)' },
  SpecTable: { when: 'for facts of a product, name and value', not: 'for facts of an order (OrderFacts)' },
  OrderFacts: { when: 'for facts of an order: number, courier, dates', not: 'for a product (SpecTable)' },
};

const signIn: Choices[string] = {
  LoginModal: { when: 'wherever something needs a reader who is signed in', not: 'as a page of its own' },
  LoginForm: { when: 'for signing in with a code', not: 'with a password (PasswordLoginForm)' },
  PasswordLoginForm: { when: 'for signing in with a password', not: 'with a code (LoginForm)' },
  RegisterForm: { when: 'for a new account', not: 'for one that was forgotten (ForgotModal)' },
  ForgotModal: { when: 'for a new password by a code', not: 'for changing a known one' },
};

const regions: Choices[string] = {
  RegionSuggestion: {
    when: 'where the mall thinks that another region fits',
    not: 'for changing it by oneself',
  },
  RegionChangePreview: { when: 'before a change that costs lines of the cart', not: 'when nothing is lost' },
  PickerList: { when: 'for the list of languages or regions itself', not: 'in a form (SelectField)' },
};

const empty: Choices[string] = {
  EmptyCart: {
    when: 'for a cart without lines',
    not: 'for a reader who must sign in first (SignedOutState)',
  },
  EmptyOrders: { when: 'for a tab without orders', not: 'for a search without matches (NoMatches)' },
  EmptyList: { when: 'for a category or a tag without products', not: 'when filters emptied it (NoMatches)' },
  NoMatches: {
    when: 'for a search or filters without a match, with words that help',
    not: 'for an empty place',
  },
  NoReviews: {
    when: 'for a product that nobody has reviewed',
    not: 'when a filter of stars emptied the list',
  },
  SignedOutState: {
    when: 'in place of what is only for members',
    not: 'over a page that works for everybody',
  },
  NotFoundState: { when: 'for an address that leads nowhere', not: 'for a part that failed (ErrorState)' },
};

export const choicesOfCards: Choices = {
  Products: products,
  'Sums of money': money,
  'Facts and promises': promises,
  'Signing in': signIn,
  'Region and language': regions,
  'Nothing there': empty,
};
