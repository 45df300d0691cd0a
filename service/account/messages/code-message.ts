import type { Language } from '#service/domain/language.ts';
import { type Written, written } from '#service/platform/letter.ts';

/** What a code is for; `any` for a code that was asked for without a purpose. */
export type CodeUse = 'login' | 'register' | 'reset' | 'deletion' | 'contact' | 'any';

type CodeWords = {
  subject: string;
  /** The first sentence of the mail, by what the code is for. */
  uses: Record<CodeUse, string>;
  rest: string;
  /** The text message. */
  short: (code: string, use: CodeUse) => string;
  /** What the text message says of the use; begins with a blank where it is not empty. */
  names: Record<CodeUse, string>;
};

const words: Record<Language, CodeWords> = {
  en: {
    subject: 'Your iCan Mall verification code',
    uses: {
      login: 'Use this code to log in.',
      register: 'Use this code to create your account.',
      reset: 'Use this code to set a new password.',
      deletion: 'Use this code only if you want your account to be deleted.',
      contact: 'Use this code to change the number or email of your account.',
      any: 'This is the code that you asked for.',
    },
    names: {
      login: ' to log in',
      register: ' to create your account',
      reset: ' to set a new password',
      deletion: ' to delete your account',
      contact: ' to change your number or email',
      any: '',
    },
    rest: 'It is valid for 5 minutes. Never share it: nobody from iCan Mall will ask you for it.',
    short: (code, use) =>
      `${code} is your iCan Mall verification code${words.en.names[use]}. It is valid for 5 minutes. Never share it.`,
  },
  zh: {
    subject: '您的 iCan Mall 验证码',
    uses: {
      login: '请使用此验证码登录。',
      register: '请使用此验证码完成注册。',
      reset: '请使用此验证码设置新密码。',
      deletion: '仅在您确定要注销账户时使用此验证码。',
      contact: '请使用此验证码更换账户的手机号或邮箱。',
      any: '这是您请求的验证码。',
    },
    names: {
      login: '登录',
      register: '注册',
      reset: '重置密码',
      deletion: '注销账户',
      contact: '更换手机号或邮箱',
      any: '',
    },
    rest: '5 分钟内有效，请勿告知他人。iCan Mall 的工作人员不会向您索要验证码。',
    short: (code, use) =>
      `您的 iCan Mall ${words.zh.names[use]}验证码是 ${code}，5 分钟内有效，请勿告知他人。`,
  },
  tr: {
    subject: 'iCan Mall doğrulama kodunuz',
    uses: {
      login: 'Giriş yapmak için bu kodu kullanın.',
      register: 'Hesabınızı oluşturmak için bu kodu kullanın.',
      reset: 'Yeni bir şifre belirlemek için bu kodu kullanın.',
      deletion: 'Bu kodu yalnızca hesabınızın silinmesini istiyorsanız kullanın.',
      contact: 'Hesabınızın numarasını veya e-postasını değiştirmek için bu kodu kullanın.',
      any: 'İstediğiniz kod budur.',
    },
    names: {
      login: ' (giriş)',
      register: ' (yeni hesap)',
      reset: ' (yeni şifre)',
      deletion: ' (hesap silme)',
      contact: ' (numara veya e-posta değişikliği)',
      any: '',
    },
    rest: '5 dakika geçerlidir. Kimseyle paylaşmayın: iCan Mall’dan hiç kimse sizden bu kodu istemez.',
    short: (code, use) =>
      `iCan Mall doğrulama kodunuz${words.tr.names[use]}: ${code}. 5 dakika geçerlidir. Kimseyle paylaşmayın.`,
  },
  ru: {
    subject: 'Ваш код подтверждения iCan Mall',
    uses: {
      login: 'Введите этот код, чтобы войти.',
      register: 'Введите этот код, чтобы создать аккаунт.',
      reset: 'Введите этот код, чтобы задать новый пароль.',
      deletion: 'Введите этот код, только если хотите удалить аккаунт.',
      contact: 'Введите этот код, чтобы сменить номер или почту аккаунта.',
      any: 'Это код, который вы запросили.',
    },
    names: {
      login: ' для входа',
      register: ' для регистрации',
      reset: ' для смены пароля',
      deletion: ' для удаления аккаунта',
      contact: ' для смены номера или почты',
      any: '',
    },
    rest: 'Он действует 5 минут. Никому его не сообщайте: сотрудники iCan Mall его не спрашивают.',
    short: (code, use) =>
      `${code} — ваш код подтверждения iCan Mall${words.ru.names[use]}. Действует 5 минут. Никому его не сообщайте.`,
  },
  pt: {
    subject: 'O seu código de verificação iCan Mall',
    uses: {
      login: 'Use este código para entrar.',
      register: 'Use este código para criar a sua conta.',
      reset: 'Use este código para definir uma nova palavra-passe.',
      deletion: 'Use este código apenas se quiser eliminar a sua conta.',
      contact: 'Use este código para mudar o número ou o e-mail da sua conta.',
      any: 'Este é o código que pediu.',
    },
    names: {
      login: ' para entrar',
      register: ' para criar a conta',
      reset: ' para a nova palavra-passe',
      deletion: ' para eliminar a conta',
      contact: ' para mudar o número ou o e-mail',
      any: '',
    },
    rest: 'É válido durante 5 minutos. Não o partilhe: ninguém do iCan Mall lho vai pedir.',
    short: (code, use) =>
      `${code} é o seu código iCan Mall${words.pt.names[use]}. É válido durante 5 minutos. Não o partilhe.`,
  },
};

/** The message that carries a one-time code, in the language of the person who asked for it. */
export function codeMessage(code: string, use: CodeUse, language: Language): Written {
  const { subject, uses, rest, short } = words[language];
  return written({ subject, paragraphs: [uses[use], rest], code, short: short(code, use) }, language);
}
