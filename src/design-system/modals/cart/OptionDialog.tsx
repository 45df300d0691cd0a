import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { CartItem, Sku } from '#openapi/schema.gen.ts';
import { SkuPicker } from '#src/design-system/panels/product/SkuPicker.tsx';
import { canBuy } from '#src/domain/product/sku-axes.ts';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { Dialog } from '#src/design-system/primitives/overlay/Dialog.tsx';
import { ErrorState } from '#src/design-system/primitives/feedback/ErrorState.tsx';
import { Price } from '#src/design-system/primitives/text/Price.tsx';
import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';

const messages = defineMessages<{ title: {}; take: {}; only: {} }>({
  title: {
    id: 'optionDialog.title',
    defaultMessage: 'Choose another option',
    description: 'Name of the dialog',
  },
  take: {
    id: 'optionDialog.take',
    defaultMessage: 'Change',
    description: 'Button: takes the chosen variant',
  },
  only: {
    id: 'optionDialog.only',
    defaultMessage: 'This is the only option.',
    description: 'The product has one variant',
  },
});

type OptionDialogProps = {
  line: Pick<CartItem, 'prodName' | 'prodNameLang' | 'skuId'>;
  /** The variants of its product; undefined until they are there. */
  skus: readonly Sku[] | undefined;
  /** They could not be had. */
  failed: boolean;
  onRetry: () => void;
  /** It is being changed. */
  busy: boolean;
  onTake: (skuId: number) => void;
  onClose: () => void;
};

/** Another variant for a line of the cart: what there is, what it costs, and what is sold out. */
export function OptionDialog({ line, skus, failed, onRetry, busy, onTake, onClose }: OptionDialogProps) {
  const { formatMessage } = useIntl();
  const [skuId, choose] = useState(line.skuId);
  const sku = skus?.find((one) => one.skuId === skuId);
  return (
    <Dialog
      title={formatMessage(messages.title)}
      description={<span lang={line.prodNameLang}>{line.prodName}</span>}
      onClose={onClose}
    >
      {failed && !skus && <ErrorState compact onRetry={onRetry} />}
      {!failed && !skus && <Skeleton className="h-24" />}
      {skus && (
        <div className="grid gap-5">
          {skus.length > 1 ? (
            <SkuPicker skus={skus} selected={skuId} onSelect={choose} />
          ) : (
            <p className="text-base text-fg-2">
              <FormattedMessage {...messages.only} />
            </p>
          )}
          <div className="flex flex-wrap items-center justify-between gap-4">
            {sku && <Price value={sku.price} was={sku.oriPrice} size="lg" free />}
            <Button
              className="grow"
              busy={busy}
              disabled={!sku || !canBuy(sku) || skuId === line.skuId}
              onClick={() => onTake(skuId)}
            >
              <FormattedMessage {...messages.take} />
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
