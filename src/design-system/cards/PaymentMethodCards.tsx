import { Banknote, CreditCard } from 'lucide-react';
import { defineMessages, FormattedMessage } from 'react-intl';
import type { PayMethod, PayType } from '#openapi/schema.gen.ts';
import { RadioCard } from '../primitives/RadioCard.tsx';

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
});

const courier = {
  COD_CASH: { note: messages.cashNote, Icon: Banknote },
  COD_CARD: { note: messages.cardNote, Icon: CreditCard },
} as const;

const isCourier = (payType: PayType): payType is keyof typeof courier => payType in courier;

type PaymentMethodCardsProps = {
  /** As the service offers them; those that it does not take at all are not shown. */
  methods: readonly PayMethod[];
  chosen: PayType | undefined;
  onChoose: (payType: PayType) => void;
};

/** How the courier is paid (S1.20, S1.21). */
export function PaymentMethodCards({ methods, chosen, onChoose }: PaymentMethodCardsProps) {
  return (
    <fieldset className="grid gap-2.5">
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
            icon={<Icon aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />}
          />
        );
      })}
    </fieldset>
  );
}
