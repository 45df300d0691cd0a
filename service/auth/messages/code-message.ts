import type { Language } from '#service/domain/language.ts';

const subjects: Record<Language, string> = {
  en: 'Your iCan Mall verification code',
  zh: '您的 iCan Mall 验证码',
  tr: 'iCan Mall doğrulama kodunuz',
  ru: 'Ваш код подтверждения iCan Mall',
  pt: 'Seu código de verificação iCan Mall',
};

const texts: Record<Language, (code: string) => string> = {
  en: (code) => `${code} is your iCan Mall verification code. It is valid for 5 minutes. Never share it.`,
  zh: (code) => `您的 iCan Mall 验证码是 ${code}，5 分钟内有效，请勿告知他人。`,
  tr: (code) => `iCan Mall doğrulama kodunuz: ${code}. 5 dakika geçerlidir. Kimseyle paylaşmayın.`,
  ru: (code) => `${code} — ваш код подтверждения iCan Mall. Действует 5 минут. Никому его не сообщайте.`,
  pt: (code) => `${code} é seu código de verificação iCan Mall. Vale por 5 minutos. Não o compartilhe.`,
};

/** The words that carry a one-time code, in the language of the person who asked for it. */
export const codeMessage = (code: string, language: Language) => ({
  subject: subjects[language],
  text: texts[language](code),
});
