import type { Language } from '#service/domain/language.ts';
import type { FieldFault } from '#service/domain/refusal.ts';
import { defineMessages, type Message, textOf } from '#service/domain/words.ts';
import { refusalMessages } from './refusals.ts';

const messages = defineMessages({
  missing: {
    id: 'fieldFault.missing',
    defaultMessage: 'Please fill in this field',
    description: 'Beside a field that is empty',
  },
  wrong: {
    id: 'fieldFault.wrong',
    defaultMessage: 'Please check this field',
    description: 'Beside a field with something that cannot be right',
  },
  tooLong: {
    id: 'fieldFault.tooLong',
    defaultMessage: 'This is too long',
    description: 'Beside a field with too many characters or entries',
  },
  tooShort: {
    id: 'fieldFault.tooShort',
    defaultMessage: 'This is too short',
    description: 'Beside a field with too few characters',
  },
  wrongCode: {
    id: 'fieldFault.wrongCode',
    defaultMessage: 'Please enter valid code',
    description: 'Beside the field of a verification code (S5.18)',
  },
  future: {
    id: 'fieldFault.future',
    defaultMessage: 'This date is in the future',
    description: 'Beside a field with a date that is still to come, such as a birthday',
  },
});
const { missing, wrong, tooLong, tooShort } = messages;

/** What a shopper reads beside a field; the order of faults follows `fieldFaults`. */
const fieldMessages: Record<FieldFault, Message> = {
  required: missing,
  type: wrong,
  format: wrong,
  too_short: tooShort,
  too_long: tooLong,
  too_small: wrong,
  too_large: wrong,
  too_few: missing,
  too_many: tooLong,
  not_listed: wrong,
  unknown: wrong,
  unreadable: wrong,
  'area.invalid': refusalMessages['area.invalid'],
  'phone.invalid': refusalMessages['phone.invalid'],
  'mail.invalid': refusalMessages['mail.invalid'],
  'code.invalid': messages.wrongCode,
  'region.unknown': wrong,
  'upload.foreign_url': refusalMessages['upload.foreign_url'],
  'upload.unreadable': refusalMessages['upload.unreadable'],
  'date.future': messages.future,
  'invite.invalid': refusalMessages['invite.invalid'],
  'password.weak': refusalMessages['password.weak'],
  'password.old_wrong': refusalMessages['password.old_wrong'],
  'password.same': refusalMessages['password.same'],
  'url.foreign': wrong,
};

/** The sentence beside a field in the reader's language. */
export const fieldWords = (fault: FieldFault, language: Language) => textOf(fieldMessages[fault], language);
