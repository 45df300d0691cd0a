import { CircleCheck } from 'lucide-react';
import { type ChangeEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { control, inner } from '#src/design-system/primitives/form/control.variants.ts';
import { describedBy } from '#src/design-system/primitives/form/described-by.ts';
import { Field } from '#src/design-system/primitives/form/Field.tsx';

const messages = defineMessages<{ label: {}; example: {}; add: {}; short: {}; added: { name: string } }>({
  label: { id: 'promoCodeField.label', defaultMessage: 'Promo code', description: 'Label' },
  example: {
    id: 'promoCodeField.example',
    defaultMessage: 'Letters and digits',
    description: 'In the empty field',
  },
  add: { id: 'promoCodeField.add', defaultMessage: 'Add', description: 'Button: takes the code' },
  short: {
    id: 'promoCodeField.short',
    defaultMessage: 'A code has at least 3 letters or digits',
    description: 'Below the field',
  },
  added: {
    id: 'promoCodeField.added',
    defaultMessage: '“{name}” is yours',
    description: 'A code was taken; the name of its voucher',
  },
});

const shortest = 3;
const longest = 32;

type PromoCodeFieldProps = {
  /** The code as it was typed, without the spaces around it. */
  onRedeem: (code: string) => void;
  busy: boolean;
  /** The service's own words when it refuses. */
  refused?: string;
  /** The name of the voucher that the last code became; the field is empty then. */
  accepted?: string;
  /** Where there is no room above it: the label is heard, and seen in the empty field. */
  bare?: boolean;
};

/** A code that becomes a voucher (S1.32). */
export function PromoCodeField({ onRedeem, busy, refused, accepted, bare = false }: PromoCodeFieldProps) {
  const id = useId();
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [tooShort, setTooShort] = useState(false);
  const [taken, setTaken] = useState(accepted);
  // What the service refused is said until the next letter.
  const [typedAfter, setTypedAfter] = useState(false);
  if (taken !== accepted) {
    setTaken(accepted);
    if (accepted) setCode('');
  }
  // A reader may be here before the scripts: what was typed by then counts.
  useEffect(() => {
    if (input.current?.value) setCode(input.current.value);
  }, []);
  const error = tooShort ? <FormattedMessage {...messages.short} /> : typedAfter ? undefined : refused;
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    setCode(event.target.value);
    setTooShort(false);
    setTypedAfter(true);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const clean = code.trim();
    setTooShort(clean.length < shortest);
    setTypedAfter(false);
    if (clean.length >= shortest && !busy) onRedeem(clean);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Field
        id={id}
        label={
          <span className={bare ? 'sr-only' : undefined}>
            <FormattedMessage {...messages.label} />
          </span>
        }
        error={error}
      >
        <span className={control({ shape: 'group', faulty: Boolean(error) })}>
          <input
            ref={input}
            id={id}
            value={code}
            onChange={type}
            maxLength={longest}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder={formatMessage(bare ? messages.label : messages.example)}
            className={`${inner} px-2.5 placeholder:text-fg-3`}
            {...describedBy(id, { error })}
          />
          <Button type="submit" size="md" busy={busy} className="shrink-0">
            <FormattedMessage {...messages.add} />
          </Button>
        </span>
      </Field>
      <output className="block text-sm font-medium text-link">
        {accepted && !error && (
          <span className="flex items-start gap-1.5 pt-1.5">
            <CircleCheck aria-hidden className="mt-px size-4 shrink-0" />
            <span className="wrap-anywhere">
              <FormattedMessage {...messages.added} values={{ name: accepted }} />
            </span>
          </span>
        )}
      </output>
    </form>
  );
}
