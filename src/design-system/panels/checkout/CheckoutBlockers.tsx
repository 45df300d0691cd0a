import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { CheckoutPreview } from '#openapi/schema.gen.ts';
import { Alert } from '#src/design-system/primitives/feedback/Alert.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';

const messages = defineMessages<{
  about: { reason: string; product: string };
  takeOut: {};
  takeOutOf: { product: string };
}>({
  about: {
    id: 'checkoutBlockers.about',
    defaultMessage: '{reason}: {product}',
    description: 'Why something cannot be ordered, in the words of the service, and the name of the product',
  },
  takeOut: {
    id: 'checkoutBlockers.takeOut',
    defaultMessage: 'Remove from order',
    description: 'Button: orders the rest without this product',
  },
  takeOutOf: {
    id: 'checkoutBlockers.takeOutOf',
    defaultMessage: 'Remove from order: {product}',
    description: 'The same for a screen reader, with the name of the product',
  },
});

type CheckoutBlockersProps = {
  preview: Pick<CheckoutPreview, 'blockers' | 'shops'>;
  /** Orders the rest without these lines of the cart; left out when it is the only line. */
  onTakeOut?: (basketIds: number[]) => void;
  /** The way out where nothing can be taken out. */
  wayBack: ReactNode;
};

/** Why a checkout cannot be placed as it is: each product by its name, with the way to go on without it. */
export function CheckoutBlockers({ preview, onTakeOut, wayBack }: CheckoutBlockersProps) {
  const { formatMessage } = useIntl();
  const items = preview.shops.flatMap((shop) => shop.items);
  return preview.blockers.map(({ code, desc, skuId, basketIds }) => {
    const product = items.find((item) => item.skuId === skuId)?.prodName;
    if (!product) {
      return (
        <Alert key={`${code}${desc}`} tone="danger">
          {desc}
        </Alert>
      );
    }
    const out = onTakeOut && basketIds && (
      <Button
        tone="outline"
        size="md"
        aria-label={formatMessage(messages.takeOutOf, { product })}
        onClick={() => onTakeOut(basketIds)}
      >
        <FormattedMessage {...messages.takeOut} />
      </Button>
    );
    return (
      <Alert key={`${code}${skuId}`} tone="danger" action={out ?? wayBack}>
        <FormattedMessage {...messages.about} values={{ reason: desc, product }} />
      </Alert>
    );
  });
}
