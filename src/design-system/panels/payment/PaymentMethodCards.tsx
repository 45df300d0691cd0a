import { Banknote, Nfc, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import type { BankCard, CardId, PayMethod, PayType } from '#openapi/schema.gen.ts';
import { ErrorState } from '#src/design-system/primitives/feedback/ErrorState.tsx';
import { RadioCard } from '#src/design-system/primitives/form/RadioCard.tsx';
import { CardChoice } from '#src/design-system/cards/payment/CardChoice.tsx';

const messages = defineMessages({
  group: {
    id: 'paymentMethods.group',
    defaultMessage: 'Cash on delivery',
    description: 'Above the two ways to pay the courier',
  },
  orDoor: {
    id: 'paymentMethods.orDoor',
    defaultMessage: 'Or pay at your door',
    description: 'Above the two ways to pay the courier, below the cards',
  },
  byGroup: {
    id: 'paymentMethods.byGroup',
    defaultMessage: 'A group buy is paid in advance',
    description: 'Why the courier cannot be paid',
  },
  COD_CASH: {
    id: 'paymentMethods.cash',
    defaultMessage: 'Cash to the courier',
    description: 'Payment method',
  },
  COD_CARD: {
    id: 'paymentMethods.card',
    defaultMessage: 'Bank card to the courier',
    description: 'Payment method',
  },
  cashNote: {
    id: 'paymentMethods.cashNote',
    defaultMessage: 'Pay at your door, in cash',
    description: 'Below it',
  },
  cardNote: {
    id: 'paymentMethods.cardNote',
    defaultMessage: 'The courier brings a card terminal',
    description: 'Below it',
  },
  refused: {
    id: 'paymentMethods.refused',
    defaultMessage: 'Not available for a product in this order',
    description: 'Why a payment method is off',
  },
  cards: { id: 'paymentMethods.cards', defaultMessage: 'Bank card', description: 'Above the cards' },
  newCard: { id: 'paymentMethods.newCard', defaultMessage: 'New card', description: 'Payment method' },
  newCardNote: {
    id: 'paymentMethods.newCardNote',
    defaultMessage: 'Visa, Mastercard, UnionPay, American Express',
    description: 'Below it: which networks are taken',
  },
  cardRefused: {
    id: 'paymentMethods.cardRefused',
    defaultMessage: 'Cards are not taken for this order',
    description: 'Why paying by card is off',
  },
});

const courier = {
  COD_CASH: { note: messages.cashNote, Icon: Banknote },
  COD_CARD: { note: messages.cardNote, Icon: Nfc },
} as const;

const isCourier = (payType: PayType): payType is keyof typeof courier => payType in courier;
/** A group is paid in advance; else something in the order is why. */
const whyNot = (reason: string | undefined) =>
  reason === 'groupbuy.prepaid' ? messages.byGroup : messages.refused;

const look = { 'aria-hidden': true, className: 'size-5 shrink-0', strokeWidth: 1.75 } as const;

type PaymentMethodCardsProps = {
  /** As the service offers them; those that it does not take at all are not shown. */
  methods: readonly PayMethod[];
  chosen: PayType | undefined;
  /** A card that is kept comes with its id, a new one without. */
  onChoose: (payType: PayType, cardId?: CardId) => void;
  /** The cards that are kept; with them paying by card is offered here. */
  cards?: readonly BankCard[];
  /** Which of them; without it CARD means a new one. */
  chosenCard?: CardId;
  /** The form of a new card, below it while it is chosen. */
  newCard?: ReactNode;
  /** The kept cards could not be loaded: asks once more. */
  onRetry?: () => void;
  /** A kept card that the bank refused, with its reason beside it. */
  declined?: { cardId: CardId; reason: string };
  /** A payment is on its way: nothing can be changed. */
  busy?: boolean;
};

/** How an order is paid: the courier (S1.20, S1.21), a card that is kept, or a new one; whatever is off says why. */
export function PaymentMethodCards(props: PaymentMethodCardsProps) {
  const { methods, chosen, onChoose, cards, chosenCard, newCard, onRetry, busy, declined } = props;
  const byCard = cards && methods.find(({ payType }) => payType === 'CARD');
  const newChosen = chosen === 'CARD' && chosenCard === undefined;
  return (
    <div className="grid gap-5">
      {byCard && (
        <fieldset disabled={busy} className="grid min-w-0 gap-2.5">
          <legend className="mb-2 text-sm text-fg-2">
            <FormattedMessage {...messages.cards} />
          </legend>
          {cards.map((card) => (
            <CardChoice
              key={card.cardId}
              card={card}
              chosen={chosen === 'CARD' && card.cardId === chosenCard}
              disabled={!byCard.enabled}
              onChoose={() => onChoose('CARD', card.cardId)}
              {...(card.cardId === declined?.cardId && { declined: declined.reason })}
            />
          ))}
          {onRetry && <ErrorState compact onRetry={onRetry} />}
          <RadioCard
            name="payType"
            checked={newChosen}
            disabled={!byCard.enabled}
            onChange={() => onChoose('CARD')}
            title={<FormattedMessage {...messages.newCard} />}
            note={<FormattedMessage {...messages[byCard.enabled ? 'newCardNote' : 'cardRefused']} />}
            icon={<Plus {...look} />}
          />
        </fieldset>
      )}
      {byCard && newChosen && newCard}
      {methods.some(({ payType }) => isCourier(payType)) && (
        <fieldset disabled={busy} className="grid min-w-0 gap-2.5">
          <legend className="mb-2 text-sm text-fg-2">
            <FormattedMessage {...(byCard ? messages.orDoor : messages.group)} />
          </legend>
          {methods.map(({ payType, enabled, reason }) => {
            if (!isCourier(payType)) return null;
            const { note, Icon } = courier[payType];
            return (
              <RadioCard
                key={payType}
                name="payType"
                checked={payType === chosen}
                disabled={!enabled}
                onChange={() => onChoose(payType)}
                title={<FormattedMessage {...messages[payType]} />}
                note={<FormattedMessage {...(enabled ? note : whyNot(reason))} />}
                icon={<Icon {...look} />}
              />
            );
          })}
        </fieldset>
      )}
    </div>
  );
}
