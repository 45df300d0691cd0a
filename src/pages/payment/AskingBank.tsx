import { defineMessages, FormattedMessage } from 'react-intl';
import type { PayInfo } from '#openapi/schema.gen.ts';
import { AskingDrawing } from '#src/design-system/layout/illustrations/AskingDrawing.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { LinkButton } from '#src/design-system/primitives/action/LinkButton.tsx';
import { Price } from '#src/design-system/primitives/text/Price.tsx';
import { paths } from '#src/domain/urls.ts';

const messages = defineMessages({
  title: {
    id: 'askingBank.title',
    defaultMessage: 'We are asking your bank',
    description: 'Heading: a payment is on its way',
  },
  text: {
    id: 'askingBank.text',
    defaultMessage: 'This takes up to a minute. You can stay or leave: the answer will show in your orders.',
    description: 'Below it',
  },
  once: {
    id: 'askingBank.once',
    defaultMessage: 'Do not pay again while we check.',
    description: 'Below the buttons',
  },
  amount: { id: 'askingBank.amount', defaultMessage: 'Amount', description: 'Before what is paid' },
  look: { id: 'askingBank.look', defaultMessage: 'Check again', description: 'Button: asks how it went' },
  orders: { id: 'askingBank.orders', defaultMessage: 'See my orders', description: 'Link' },
});

type AskingBankProps = {
  info: PayInfo;
  /** It is being asked right now. */
  asking: boolean;
  onLook: () => void;
};

/** A payment that the bank has not answered yet: it is asked for by itself, and nobody pays twice. */
export function AskingBank({ info, asking, onLook }: AskingBankProps) {
  return (
    <section className="mx-auto mb-10 grid w-full max-w-105 justify-items-center gap-3 rounded-xl border border-line bg-surface p-6 text-center">
      <AskingDrawing />
      <h2 className="text-h2">
        <FormattedMessage {...messages.title} />
      </h2>
      <p className="text-fg-2">
        <FormattedMessage {...messages.text} />
      </p>
      <p className="flex w-full items-baseline justify-between gap-4 rounded-md bg-sunken p-4">
        <FormattedMessage {...messages.amount} />
        <Price value={info.due} size="sm" />
      </p>
      <div className="grid w-full gap-2 pt-3">
        <Button tone="soft" size="xl" busy={asking} onClick={onLook}>
          <FormattedMessage {...messages.look} />
        </Button>
        <LinkButton tone="ghost" size="xl" to={paths.toPay}>
          <FormattedMessage {...messages.orders} />
        </LinkButton>
      </div>
      <p className="text-xs text-fg-2">
        <FormattedMessage {...messages.once} />
      </p>
    </section>
  );
}
