import { anAddress, someAddresses } from '#mocks/fixtures/address.ts';
import { aCartInfo } from '#mocks/fixtures/cart.ts';
import { aCategoryTree, aProductDetail, someCategories } from '#mocks/fixtures/catalog.ts';
import { aShop } from '#mocks/fixtures/shops.ts';
import { aSearchResult } from '#mocks/fixtures/search.ts';
import { someGroupBuys } from '#mocks/fixtures/group-buy.ts';
import { exampleOf } from '#mocks/contract-examples.ts';
import { first } from '#mocks/fixtures/first.ts';
import { unbroken } from '#src/domain/product/unbroken.ts';

/** What the contract's examples call things: a play asks for it here, and no copy of it grows old. */

/** The product of the product's page and of the first line of the cart. */
export const kettle = () => aProductDetail().prodName;
/** The same as a page shows it, with its figures held together. */
export const shownKettle = () => unbroken(kettle());

/** The first product that a search, the trending list and a tag of home show. */
export const firstFound = () => first(aSearchResult().records);
export const firstTrending = () => first(exampleOf('pageTrending', 'ok').records);
export const firstOfTag = () => first(exampleOf('pageIndexTagProducts', 'ok').records);

/** The shop of the store's page. */
export const storeName = () => aShop().shopName;

/** The shops of the cart, with the names of their lines. */
export const cartShops = () =>
  aCartInfo().shops.map(({ shopName, shopCartItemDiscounts }) => ({
    shopName,
    lines: shopCartItemDiscounts.flatMap(({ shopCartItems }) => shopCartItems.map((line) => line.prodName)),
  }));

/** The first of the group buys that one can join. */
export const firstGroupBuy = () => first(someGroupBuys(1));

/** Who gets the parcels: at the address of the checkout, and at another one. */
export const receiver = () => anAddress().receiver;
export const otherReceiver = () =>
  someAddresses()
    .map((one) => one.receiver)
    .find((name) => name !== receiver())!;

type Tree = ReturnType<typeof aCategoryTree>;
const below = (tree: Tree, id: number): string | undefined => {
  for (const { categoryId, categoryName, children } of tree) {
    const found = categoryId === id ? categoryName : below(children ?? [], id);
    if (found) return found;
  }
  return undefined;
};

/** The name of a category of the tree. */
export const categoryName = (id: number) => below([...someCategories(), ...aCategoryTree()], id) ?? '';
