import { cx } from 'class-variance-authority';
import { Banknote, Plane, Truck } from 'lucide-react';
import { defineMessages, FormattedMessage } from 'react-intl';

const messages = defineMessages({
  free: { id: 'productPerk.free', defaultMessage: 'Free delivery', description: 'Perk of a product' },
  overseas: {
    id: 'productPerk.overseas',
    defaultMessage: 'Ships from overseas',
    description: 'Perk of a product',
  },
  cod: { id: 'productPerk.cod', defaultMessage: 'Cash on delivery', description: 'Perk of a product' },
});

const icons = { free: Truck, overseas: Plane, cod: Banknote };

type ProductPerkProps = { perk: keyof typeof icons };

/** One thing that speaks for a product: icon and words. */
export function ProductPerk({ perk }: ProductPerkProps) {
  const Icon = icons[perk];
  return (
    <p
      className={cx(
        'flex items-center gap-1.5 text-sm',
        { free: 'text-link', cod: 'text-link', overseas: 'text-fg-2' }[perk],
      )}
    >
      <Icon aria-hidden className="size-3.5 shrink-0" strokeWidth={2} />
      <FormattedMessage {...messages[perk]} />
    </p>
  );
}
