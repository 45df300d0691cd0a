import { Lock } from 'lucide-react';
import type { ChangeEvent, ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Money, PayFailure } from '#openapi/schema.gen.ts';
import { cardBrands } from '../cards/card-brands.ts';
import { Alert } from '../primitives/Alert.tsx';
import { Button } from '../primitives/Button.tsx';
import { Checkbox } from '../primitives/Checkbox.tsx';
import { moneyParts } from '../primitives/money-parts.ts';
import { TextField } from '../primitives/TextField.tsx';
import { cardFormMessages as messages } from './card-form-messages.ts';
import {
  brandOf,
  type CardValues,
  checkDigitFits,
  digitsOf,
  expiryOf,
  grouped,
  hasEnded,
  type TypedCard,
  wholeCvc,
  wholeNumber,
  withSlash,
} from './card-values.ts';
import { identityMessages } from './identity-messages.ts';

type CardFormProps = {
  /** What is paid with it; without it the card is only kept. */
  due?: Money;
  /** The processor's own fields in a frame: with them the mall's page never sees the number. */
  hostedFields?: ReactNode;
  /** Hands the card to the processor; there is none with `hostedFields`. */
  onSubmit: (asked: { card?: TypedCard; saveCard: boolean }) => void;
  busy: boolean;
  /** Why the last try did not go through. */
  failure?: PayFailure | null;
};

const empty: CardValues = { number: '', expiry: '', cvc: '', holder: '', saveCard: false };
const holderMax = 60;
const plain = { inputMode: 'numeric', spellCheck: false, className: 'tabular-nums' } as const;

/** A new bank card. What is typed leaves only by `onSubmit` and goes with the form. */
export function CardForm({ due, hostedFields, onSubmit, busy, failure }: CardFormProps) {
  const intl = useIntl();
  const { register, handleSubmit, watch, formState } = useForm<CardValues>({
    defaultValues: empty,
    mode: 'onTouched',
    shouldUnregister: true,
  });
  const { errors } = formState;
  const number = watch('number', '');
  const brand = cardBrands[brandOf(number)];
  const needed = intl.formatMessage(identityMessages.required);
  const send = ({ saveCard, ...typed }: CardValues) => {
    const expiry = expiryOf(typed.expiry ?? '');
    const keep = saveCard || !due;
    if (hostedFields) onSubmit({ saveCard: keep });
    else if (expiry) {
      const card = {
        number: digitsOf(typed.number),
        ...expiry,
        cvc: typed.cvc,
        holderName: typed.holder.trim(),
      };
      onSubmit({ card, saveCard: keep });
    }
  };
  // Written anew only at the end of the line, where the caret stays where it was.
  const shaped = (shape: (text: string) => string) => ({
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      if (target.selectionStart === target.value.length) target.value = shape(target.value);
    },
  });
  const checked = (fits: (text: string) => true | string) => (text: string) =>
    text.trim() === '' ? needed : fits(text);
  const fault = (key: 'numberFault' | 'expiryFault' | 'ended' | 'cvcFault') =>
    intl.formatMessage(messages[key]);
  const checkExpiry = (text: string) => {
    const expiry = expiryOf(text);
    if (!expiry) return fault('expiryFault');
    return !hasEnded(expiry, Date.now()) || fault('ended');
  };
  return (
    <form
      noValidate
      autoComplete="on"
      className="grid gap-4"
      onSubmit={(event) => void handleSubmit(send)(event)}
    >
      {failure && <Alert tone="danger">{failure.desc}</Alert>}
      {hostedFields ?? (
        <>
          <TextField
            label={<FormattedMessage {...messages.number} />}
            aside={brand}
            autoComplete="cc-number"
            maxLength={23}
            hint={
              wholeNumber(number) && !checkDigitFits(number) && <FormattedMessage {...messages.checkDigit} />
            }
            error={errors.number?.message}
            {...plain}
            {...register('number', {
              ...shaped(grouped),
              validate: checked((text) => wholeNumber(text) || fault('numberFault')),
            })}
          />
          <div className="grid grid-cols-2 gap-4">
            <TextField
              label={<FormattedMessage {...messages.expiry} />}
              autoComplete="cc-exp"
              maxLength={5}
              hint={<FormattedMessage {...messages.expiryHint} />}
              error={errors.expiry?.message}
              {...plain}
              {...register('expiry', { ...shaped(withSlash), validate: checked(checkExpiry) })}
            />
            <TextField
              label={<FormattedMessage {...messages.cvc} />}
              autoComplete="cc-csc"
              maxLength={4}
              hint={<FormattedMessage {...messages.cvcHint} />}
              error={errors.cvc?.message}
              {...plain}
              {...register('cvc', { validate: checked((text) => wholeCvc(text) || fault('cvcFault')) })}
            />
          </div>
          <TextField
            label={<FormattedMessage {...messages.holder} />}
            autoComplete="cc-name"
            maxLength={holderMax}
            error={errors.holder?.message}
            {...register('holder', { validate: checked(() => true) })}
          />
        </>
      )}
      {due && (
        <label className="flex items-start gap-2.5 py-2.5 text-base">
          <Checkbox {...register('saveCard')} />
          <span>
            <span className="block leading-[22px]">
              <FormattedMessage {...messages.save} />
            </span>
            <span className="block text-sm text-fg-2">
              <FormattedMessage {...messages.saveNote} />
            </span>
          </span>
        </label>
      )}
      <Button type="submit" size="xl" busy={busy}>
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
    </form>
  );
}
