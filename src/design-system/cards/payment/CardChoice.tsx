import { cx } from 'class-variance-authority';
import { CircleAlert, Info } from 'lucide-react';
import { defineMessages, FormattedMessage } from 'react-intl';
import type { BankCard } from '#openapi/schema.gen.ts';
import { RadioCard } from '#src/design-system/primitives/form/RadioCard.tsx';
import { cardBrands, cardExpiry, cardMessages } from './card-brands.ts';

const messages = defineMessages({
  yours: {
    id: 'cardChoice.yours',
    defaultMessage: 'Your default card',
    description: 'After the expiry of a card that is kept',
  },
  renew: {
    id: 'cardChoice.renew',
    defaultMessage: 'Add the new card that your bank has sent you',
    description: 'What to do about an expired card',
  },
});

type CardChoiceProps = {
  card: BankCard;
  chosen: boolean;
  onChoose: () => void;
  /** Cards are not taken here; an expired one is off anyway. */
  disabled?: boolean;
  /** Why the bank refused it just now, in the service's words. */
  declined?: string;
};

/** A card that is kept as one of the ways to pay: network, four digits, expiry, and what is the matter with it (S3.21). */
export function CardChoice({ card, chosen, onChoose, disabled = false, declined }: CardChoiceProps) {
  const { brand: network, last4, isDefault, status } = card;
  const expired = status === 'EXPIRED';
  const brand = cardBrands[network] ?? <FormattedMessage {...cardMessages.other} />;
  const ground = expired ? 'bg-control' : isDefault ? 'bg-door-1' : 'bg-door-2';
  return (
    <RadioCard
      name="payType"
      checked={chosen}
      disabled={disabled || expired}
      onChange={onChoose}
      {...(declined && { className: 'border-danger!' })}
      title={
        <>
          {brand} <span className="tabular-nums">···· {last4}</span>
        </>
      }
      note={
        <>
          <FormattedMessage
            {...cardMessages[expired ? 'expired' : 'expires']}
            values={{ expiry: cardExpiry(card) }}
          />
          {isDefault && !expired && (
            <>
              {' · '}
              <FormattedMessage {...messages.yours} />
            </>
          )}
          {(expired || declined) && (
            <span className={cx('mt-0.5 flex items-start gap-1.5 text-sm', declined && 'text-danger')}>
              {declined ? (
                <CircleAlert aria-hidden className="mt-px size-4 shrink-0" />
              ) : (
                <Info aria-hidden className="mt-px size-4 shrink-0" />
              )}
              {declined ?? <FormattedMessage {...messages.renew} />}
            </span>
          )}
        </>
      }
      icon={
        <span aria-hidden className={cx('relative h-7.5 w-11.5 shrink-0 rounded-xs', ground)}>
          <span className="absolute top-2 left-1.5 h-2 w-2.5 rounded-[2px] bg-deal" />
          <span className="absolute bottom-1.5 left-1.5 h-0.5 w-6 rounded-full bg-white/70" />
        </span>
      }
    />
  );
}
