import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CartItem } from '#openapi/schema.gen.ts';
import { catalogQueries } from '#src/data/catalog/catalog.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { OptionDialog } from '#src/design-system/modals/cart/OptionDialog.tsx';

type ChangeOptionProps = {
  line: CartItem;
  /** Answers whether the service has taken the other variant. */
  onTake: (skuId: number) => Promise<boolean>;
  onClose: () => void;
};

/** Another variant for a line of the cart, with the stock and prices of this moment. */
export function ChangeOption({ line, onTake, onClose }: ChangeOptionProps) {
  const skus = useQuery(catalogQueries.skus(useShop(), line.prodId));
  const [busy, setBusy] = useState(false);
  const take = async (skuId: number) => {
    setBusy(true);
    if (await onTake(skuId)) onClose();
    else setBusy(false);
  };
  return (
    <OptionDialog
      line={line}
      skus={skus.data}
      failed={skus.isError}
      onRetry={() => void skus.refetch()}
      busy={busy}
      onTake={(skuId) => void take(skuId)}
      onClose={onClose}
    />
  );
}
