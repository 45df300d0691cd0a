import { and, eq } from 'drizzle-orm';
import type { MyVoucher, SubmitResult } from '#openapi/schema.gen.ts';
import { cartItems } from '#service/db/schema/cart.ts';
import { orders } from '#service/db/schema/orders.ts';
import { movesOf } from '../service/moves.ts';
import { newPhone, type Shop, type Shopper } from '../service/shop.ts';
import { goods } from '../service/world.ts';
import { couponIds } from './world.ts';

/** What is ordered again and again. */
const ordered = ['kettle', 'cup', 'tea'] as const;
/** What lies in the cart, in the order of the goods; a kettle stands where a thing cannot be had. */
const wanted = Object.keys(goods).map((name) =>
  name === 'cup' || name === 'tea' || name === 'limited' || name === 'prepaid' ? name : 'kettle',
);
const homes = ['colombo', 'kandy', 'istanbul'] as const;
const parcel = { courierName: 'Pearl Courier', trackingNumber: 'LK42' };

export const wrap = <T>(list: readonly T[], nth: number): T => list[nth % list.length] as T;

export type Visit = ReturnType<typeof openVisit>;

/** One shopper and what is theirs; everything is made when it is first needed, and again when it is gone. */
export function openVisit(shop: Shop) {
  let entered: Promise<Shopper> | undefined;
  const shopper = () => (entered ??= shop.logIn(newPhone()));
  const moves = movesOf(shop);
  let guests = 0;
  const addresses: number[] = [];
  const placed: string[] = [];
  const cookies = new Map<string, string>();
  let bad: Promise<string[]> | undefined;

  async function tokenFor(nth: number): Promise<string> {
    const { prodId, skuId, shopId } = goods[wrap(ordered, nth)];
    const me = await shopper();
    const addrId = await visit.address(0);
    const { body } = await me.confirm({ addrId, orderItem: { prodId, skuId, shopId, prodCount: 1 } });
    return body.checkoutToken;
  }

  async function order(nth: number): Promise<string> {
    const me = await shopper();
    const { body } = await me.submit<SubmitResult>(await tokenFor(nth));
    const number = body.orderNumbers[0] ?? '';
    if (nth > 0) await moves.ship(number, parcel);
    if (nth > 1) await moves.deliver(number);
    return number;
  }

  const visit = {
    shopper,
    /** A number that no guest of this visit had. */
    guest: () => (guests += 1),
    /** The one in Colombo, Kandy or Istanbul. */
    async address(nth: number): Promise<number> {
      const me = await shopper();
      for (const home of homes.slice(addresses.length)) addresses.push((await me.moveTo(home)).body.addrId);
      return wrap(addresses, nth);
    },
    /** A line of the cart in Sri Lanka. */
    async basket(nth: number): Promise<number | undefined> {
      const me = await shopper();
      const { skuId } = goods[wrap(wanted, nth)];
      const mine = and(eq(cartItems.userId, me.session.userId), eq(cartItems.skuId, skuId));
      const [line] = await shop.db.select().from(cartItems).where(mine);
      return line?.basketId ?? (await me.add(wrap(wanted, nth))).body.basketId ?? undefined;
    },
    /** An order that is paid for at the door, is on its way, or was delivered; the last one is fresh every time it was received. */
    async order(nth: number): Promise<string> {
      const kind = nth % 3;
      const known = placed[kind];
      const [row] = known ? await shop.db.select().from(orders).where(eq(orders.orderNumber, known)) : [];
      return row && row.status !== 'COMPLETED' ? row.orderNumber : (placed[kind] = await order(kind));
    },
    /** A voucher that the shopper holds. */
    async voucher(nth: number): Promise<number> {
      const me = await shopper();
      const couponId = wrap(couponIds, nth % 2);
      const { body } = await me.post<MyVoucher>('/p/myCoupon/receive', { couponId });
      return body.couponUserId;
    },
    checkoutToken: tokenFor,
    async refreshToken(): Promise<string> {
      const { session, cookies: set } = await shop.logIn(newPhone());
      cookies.set(session.refresh_token, set.map((cookie) => cookie.split(';')[0]).join('; '));
      return session.refresh_token;
    },
    /** The cookies that came with a refresh token. */
    cookiesOf: (refreshToken: unknown) => cookies.get(String(refreshToken)),
    async code(to: unknown): Promise<string> {
      return shop.codeFor(String(to)).catch(() => '000000');
    },
    /** Tokens that are not good. */
    badTokens: () => (bad ??= shopper().then(({ session }) => badTokens(shop, session.access_token))),
  };
  return visit;
}

/** Of a session that ended, out of time, tampered with, no token at all. */
async function badTokens(shop: Shop, own: string): Promise<string[]> {
  const ended = await shop.logIn(newPhone());
  await ended.get('/app/logout');
  const now = shop.time.now;
  shop.time.now = new Date(now.getTime() - 3_600_000);
  const late = await shop.logIn(newPhone()).finally(() => void (shop.time.now = now));
  const [head, , seal] = own.split('.');
  const claims = Buffer.from('{"sub":"u_1","sid":"s","exp":9999999999}').toString('base64url');
  const unsigned = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url');
  return [
    `Bearer ${ended.session.access_token}`,
    `Bearer ${late.session.access_token}`,
    `Bearer ${head}.${claims}.${seal}`,
    `Bearer ${unsigned}.${claims}.`,
    `Bearer ${own}x`,
    `Bearer ${'x'.repeat(9_000)}`,
    `Basic ${own}`,
    `Bearer ${own} ${own}`,
    'Bearer',
    `Bearer "';--`,
    own,
  ];
}
