import { cx } from 'class-variance-authority';
import { Banknote, Hourglass, Plane, Truck } from 'lucide-react';
import { defineMessages, FormattedMessage } from 'react-intl';

const messages = defineMessages({
  free: { id: 'productPerk.free', defaultMessage: 'Free delivery', description: 'Perk of a product' },
  overseas: {
    id: 'productPerk.overseas',
    defaultMessage: 'Ships from overseas',
    description: 'Perk of a product',
  },
  cod: { id: 'productPerk.cod', defaultMessage: 'Cash on delivery', description: 'Perk of a product' },
  low: { id: 'productPerk.low', defaultMessage: 'Only a few left', description: 'Stock of a product is low' },
});

const icons = { free: Truck, overseas: Plane, cod: Banknote, low: Hourglass };

type ProductPerkProps = { perk: keyof typeof icons };

/** One thing that speaks for a product, or for haste: icon and words. */
export function ProductPerk({ perk }: ProductPerkProps) {
  const Icon = icons[perk];
  return (
    <p
      className={cx(
        'flex items-center gap-1.5 text-sm',
        { free: 'text-link', cod: 'text-link', overseas: 'text-fg-2', low: 'text-on-deal-soft' }[perk],
      )}
    >
      <Icon aria-hidden className="size-3.5 shrink-0" strokeWidth={2} />
      <FormattedMessage {...messages[perk]} />
    </p>
  );
}
