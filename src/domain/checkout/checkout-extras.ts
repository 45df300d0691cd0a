import type { CheckoutRequest } from '#openapi/schema.gen.ts';

/** What the shopper asks to be taken off or put on; how much it is, the service says. */
export type CheckoutExtras = {
  /** The vouchers of their own choice; undefined lets the service pick the best set. */
  couponUserIds?: number[] | undefined;
  /** As many coins as may be used of these; the service uses no more than it allows. */
  coins: number;
  useWallet: boolean;
  /** Shops whose parcel is insured. */
  insuranceShopIds: number[];
};

/** What a checkout begins with: the best vouchers, nothing else. */
export const firstExtras: CheckoutExtras = { coins: 0, useWallet: false, insuranceShopIds: [] };

/** The same as the service is asked for it. */
export const extrasAsked = ({
  couponUserIds,
  coins,
  useWallet,
  insuranceShopIds,
}: CheckoutExtras): Pick<
  CheckoutRequest,
  'couponUserIds' | 'autoApply' | 'coins' | 'insuranceShopIds' | 'useWallet'
> => ({
  couponUserIds: couponUserIds ?? [],
  autoApply: couponUserIds === undefined,
  coins,
  useWallet,
  insuranceShopIds,
});

/** One text for one choice, empty for what a checkout begins with. */
export function extrasKey({ couponUserIds, coins, useWallet, insuranceShopIds }: CheckoutExtras): string {
  const parts = [
    couponUserIds && `vouchers=${couponUserIds.toSorted((a, b) => a - b).join(',')}`,
    coins > 0 && 'coins',
    useWallet && 'wallet',
    insuranceShopIds.length > 0 && `insurance=${insuranceShopIds.toSorted((a, b) => a - b).join(',')}`,
  ];
  return parts.filter(Boolean).join(' ');
}
