import type { Checkout } from '#src/features/checkout/OpenCheckout.tsx';
import { usePriceGuard } from '#src/features/checkout/use-price-guard.ts';
import { useRemarks } from '#src/features/checkout/use-remarks.ts';
import { usePlaceOrder } from './use-place-order.ts';
import type { Paying } from './use-paying.ts';
import { useToken } from './use-token.ts';
import type { useWay } from './use-way.ts';

/**
 * The one press that orders and, by card, pays. A new card is asked for its token first, so that a card that is not filled
 * in makes no order; the card is charged only after the orders are there, so that a closed window finds them in "To pay".
 */
export function useOrder(checkout: Checkout, way: ReturnType<typeof useWay>, paying: Paying) {
  const { shown } = checkout;
  const { remarks } = useRemarks();
  const prices = usePriceGuard(checkout);
  const { place, placing } = usePlaceOrder(checkout);
  const { token, asking } = useToken(way.door);
  const busy =
    placing ||
    asking ||
    paying.asking ||
    way.settling ||
    checkout.preview.isFetching ||
    (!prices.settled && !checkout.failed);
  const blocked = checkout.failed || shown.blockers.length > 0 || !shown.userAddr || !way.chosen;
  const notes = shown.shops.flatMap(({ shopId }) => {
    const text = remarks[shopId]?.trim();
    return text ? [{ shopId, remarks: text }] : [];
  });
  const orderNow = async () => {
    const { chosen, newCard, saveCard } = way;
    if (!chosen || busy) return;
    prices.take();
    const { payType, cardId } = chosen;
    const cardToken = newCard ? await token() : undefined;
    if (newCard && !cardToken) return;
    place({ payType, remarks: notes }, ({ orderNumbers, nextStep }) => {
      if (nextStep !== 'PAY_CARD') return false;
      const card = cardToken ? { cardToken, saveCard } : { cardId };
      void paying.show(orderNumbers);
      void paying.pay({ orderNumbers, payType, ...card });
      return true;
    });
  };
  return { order: () => void orderNow(), prices, busy, placing: placing || paying.asking, blocked };
}
