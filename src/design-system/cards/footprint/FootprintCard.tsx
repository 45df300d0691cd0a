import { X } from 'lucide-react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { FootprintItem } from '#openapi/schema.gen.ts';
import { IconButton } from '#src/design-system/primitives/action/IconButton.tsx';
import { CardGlass } from '#src/design-system/cards/product/CardGlass.tsx';
import { offShelfMessages } from '#src/design-system/cards/product/off-shelf-message.ts';
import { ProductCard } from '#src/design-system/cards/product/ProductCard.tsx';

const messages = defineMessages<{ remove: { name: string } }>({
  remove: {
    id: 'footprintCard.remove',
    defaultMessage: 'Remove {name} from the footprint',
    description: 'Name of the button on its picture',
  },
});

type FootprintCardProps = {
  item: FootprintItem;
  href: string;
  /** Chosen or not, in the edit mode; without it there is a button that removes it. */
  chosen?: boolean;
  onChoose?: (taken: boolean) => void;
  onRemove: () => void;
};

/** A product that was looked at: its card, and the way to forget it. */
export function FootprintCard({ item, href, chosen, onChoose, onRemove }: FootprintCardProps) {
  const { formatMessage } = useIntl();
  const { prodName: name, available, offShelf } = item;
  const gone = offShelf ? <FormattedMessage {...offShelfMessages.offShelf} /> : !available;
  return (
    <div className={available ? 'h-full' : 'h-full text-fg-3'}>
      <ProductCard
        product={available ? item : { ...item, stockState: 'IN_STOCK' }}
        href={href}
        heart={
          <CardGlass gone={gone} choice={chosen === undefined ? undefined : { name, chosen, onChoose }}>
            {chosen === undefined && (
              <IconButton
                tone="onPhoto"
                size="md"
                aria-label={formatMessage(messages.remove, { name })}
                onClick={onRemove}
              >
                <X aria-hidden className="size-5" strokeWidth={1.75} />
              </IconButton>
            )}
          </CardGlass>
        }
      />
    </div>
  );
}
