import { useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { Panel } from '#src/design-system/layout/Panel.tsx';
import { CardForm } from '#src/design-system/forms/payment/CardForm.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { Checkbox } from '#src/design-system/primitives/form/Checkbox.tsx';
import { createCardDoor } from '#src/features/bank-cards/card-door.ts';
import { NewCardFields } from '#src/features/bank-cards/NewCardFields.tsx';
import type { useCardVault } from './use-card-vault.ts';

const messages = defineMessages({
  title: { id: 'addCard.title', defaultMessage: 'Add a card', description: 'Heading of the form' },
  note: {
    id: 'addCard.note',
    defaultMessage: 'Your bank may ask you to confirm. You are not charged.',
    description: 'Below the heading',
  },
  brands: {
    id: 'addCard.brands',
    defaultMessage: 'Visa, Mastercard, UnionPay, American Express',
    description: 'Beside the heading: the networks that are taken',
  },
  first: { id: 'addCard.first', defaultMessage: 'Use it first', description: 'Checkbox: the default card' },
  cancel: { id: 'addCard.cancel', defaultMessage: 'Cancel', description: 'Button: shuts the form' },
});

type AddCardProps = {
  vault: ReturnType<typeof useCardVault>;
  /** The only card is used first anyway. */
  first: boolean;
  onDone: () => void;
};

/** A card to keep: the processor's fields, whether it is used first, one button. */
export function AddCard({ vault, first, onDone }: AddCardProps) {
  const [door] = useState(createCardDoor);
  const [isDefault, setIsDefault] = useState(first);
  const save = async () => {
    if (await vault.save(door, isDefault)) onDone();
  };
  return (
    <Panel
      title={<FormattedMessage {...messages.title} />}
      action={
        <Button tone="ghost" size="sm" onClick={onDone}>
          <FormattedMessage {...messages.cancel} />
        </Button>
      }
    >
      <div className="grid gap-4">
        <p className="-mt-3 text-sm text-fg-2">
          <FormattedMessage {...messages.note} /> <FormattedMessage {...messages.brands} />
        </p>
        <CardForm
          fields={<NewCardFields door={door} />}
          busy={vault.saving}
          onSubmit={() => void save()}
          more={
            <label className="flex min-h-11 items-center gap-2.5 text-base">
              <Checkbox
                checked={isDefault}
                disabled={first}
                onChange={(event) => setIsDefault(event.target.checked)}
              />
              <FormattedMessage {...messages.first} />
            </label>
          }
        />
      </div>
    </Panel>
  );
}
