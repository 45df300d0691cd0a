import type { ChangeEvent } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { cardBrands } from '../cards/card-brands.ts';
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

type CardFieldsProps = {
  /** Of the form: a button outside it names it as its `form`. */
  id: string;
  /** Hands the whole card to the processor. */
  onSubmit: (card: TypedCard) => void;
};

const empty: CardValues = { number: '', expiry: '', cvc: '', holder: '' };
const holderMax = 60;
const plain = { inputMode: 'numeric', spellCheck: false, className: 'tabular-nums' } as const;

/** The fields of a bank card as the processor's frame shows them: no page of the mall holds them or sees a number. */
export function CardFields({ id, onSubmit }: CardFieldsProps) {
  const intl = useIntl();
  const { register, handleSubmit, watch, formState } = useForm<CardValues>({
    defaultValues: empty,
    mode: 'onTouched',
  });
  const { errors } = formState;
  const number = watch('number', '');
  const needed = intl.formatMessage(identityMessages.required);
  const send = ({ number: typed, expiry: typedExpiry, cvc, holder }: CardValues) => {
    const expiry = expiryOf(typedExpiry);
    if (expiry) onSubmit({ number: digitsOf(typed), ...expiry, cvc, holderName: holder.trim() });
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
      id={id}
      noValidate
      autoComplete="on"
      className="grid gap-4"
      onSubmit={(event) => void handleSubmit(send)(event)}
    >
      <TextField
        label={<FormattedMessage {...messages.number} />}
        aside={cardBrands[brandOf(number)]}
        autoComplete="cc-number"
        maxLength={23}
        hint={wholeNumber(number) && !checkDigitFits(number) && <FormattedMessage {...messages.checkDigit} />}
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
    </form>
  );
}
