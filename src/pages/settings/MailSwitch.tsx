import { useMutation, useQueryClient } from '@tanstack/react-query';
import { defineMessages, FormattedMessage } from 'react-intl';
import type { MailKind, MailWish } from '#openapi/schema.gen.ts';
import { mailMutations } from '#src/data/mail/mail.mutations.ts';
import { Refusal } from '#src/data/refusal.ts';
import { useShop } from '#src/data/shop.ts';
import { Switch } from '#src/design-system/primitives/form/Switch.tsx';
import { mailKindMessages } from '#src/features/mail/mail-kind-messages.ts';

const notes = defineMessages({
  ORDER: {
    id: 'mailSwitch.order',
    defaultMessage:
      'When an order is placed, paid, completed or cancelled, and at each step of a return or refund',
    description: 'When these mails come',
  },
  DELIVERY: {
    id: 'mailSwitch.delivery',
    defaultMessage: 'When a parcel leaves the shop, is on its way to you and has arrived',
    description: 'When these mails come',
  },
  PRICE_DROP: {
    id: 'mailSwitch.priceDrop',
    defaultMessage: 'When a favourite costs less than when you saved it',
    description: 'When these mails come',
  },
  BACK_IN_STOCK: {
    id: 'mailSwitch.backInStock',
    defaultMessage: 'When a product you asked about is back in stock',
    description: 'When these mails come',
  },
}) satisfies Record<MailKind, unknown>;

const wrong = defineMessages({
  wrong: {
    id: 'mailSwitch.wrong',
    defaultMessage: 'Not saved. Please try again.',
    description: 'The switch went back to where it was',
  },
}).wrong;

/** Whether mails of a kind are wanted: saved at once, and back where it was when it could not be saved. */
export function MailSwitch({ wish: { kind, wanted } }: { wish: MailWish }) {
  const setting = useMutation(mailMutations.set(useShop(), useQueryClient()));
  const { error, isPending, variables } = setting;
  return (
    <Switch
      label={<FormattedMessage {...mailKindMessages[kind]} />}
      note={<FormattedMessage {...notes[kind]} />}
      error={error && (error instanceof Refusal ? error.message : <FormattedMessage {...wrong} />)}
      checked={isPending ? variables.wanted : wanted}
      onChange={(on) => setting.mutate({ kind, wanted: on })}
    />
  );
}
