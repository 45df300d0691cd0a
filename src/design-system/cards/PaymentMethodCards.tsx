import { Banknote, CreditCard, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import type { BankCard, CardId, PayFailure, PayMethod, PayType } from '#openapi/schema.gen.ts';
import { Alert } from '../primitives/Alert.tsx';
import { RadioCard } from '../primitives/RadioCard.tsx';
import { cardBrands, cardExpiry, cardMessages } from './card-brands.ts';

const messages = defineMessages({
  group: {
    id: 'paymentMethods.group',
    defaultMessage: 'Cash on delivery',
    description: 'Above the two ways to pay the courier',
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
    defaultMessage: 'Not possible for something in this order',
    description: 'Why a payment method is off',
  },
  cards: { id: 'paymentMethods.cards', defaultMessage: 'Bank card', description: 'Above the cards' },
  newCard: { id: 'paymentMethods.newCard', defaultMessage: 'New card', description: 'Payment method' },
  newCardNote: {
    id: 'paymentMethods.newCardNote',
    defaultMessage: 'Visa, Mastercard, UnionPay',
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
  COD_CARD: { note: messages.cardNote, Icon: CreditCard },
} as const;

const isCourier = (payType: PayType): payType is keyof typeof courier => payType in courier;
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
  /** Why the last try to pay did not go through. */
  failure?: PayFailure | null;
  /** A payment is on its way: nothing can be changed. */
  busy?: boolean;
};

/** How an order is paid: the courier (S1.20, S1.21), a card that is kept, or a new one; whatever is off says why. */
export function PaymentMethodCards(props: PaymentMethodCardsProps) {
  const { methods, chosen, onChoose, cards, chosenCard, newCard, failure, busy } = props;
  const byCard = cards && methods.find(({ payType }) => payType === 'CARD');
  const newChosen = chosen === 'CARD' && chosenCard === undefined;
  return (
    <div className="grid gap-5">
      {failure && <Alert tone="danger">{failure.desc}</Alert>}
      {methods.some(({ payType }) => isCourier(payType)) && (
        <fieldset disabled={busy} className="grid min-w-0 gap-2.5">
          <legend className="mb-2 text-sm text-fg-2">
            <FormattedMessage {...messages.group} />
          </legend>
          {methods.map(({ payType, enabled }) => {
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
                note={<FormattedMessage {...(enabled ? note : messages.refused)} />}
                icon={<Icon {...look} />}
              />
            );
          })}
        </fieldset>
      )}
      {byCard && (
        <fieldset disabled={busy} className="grid min-w-0 gap-2.5">
          <legend className="mb-2 text-sm text-fg-2">
            <FormattedMessage {...messages.cards} />
          </legend>
          {cards.map((card) => (
            <RadioCard
              key={card.cardId}
              name="payType"
              checked={chosen === 'CARD' && card.cardId === chosenCard}
              disabled={!byCard.enabled || card.status === 'EXPIRED'}
              onChange={() => onChoose('CARD', card.cardId)}
              title={<CardName card={card} />}
              note={
                <FormattedMessage
                  {...cardMessages[card.status === 'EXPIRED' ? 'expired' : 'expires']}
                  values={{ expiry: cardExpiry(card) }}
                />
              }
              icon={<CreditCard {...look} />}
            />
          ))}
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
    </div>
  );
}

function CardName({ card: { brand: network, last4 } }: { card: BankCard }) {
  const brand = cardBrands[network] ?? <FormattedMessage {...cardMessages.other} />;
  return (
    <>
      {brand} <span className="tabular-nums">···· {last4}</span>
    </>
  );
}
