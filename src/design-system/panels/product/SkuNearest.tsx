import { defineMessages, FormattedMessage } from 'react-intl';
import type { Sku } from '#openapi/schema.gen.ts';
import { Alert } from '#src/design-system/primitives/feedback/Alert.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { canBuy } from '#src/domain/product/sku-axes.ts';

const messages = defineMessages<{
  out: { sku: string };
  off: { sku: string };
  all: {};
  take: { sku: string };
}>({
  out: {
    id: 'skuNearest.out',
    defaultMessage: '{sku} is sold out',
    description: 'A variant, such as Navy, S',
  },
  off: {
    id: 'skuNearest.off',
    defaultMessage: '{sku} is no longer sold',
    description: 'A variant, such as Navy, S',
  },
  all: {
    id: 'skuNearest.all',
    defaultMessage: 'All options are sold out',
    description: 'No variant can be bought',
  },
  take: {
    id: 'skuNearest.take',
    defaultMessage: 'Choose {sku}',
    description: 'Button: the variant nearest to one that is gone',
  },
});

type SkuNearestProps = {
  skus: readonly Sku[];
  /** The chosen variant, which cannot be bought. */
  gone: Sku;
  onSelect: (skuId: number) => void;
};

/** Why the chosen variant cannot be had, and one tap to the nearest that can: the one that keeps most of the answers. */
export function SkuNearest({ skus, gone, onSelect }: SkuNearestProps) {
  const kept = (sku: Sku) =>
    sku.properties.filter(({ name, value }) =>
      gone.properties.some((answer) => answer.name === name && answer.value === value),
    ).length;
  const [best] = skus.filter(canBuy).toSorted((a, b) => kept(b) - kept(a));
  const why = gone.status === 'OFF' ? messages.off : messages.out;
  return (
    <Alert
      action={
        best && (
          <Button tone="outline" size="md" className="shrink-0" onClick={() => onSelect(best.skuId)}>
            <FormattedMessage {...messages.take} values={{ sku: best.skuName }} />
          </Button>
        )
      }
    >
      {best || gone.status === 'OFF' ? (
        <FormattedMessage {...why} values={{ sku: gone.skuName }} />
      ) : (
        <FormattedMessage {...messages.all} />
      )}
    </Alert>
  );
}
