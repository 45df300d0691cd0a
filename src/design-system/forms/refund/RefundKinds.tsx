import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { RefundType } from '#openapi/schema.gen.ts';
import { FieldError } from '#src/design-system/primitives/form/FieldError.tsx';
import { RadioCard } from '#src/design-system/primitives/form/RadioCard.tsx';
import { refundFormMessages as messages } from './refund-form-messages.ts';

const kinds = {
  RETURN_REFUND: { title: messages.goesBack, note: messages.goesBackNote },
  REFUND_ONLY: { title: messages.stays, note: messages.staysNote },
} as const;

type RefundKindsProps = {
  value: RefundType;
  onChange: (value: RefundType) => void;
  /** What the service allows; all until it has said so. */
  allowed: readonly RefundType[] | undefined;
  /** Why the choice is refused. */
  error?: string;
};

/** Whether goods go back, or only money: two cards, one chosen. */
export function RefundKinds({ value, onChange, allowed, error }: RefundKindsProps) {
  const name = useId();
  return (
    <fieldset aria-describedby={error ? `${name}-error` : undefined} className="grid min-w-0 gap-2.5">
      <legend className="sr-only">
        <FormattedMessage {...messages.kind} />
      </legend>
      <div className="grid gap-2.5 md:grid-cols-2">
        {(Object.keys(kinds) as RefundType[]).map((kind) => (
          <RadioCard
            key={kind}
            name={name}
            checked={kind === value}
            disabled={allowed !== undefined && !allowed.includes(kind)}
            onChange={() => onChange(kind)}
            title={<FormattedMessage {...kinds[kind].title} />}
            note={<FormattedMessage {...kinds[kind].note} />}
          />
        ))}
      </div>
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
