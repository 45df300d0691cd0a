/** A main screen, the drawing that it was made from, and what was judged of it when both were laid side by side. */
export type JudgedScreen = {
  name: string;
  /** Id of the story. */
  story: string;
  /** Name of the drawing below `.storybook/public/design/`, without its width. */
  design: string;
  /** The one thing that is seen first. */
  first: string;
  /** Whether that is the right thing, and why. */
  right: string;
  /** Whatever no shopper needs. */
  needless: string;
  /** What is other than drawn, and the reason. */
  onPurpose: string;
};

export const screensBeside: readonly JudgedScreen[] = [
  {
    name: 'Home',
    story: 'pages-home-homepage--default',
    design: 'home',
    first:
      'The banner: its words, and three doors with things and prices on jade with the pattern of the region.',
    right: 'Yes: it says mall, says where, says until when, and leads to something that is in stock.',
    needless:
      'The row of promises repeats what each product says; it stays for those who have never bought here.',
    onPurpose:
      'Nobody moves the banners but the reader. Shops stand without products, so that nothing is shown twice. The room, the streets and the pair take the place of equal rails. The room lets all be added at once, and not clothes, whose size is the reader’s. Doors of categories are of one width, in which the longest word of the language has room, so from 835 to 1279 px their row slides. The plate of a door says a name in two lines: ours are longer than those drawn. What is far is a head with its first cards until one gets near; the endless grid needs no button, and the footer has its place below it from the first page on.',
  },
  {
    name: 'A list with filters',
    story: 'pages-category-categorypage--default',
    design: 'category',
    first: 'The photos of the first row; the head with its doors is calmer than they are.',
    right: 'Yes: whoever came by a category has chosen already.',
    needless: 'No.',
    onPurpose:
      'Colours are dots on wide windows and chips with names in the sheet: a finger needs 44 px. A card has one line more where few pieces are left. Each way to sort is one press, not a list that opens. On phones the mall’s head with its search stays, where the drawing has a name and a way back: who does not find it here looks for it elsewhere.',
  },
  {
    name: 'Search results',
    story: 'pages-search-searchpage--default',
    design: 'search',
    first: 'The words as they were typed, then the first row.',
    right: 'Yes: a wrong word is seen before the wrong things are.',
    needless: 'No.',
    onPurpose:
      'Where a word was mended the heading keeps the typed one, and a line says what was looked for. Shops that fit are a tab: one of them above the products would have been chosen by us. Filters stand open beside the products on wide windows, as in lists.',
  },
  {
    name: 'Product',
    story: 'pages-product-productpage--default',
    design: 'product',
    first: 'The thing, as large as its photo is sharp.',
    right: 'Yes. The price is next, on the only grey ground beside it, with the best voucher below it.',
    needless: 'No: rows that say nothing are left out.',
    onPurpose:
      'Prices of 90 days are folded under one line; the drawing was made before they were kept. The drawer after adding shows what was added and not the whole cart, which is one press away. One photo stands large with the others as a strip beside it, not as a wall of pictures, so that price, choices and both buttons are in the first view; the others come with the description. Up to 834 px the page has a head and a bar of its own in place of those of the mall. What sells together stands beside the description as “Goes well with it”.',
  },
  {
    name: 'Store',
    story: 'pages-shop-shoppage--default',
    design: 'shop',
    first: 'An open door with the best seller, in a wall of the shop’s own colour.',
    right:
      'Yes: one is somewhere else than a moment ago. The two windows beside it hold what sells next best.',
    needless: 'The share of happy buyers beside the stars says the same twice.',
    onPurpose:
      'The wall is darkened until white letters can be read on it, so that it is not always the colour of the logo. From 835 to 1279 px one door stands alone, so that the name has room; on phones the three stand below it. The room in the window follows what sells best, where the things of the shop are known in one of its pictures; a shop of single pieces has none.',
  },
  {
    name: 'Cart',
    story: 'pages-cart-cartpage--default',
    design: 'cart',
    first: 'The sum and the button beside it.',
    right: 'Yes: most who open the cart come to pay.',
    needless: 'No.',
    onPurpose:
      'A removed line leaves at once and offers to come back in its place. There is no mode for editing on phones: amount, heart and bin stand at each line. What is missing for a voucher or for free delivery is said at the shop that it belongs to.',
  },
  {
    name: 'Checkout',
    story: 'pages-checkout-checkoutpage--default',
    design: 'checkout',
    first: 'Where it goes.',
    right: 'Yes: a wrong address is the dearest mistake here.',
    needless: 'No: the header leads nowhere else.',
    onPurpose:
      'Days and fees stand at each parcel, because shops send on their own. How to pay has a step of its own: the fields of a card belong to the processor, and cash or card is chosen once the sum stands.',
  },
  {
    name: 'An order',
    story: 'pages-order-details-orderdetailspage--default',
    design: 'order-details',
    first: 'The state in words, with the day of arrival.',
    right: 'Yes: it is what the page is opened for.',
    needless: 'No.',
    onPurpose:
      'Facts that are not known have no row. The drawing shows an order on its way; here it waits for the shop, so there is nothing to track yet. What can be done with an order stands below it on phones, too, and only what can be done now.',
  },
  {
    name: 'Account',
    story: 'pages-settings-settingspage--default',
    design: 'profile',
    first: 'Who one is, and four figures: coins, wallet, vouchers, favourites.',
    right: 'Yes: vouchers and coins are what one comes back for.',
    needless: 'No: what stands in the band is not said again among the services.',
    onPurpose:
      'The menu of the account stands beside every screen that is a member’s own. One voucher is shown, the one that ends first; its end is a date until it is two days away. Refunds are a service, since they have no place among the four states of an order.',
  },
];
