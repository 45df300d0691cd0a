import type { ShopSummary } from '#openapi/schema.gen.ts';
import { FollowButton } from '#src/design-system/cards/shop/FollowButton.tsx';
import { useSignInFirst } from '#src/state/use-sign-in-first.ts';
import { useIsFollowed, useSetFollowed } from './use-follow.ts';

type ShopFollowProps = {
  shop: Pick<ShopSummary, 'shopId' | 'shopName'>;
  /** The main action of a shop's page, or one of many in a list. */
  size?: 'md' | 'lg';
  /** It stands on the wall of the shop's front. */
  onWall?: boolean;
};

/** The button that follows a shop: off in the server's page; a visitor signs in first, then it is done (Z30). */
export function ShopFollow({ shop: { shopId, shopName }, size, onWall }: ShopFollowProps) {
  const followed = useIsFollowed(shopId);
  const set = useSetFollowed();
  const signInFirst = useSignInFirst();
  return (
    <FollowButton
      shopName={shopName}
      followed={followed}
      size={size}
      onWall={onWall}
      onChange={(on) => signInFirst({ kind: 'follow', shopId, on }, () => set(shopId, on))}
    />
  );
}
