import type { ComponentProps } from 'react';
import type { ProductSummary } from '#openapi/schema.gen.ts';
import { HeartButton } from '#src/design-system/primitives/action/HeartButton.tsx';
import { useIsMember } from '#src/state/use-identity.ts';
import { useSignInFirst } from '#src/state/use-sign-in-first.ts';
import { useIsFavourite, useSetFavourite } from './use-favourite.ts';

type FavouriteHeartProps = {
  product: Pick<ProductSummary, 'prodId' | 'prodName'>;
  tone?: ComponentProps<typeof HeartButton>['tone'];
};

/** The heart of a product: empty in the server's page; a visitor signs in first, then it is done (Z30). */
export function FavouriteHeart(props: FavouriteHeartProps) {
  // A list has dozens of them: a visitor's watch nothing.
  return useIsMember() ? <MemberHeart {...props} /> : <Heart {...props} on={false} />;
}

function MemberHeart(props: FavouriteHeartProps) {
  return <Heart {...props} on={useIsFavourite(props.product.prodId)} />;
}

function Heart({ product: { prodId, prodName }, tone, on }: FavouriteHeartProps & { on: boolean }) {
  const set = useSetFavourite();
  const signInFirst = useSignInFirst();
  return (
    <HeartButton
      name={prodName}
      on={on}
      tone={tone}
      onChange={(wanted) => signInFirst({ kind: 'favourite', prodId, on: wanted }, () => set(prodId, wanted))}
    />
  );
}
