import type { ComponentProps } from 'react';
import type { ProductSummary } from '#openapi/schema.gen.ts';
import { HeartButton } from '#src/design-system/primitives/action/HeartButton.tsx';
import { useSignInFirst } from '#src/state/use-sign-in-first.ts';
import { useIsFavourite, useSetFavourite } from './use-favourite.ts';

type FavouriteHeartProps = {
  product: Pick<ProductSummary, 'prodId' | 'prodName'>;
  tone?: ComponentProps<typeof HeartButton>['tone'];
};

/** The heart of a product: empty in the server's page; a visitor signs in first, then it is done (Z30). */
export function FavouriteHeart({ product: { prodId, prodName }, tone }: FavouriteHeartProps) {
  const isOn = useIsFavourite(prodId);
  const set = useSetFavourite();
  const signInFirst = useSignInFirst();
  return (
    <HeartButton
      name={prodName}
      on={isOn}
      tone={tone}
      onChange={(on) => signInFirst({ kind: 'favourite', prodId, on }, () => set(prodId, on))}
    />
  );
}
