import type { Language } from '#service/domain/language.ts';
import type { FieldFault, RefusalCode } from '#service/domain/refusal.ts';
import { refusalWords } from './refusals.ts';

type Words = Record<Language, string>;

const wentWrong: Words = {
  en: 'Something went wrong',
  zh: '出了点问题',
  tr: 'Bir şeyler ters gitti',
  ru: 'Что-то пошло не так',
  pt: 'Algo correu mal',
};

const logInAgain: Words = {
  en: 'Please log in again',
  zh: '请重新登录',
  tr: 'Lütfen yeniden giriş yapın',
  ru: 'Войдите ещё раз',
  pt: 'Entre de novo',
};

/** Refusals that a program causes and not a person; they share a few sentences. */
const plumbingWords = {
  'request.malformed': wentWrong,
  'request.cross_site': wentWrong,
  'request.method_not_allowed': wentWrong,
  'request.too_large': wentWrong,
  'request.unsupported_type': wentWrong,
  'idempotency.key_required': wentWrong,
  'idempotency.mismatch': wentWrong,
  'server.error': wentWrong,
  'server.unavailable': wentWrong,
  'auth.login_required': {
    en: 'Please log in',
    zh: '请先登录',
    tr: 'Lütfen giriş yapın',
    ru: 'Войдите в аккаунт',
    pt: 'Entre na sua conta',
  },
  'auth.token_expired': logInAgain,
  'auth.token_invalid': logInAgain,
  'auth.token_revoked': logInAgain,
  'auth.refresh_invalid': logInAgain,
  'auth.refresh_reused': logInAgain,
  'request.invalid': {
    en: 'Oops! It looks like you missed a few fields or entered invalid data.',
    zh: '您似乎漏填了一些内容或填写有误。',
    tr: 'Bazı alanları atlamış veya geçersiz bilgi girmiş görünüyorsunuz.',
    ru: 'Похоже, некоторые поля не заполнены или заполнены неверно.',
    pt: 'Parece que faltam alguns campos ou há dados inválidos.',
  },
  'page.too_deep': {
    en: 'There is nothing further in this list',
    zh: '已经到底了',
    tr: 'Bu listede başka bir şey yok',
    ru: 'Это конец списка',
    pt: 'Não há mais nada nesta lista',
  },
  'idempotency.in_progress': {
    en: 'We are still working on it',
    zh: '正在处理，请稍候',
    tr: 'Hâlâ üzerinde çalışıyoruz',
    ru: 'Мы ещё обрабатываем запрос',
    pt: 'Ainda estamos a tratar do pedido',
  },
  'rate.limited': {
    en: 'That was a little too fast. Please wait a moment',
    zh: '操作过于频繁，请稍后再试',
    tr: 'Biraz hızlı oldu. Lütfen kısa bir süre bekleyin',
    ru: 'Слишком часто. Подождите немного',
    pt: 'Demasiado rápido. Aguarde um momento',
  },
} satisfies Record<Exclude<RefusalCode, keyof typeof refusalWords>, Words>;

const missing: Words = {
  en: 'Please fill in this field',
  zh: '请填写此项',
  tr: 'Lütfen bu alanı doldurun',
  ru: 'Заполните это поле',
  pt: 'Preencha este campo',
};
const wrong: Words = {
  en: 'Please check this field',
  zh: '请检查此项',
  tr: 'Lütfen bu alanı kontrol edin',
  ru: 'Проверьте это поле',
  pt: 'Verifique este campo',
};
const tooLong: Words = {
  en: 'This is too long',
  zh: '内容过长',
  tr: 'Bu çok uzun',
  ru: 'Слишком длинно',
  pt: 'É demasiado longo',
};
const tooShort: Words = {
  en: 'This is too short',
  zh: '内容过短',
  tr: 'Bu çok kısa',
  ru: 'Слишком коротко',
  pt: 'É demasiado curto',
};

/** What a shopper reads beside a field; the order of faults follows `fieldFaults`. */
export const fieldWords: Record<FieldFault, Words> = {
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
  'area.invalid': refusalWords['area.invalid'],
  'phone.invalid': refusalWords['phone.invalid'],
  'mail.invalid': refusalWords['mail.invalid'],
  'code.invalid': {
    en: 'Please enter valid code',
    zh: '请输入有效的验证码',
    tr: 'Lütfen geçerli bir kod girin',
    ru: 'Введите действительный код',
    pt: 'Introduza um código válido',
  },
  'region.unknown': wrong,
  'upload.foreign_url': refusalWords['upload.foreign_url'],
  'upload.unreadable': refusalWords['upload.unreadable'],
  'date.future': {
    en: 'This date is in the future',
    zh: '该日期尚未到来',
    tr: 'Bu gün henüz gelmedi',
    ru: 'Этот день ещё не наступил',
    pt: 'Este dia ainda não chegou',
  },
  'invite.invalid': refusalWords['invite.invalid'],
  'password.weak': refusalWords['password.weak'],
  'password.old_wrong': refusalWords['password.old_wrong'],
  'password.same': refusalWords['password.same'],
  'url.foreign': wrong,
};

/** The sentence for a refusal in the reader's language. */
export const wordsFor = (code: RefusalCode, language: Language) =>
  ({ ...plumbingWords, ...refusalWords })[code][language];
