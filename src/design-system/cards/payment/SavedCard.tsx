import { cx } from 'class-variance-authority';
import { Check, Trash2 } from 'lucide-react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { BankCard } from '#openapi/schema.gen.ts';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { cardBrands, cardExpiry, cardMessages } from './card-brands.ts';

const messages = defineMessages<{ byDefault: {}; makeDefault: {}; remove: {}; removeName: { card: string } }>(
  {
    byDefault: {
      id: 'savedCard.default',
      defaultMessage: 'Default',
      description: 'Badge of the default card',
    },
    makeDefault: {
      id: 'savedCard.makeDefault',
      defaultMessage: 'Use by default',
      description: 'Button: this card is asked first',
    },
    remove: {
      id: 'savedCard.remove',
      defaultMessage: 'Remove',
      description: 'Button: the card is forgotten',
    },
    removeName: {
      id: 'savedCard.removeName',
      defaultMessage: 'Remove {card}',
      description: 'The same button for a screen reader; card as in “Visa ending in 4242”',
    },
  },
);

type SavedCardProps = {
  card: BankCard;
  /** With it the card is one of several to choose from. */
  onChoose?: () => void;
  chosen?: boolean;
  onMakeDefault?: () => void;
  onRemove?: () => void;
  /** It is being removed or made the default. */
  busy?: boolean;
};

/** A bank card that is kept: its network, four digits and expiry, nothing more. */
export function SavedCard({ card, onChoose, chosen, onMakeDefault, onRemove, busy }: SavedCardProps) {
  const { formatMessage } = useIntl();
  const { brand: network, last4, holderName, isDefault } = card;
  const expired = card.status === 'EXPIRED';
  const brand = cardBrands[network] ?? formatMessage(cardMessages.other);
  const name = formatMessage(cardMessages.name, { brand, last4 });
  const Face = onChoose ? 'label' : 'div';
  return (
    <div className="grid w-full max-w-77 gap-1">
      <Face
        className={cx(
          'pat flex aspect-[1.586] min-h-0 w-full flex-col justify-between gap-3 rounded-lg p-4 [--ps:96px] has-checked:outline-3 has-checked:outline-offset-2 has-checked:outline-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
          expired
            ? 'bg-sunken text-fg-2 [--pc:var(--c-line)]'
            : 'text-white [--pc:color-mix(in_srgb,currentColor_8%,transparent)]',
          !expired && (isDefault ? 'bg-door-1' : 'bg-door-2'),
        )}
      >
        {onChoose && (
          <input
            type="radio"
            name="savedCard"
            checked={chosen}
            disabled={expired || busy}
            onChange={onChoose}
            className="covers-label"
          />
        )}
        <span className="flex min-h-[22px] items-center gap-2">
          <span aria-hidden className="min-w-0 truncate text-base font-semibold">
            {brand}
          </span>
          <span className="sr-only">{name}</span>
          {isDefault && (
            <span className="ml-auto shrink-0 rounded-xs bg-white/15 px-[7px] text-sm leading-[22px] font-medium">
              <FormattedMessage {...messages.byDefault} />
            </span>
          )}
          {chosen && (
            <span
              aria-hidden
              className={cx(
                'grid size-[22px] place-items-center rounded-full bg-white text-door-2',
                !isDefault && 'ml-auto',
              )}
            >
              <Check className="size-4" strokeWidth={3} />
            </span>
          )}
        </span>
        <span className="grid gap-2">
          <span aria-hidden className="text-h3 font-regular tracking-widest tabular-nums">
            ···· ···· ···· {last4}
          </span>
          <span className="flex items-baseline justify-between gap-3 text-sm">
            <bdi className="min-w-0 truncate">{holderName}</bdi>
            <span className="shrink-0 tabular-nums">
              {expired ? (
                <FormattedMessage {...cardMessages.expired} values={{ expiry: cardExpiry(card) }} />
              ) : (
                <>
                  <span aria-hidden>{cardExpiry(card)}</span>
                  <span className="sr-only">
                    <FormattedMessage {...cardMessages.expires} values={{ expiry: cardExpiry(card) }} />
                  </span>
                </>
              )}
            </span>
          </span>
        </span>
      </Face>
      {(onMakeDefault || onRemove) && (
        <div className="-mx-2 flex flex-wrap justify-between">
          {onMakeDefault && !isDefault && !expired && (
            <Button tone="ghost" size="md" busy={busy} onClick={onMakeDefault}>
              <FormattedMessage {...messages.makeDefault} />
            </Button>
          )}
          {onRemove && (
            <Button
              tone="ghost"
              size="md"
              busy={busy}
              aria-label={formatMessage(messages.removeName, { card: name })}
              onClick={onRemove}
              className="ml-auto"
            >
              <Trash2 aria-hidden className="size-4" strokeWidth={2} />
              <FormattedMessage {...messages.remove} />
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
