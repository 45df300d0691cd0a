import type { CheckoutOrderItem, CheckoutPreview, CheckoutRequest } from '#openapi/schema.gen.ts';
import type { CheckoutAsked, CheckoutSnapshot } from './token.ts';
import type { Language } from '#service/domain/language.ts';
import { Refusal, unknownRegion } from '#service/domain/refusal.ts';
import { mountOperation } from '#service/http/contract.ts';
import type { ServiceApp } from '#service/http/api-context.ts';
import type { CheckoutStore } from './preview.ts';
import type { SubmitStore } from './submit.ts';
import type { UserStore } from '#service/account/user-queries.ts';

type CheckoutParts = {
  checkout: CheckoutStore;
  orders: SubmitStore;
  users: UserStore;
  knowsRegion: (regionId: number) => Promise<boolean>;
  /** The snapshot of a checkout token; undefined when the token has expired, is not ours or is another shopper's. */
  readToken: (token: string, userId: string) => Promise<CheckoutSnapshot | undefined>;
};

export function checkoutRoutes(
  app: ServiceApp,
  { checkout, orders, users, knowsRegion, readToken }: CheckoutParts,
) {
  async function preview(userId: string, asked: CheckoutAsked, language: Language): Promise<CheckoutPreview> {
    const region = await users.regionOf(userId, asked.regionId);
    return checkout.preview({ userId, region, asked, language });
  }

  mountOperation(app, 'post', '/p/order/confirm', async ({ userId, regionId, body, language }, respond) => {
    if (body.regionId !== undefined && !(await knowsRegion(body.regionId))) {
      throw unknownRegion('/regionId');
    }
    const region = await users.regionOf(userId, body.regionId ?? regionId);
    return respond(200, await preview(userId, askedOf(body, region.regionId), language));
  });

  mountOperation(app, 'post', '/p/order/submit', async ({ userId, body, language, command }, respond) => {
    const { payType, remarks } = body;
    const snapshot = await readToken(body.checkoutToken, userId);
    if (!snapshot) throw new Refusal('checkout.expired');
    const region = await users.regionOf(userId, snapshot.asked.regionId);
    try {
      return respond(200, await orders.submit({ snapshot, region, payType, remarks, command }));
    } catch (fault) {
      throw await changed(fault, () => preview(userId, snapshot.asked, language));
    }
  });
}

const askedOf = (body: CheckoutRequest, regionId: number): CheckoutAsked => {
  const { addrId, checkoutId, basketIds, orderItem, couponUserIds, autoApply } = body;
  const { coins, insuranceShopIds, useWallet } = body;
  return {
    regionId,
    addrId,
    couponUserIds,
    autoApply,
    coins,
    insuranceShopIds,
    useWallet,
    ...(checkoutId && { checkoutId }),
    ...(basketIds && { basketIds }),
    ...(orderItem && { orderItem: itemOf(orderItem) }),
  };
};

const itemOf = ({ prodId, skuId, shopId, prodCount, groupBuyId }: CheckoutOrderItem) => ({
  prodId,
  skuId,
  shopId,
  prodCount,
  ...(groupBuyId !== undefined && { groupBuyId }),
});

/**
 * Adds the new preview to the refusal of a checkout that has changed, so that the shopper sees the difference. A checkout whose
 * lines or address are gone has no preview and becomes `checkout.expired`.
 */
async function changed(fault: unknown, preview: () => Promise<CheckoutPreview>): Promise<unknown> {
  if (!(fault instanceof Refusal)) return fault;
  if (fault.code === 'resource.not_found' || fault.code === 'cart.empty_selection') {
    return new Refusal('checkout.expired');
  }
  if (fault.code !== 'checkout.changed') return fault;
  return preview().then(
    (fresh) => new Refusal('checkout.changed', { details: { preview: fresh } }),
    (again: unknown) =>
      again instanceof Refusal && again.code !== 'checkout.placed' ? new Refusal('checkout.expired') : again,
  );
}
