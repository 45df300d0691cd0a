import { Lock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Money, PayFailure } from '#openapi/schema.gen.ts';
import { Alert } from '#src/design-system/primitives/feedback/Alert.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { moneyParts } from '#src/design-system/primitives/text/money-parts.ts';
import { cardFormMessages as messages } from './card-form-messages.ts';
import { SaveCardBox } from './SaveCardBox.tsx';

type CardFormProps = {
  /** What is paid with it; without it the card is only kept. */
  due?: Money;
  /** The processor's own fields in its frame (D17). */
  fields: ReactNode;
  /** Asks the processor for a token of what stands in its fields; the mall sees no number. */
  onSubmit: (asked: { saveCard: boolean }) => void;
  busy: boolean;
  /** More to decide, above the button. */
  more?: ReactNode;
  /** Why the last try did not go through. */
  failure?: PayFailure | null;
};

/** A new bank card: the processor's fields, whether it is kept, one button. */
export function CardForm({ due, fields, onSubmit, busy, more, failure }: CardFormProps) {
  const intl = useIntl();
  const [keep, setKeep] = useState(false);
  return (
    <div className="grid gap-4">
      {failure && <Alert tone="danger">{failure.desc}</Alert>}
      {fields}
      {due && <SaveCardBox checked={keep} onChange={setKeep} />}
      {more}
      <Button size="xl" busy={busy} onClick={() => onSubmit({ saveCard: keep || !due })}>
        {due ? (
          <FormattedMessage {...messages.pay} values={{ amount: moneyParts(intl, due).plain }} />
        ) : (
          <FormattedMessage {...messages.keep} />
        )}
      </Button>
      <p className="flex items-start gap-1.5 text-xs text-fg-2">
        <Lock aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
        <FormattedMessage {...messages.kept} />
      </p>
    </div>
  );
}
