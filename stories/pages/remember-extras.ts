import { checkoutId } from './states-of-what-is-bought.ts';

/** What this tab remembers of the shopper's own choice: vouchers, coins, wallet and insurance of the checkout. */
export const rememberExtras = (extras: object) =>
  window.sessionStorage.setItem(
    'mall.draft.checkoutExtras',
    JSON.stringify({
      checkoutId,
      extras: { coins: 0, useWallet: false, insuranceShopIds: [], ...extras },
    }),
  );
