import type { CheckoutPreview } from '#openapi/schema.gen.ts';
import { payMethod } from '#service/domain/pay-method.ts';
import type { Blocker, CheckoutSum } from './sum.ts';

export type PayMethods = CheckoutPreview['payMethods'];

/**
 * The ways to pay for a checkout: cash on delivery where every line allows it and none joins a group buy, a card where the
 * mall takes cards (`cards`), and the wallet when nothing is left to pay.
 */
export function payMethods({ shops, address, blockers, amounts }: CheckoutSum, cards: boolean): PayMethods {
  const isDue = amounts.due > 0;
  const lines = shops.flatMap((shop) => shop.lines);
  const isElsewhere =
    address !== undefined && blockers.some(({ code, line }) => code === 'prod.not_in_region' && !line);
  const inGroup = lines.some(({ groupBuyId }) => groupBuyId !== undefined);
  const courierOff = inGroup ? 'groupbuy.prepaid' : 'paytype.not_allowed';
  const byCourier =
    isDue && !isElsewhere && !inGroup && lines.every(({ goods }) => goods.window?.codAvailable === true);
  return [
    payMethod('COD_CASH', byCourier, courierOff),
    payMethod('COD_CARD', byCourier, courierOff),
    ...(cards ? [payMethod('CARD', isDue)] : []),
    ...(isDue ? [] : [payMethod('WALLET', true)]),
  ];
}

/** The lines that do not allow cash on delivery, when the checkout offers no other way to pay. */
export function payBlockers({ shops }: CheckoutSum, methods: PayMethods): Blocker[] {
  if (methods.some(({ enabled, payType }) => enabled || payType === 'CARD')) return [];
  return shops.flatMap(({ shopId, lines }) =>
    lines
      .filter(
        ({ goods, groupBuyId, refusal }) =>
          !refusal && (groupBuyId !== undefined || !goods.window?.codAvailable),
      )
      .map((line) => ({ code: 'paytype.not_allowed' as const, line, shopId })),
  );
}
