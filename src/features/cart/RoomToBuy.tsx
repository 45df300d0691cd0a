import type { Room, RoomDot } from '#openapi/schema.gen.ts';
import { ShopRoom } from '#src/design-system/panels/home/ShopRoom.tsx';
import { productUrl } from '#src/domain/urls.ts';
import { useSignInFirst } from '#src/state/use-sign-in-first.ts';
import { useAddToCart } from './use-add-to-cart.ts';

type RoomToBuyProps = { room: Room };

/** The room in the window, from which things go into the cart; a visitor logs in first, and all that was wanted is put in then. */
export function RoomToBuy({ room }: RoomToBuyProps) {
  const { addAll, busy } = useAddToCart();
  const signInFirst = useSignInFirst();
  const put = (dots: readonly RoomDot[]) => {
    const [first, ...more] = dots.map(({ prodId, skuId, shopId }) => ({
      prodId,
      skuId,
      shopId,
      count: 1,
      key: crypto.randomUUID(),
    }));
    if (first) signInFirst({ kind: 'addToCart', ...first, more }, () => addAll([first, ...more]));
  };
  return <ShopRoom room={room} hrefOf={({ prodId }) => productUrl(prodId)} busy={busy} onAdd={put} />;
}
