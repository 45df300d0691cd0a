import type { Language } from '#service/domain/language.ts';
import type { Letter } from '#service/platform/letter.ts';

type Words<Facts> = Record<Language, (facts: Facts) => Letter>;

/** Somebody signed in on a kind of device that is new to the account; `device` is its name, such as "Chrome, Windows". */
export const newDeviceWords: Words<{ device: string; time: string }> = {
  en: ({ device, time }) => ({
    subject: 'New login to your iCan Mall account',
    paragraphs: [
      `Your account was used on a new device: ${device}, ${time}.`,
      'Was it you? Then there is nothing to do.',
      'If not, open Settings, Security: log out everywhere else and set a new password.',
    ],
    short: `iCan Mall: new login on ${device}, ${time}. Not you? Log out everywhere in Settings and set a new password.`,
  }),
  zh: ({ device, time }) => ({
    subject: '您的 iCan Mall 账户有新的登录',
    paragraphs: [
      `您的账户在新设备上登录：${device}，${time}。`,
      '如果是您本人操作，无需处理。',
      '如果不是，请打开“设置”中的“安全”，退出其他设备并设置新密码。',
    ],
    short: `iCan Mall：您的账户在新设备 ${device} 上登录（${time}）。如非本人操作，请在“设置”中退出其他设备并修改密码。`,
  }),
  tr: ({ device, time }) => ({
    subject: 'iCan Mall hesabınıza yeni giriş',
    paragraphs: [
      `Hesabınız yeni bir cihazda kullanıldı: ${device}, ${time}.`,
      'Siz miydiniz? O halde yapmanız gereken bir şey yok.',
      'Değilseniz Ayarlar, Güvenlik bölümünü açın: diğer her yerden çıkış yapın ve yeni bir şifre belirleyin.',
    ],
    short: `iCan Mall: ${device} üzerinde yeni giriş, ${time}. Siz değilseniz Ayarlar’dan her yerden çıkış yapıp yeni şifre belirleyin.`,
  }),
  ru: ({ device, time }) => ({
    subject: 'Новый вход в ваш аккаунт iCan Mall',
    paragraphs: [
      `В ваш аккаунт вошли с нового устройства: ${device}, ${time}.`,
      'Это были вы? Тогда ничего делать не нужно.',
      'Если нет, откройте «Настройки», «Безопасность»: выйдите на всех других устройствах и задайте новый пароль.',
    ],
    short: `iCan Mall: новый вход, ${device}, ${time}. Не вы? Выйдите везде в «Настройках» и смените пароль.`,
  }),
  pt: ({ device, time }) => ({
    subject: 'Nova entrada na sua conta iCan Mall',
    paragraphs: [
      `A sua conta foi usada num novo dispositivo: ${device}, ${time}.`,
      'Foi você? Então não precisa de fazer nada.',
      'Se não foi, abra Definições, Segurança: termine as outras sessões e defina uma nova palavra-passe.',
    ],
    short: `iCan Mall: nova sessão em ${device}, ${time}. Não foi você? Termine as outras sessões em Definições e mude a palavra-passe.`,
  }),
};

/** The password was changed by somebody who knew the old one or had a code; all other sessions are ended. */
export const passwordChangedWords: Words<{ time: string }> = {
  en: ({ time }) => ({
    subject: 'Your iCan Mall password was changed',
    paragraphs: [
      `The password of your account was changed, ${time}. All other devices were logged out.`,
      'If it was not you, log in by a one-time code and set a new password.',
    ],
    short: `iCan Mall: your password was changed, ${time}. Not you? Log in by a code and set a new one.`,
  }),
  zh: ({ time }) => ({
    subject: '您的 iCan Mall 密码已修改',
    paragraphs: [
      `您的账户密码已于 ${time} 修改，其他设备均已退出登录。`,
      '如非本人操作，请用验证码登录并设置新密码。',
    ],
    short: `iCan Mall：您的密码已于 ${time} 修改。如非本人操作，请用验证码登录并设置新密码。`,
  }),
  tr: ({ time }) => ({
    subject: 'iCan Mall şifreniz değiştirildi',
    paragraphs: [
      `Hesabınızın şifresi değiştirildi, ${time}. Diğer tüm cihazlardan çıkış yapıldı.`,
      'Siz değilseniz tek kullanımlık kodla giriş yapın ve yeni bir şifre belirleyin.',
    ],
    short: `iCan Mall: şifreniz değiştirildi, ${time}. Siz değilseniz kodla giriş yapıp yenisini belirleyin.`,
  }),
  ru: ({ time }) => ({
    subject: 'Пароль iCan Mall изменён',
    paragraphs: [
      `Пароль вашего аккаунта изменён, ${time}. На всех других устройствах выполнен выход.`,
      'Если это были не вы, войдите по одноразовому коду и задайте новый пароль.',
    ],
    short: `iCan Mall: пароль изменён, ${time}. Не вы? Войдите по коду и задайте новый.`,
  }),
  pt: ({ time }) => ({
    subject: 'A sua palavra-passe iCan Mall foi alterada',
    paragraphs: [
      `A palavra-passe da sua conta foi alterada, ${time}. As outras sessões foram terminadas.`,
      'Se não foi você, entre com um código e defina uma nova palavra-passe.',
    ],
    short: `iCan Mall: a sua palavra-passe foi alterada, ${time}. Não foi você? Entre com um código e defina outra.`,
  }),
};

/** A forgotten password was reset by a code; every session is ended. */
export const passwordResetWords: Words<{ time: string }> = {
  en: ({ time }) => ({
    subject: 'Your iCan Mall password was reset',
    paragraphs: [
      `A new password was set for your account by a one-time code, ${time}. You are logged out everywhere.`,
      'If it was not you, log in by a one-time code and set another password. Change the password of your mail account too.',
    ],
    short: `iCan Mall: a new password was set by a code, ${time}. Not you? Log in by a code and set another.`,
  }),
  zh: ({ time }) => ({
    subject: '您的 iCan Mall 密码已重置',
    paragraphs: [
      `您的账户已于 ${time} 通过验证码设置了新密码，所有设备均已退出登录。`,
      '如非本人操作，请用验证码登录并再次设置密码，同时修改您的邮箱密码。',
    ],
    short: `iCan Mall：您的密码已于 ${time} 通过验证码重置。如非本人操作，请用验证码登录并再次设置。`,
  }),
  tr: ({ time }) => ({
    subject: 'iCan Mall şifreniz yenilendi',
    paragraphs: [
      `Hesabınız için tek kullanımlık kodla yeni bir şifre belirlendi, ${time}. Her yerden çıkış yapıldı.`,
      'Siz değilseniz kodla giriş yapıp başka bir şifre belirleyin. E-posta hesabınızın şifresini de değiştirin.',
    ],
    short: `iCan Mall: kodla yeni şifre belirlendi, ${time}. Siz değilseniz kodla giriş yapıp başkasını belirleyin.`,
  }),
  ru: ({ time }) => ({
    subject: 'Для iCan Mall задан новый пароль',
    paragraphs: [
      `Для вашего аккаунта по одноразовому коду задан новый пароль, ${time}. Выполнен выход на всех устройствах.`,
      'Если это были не вы, войдите по коду и задайте другой пароль. Смените и пароль своей почты.',
    ],
    short: `iCan Mall: по коду задан новый пароль, ${time}. Не вы? Войдите по коду и задайте другой.`,
  }),
  pt: ({ time }) => ({
    subject: 'Foi definida uma nova palavra-passe iCan Mall',
    paragraphs: [
      `Foi definida uma nova palavra-passe para a sua conta com um código, ${time}. Todas as sessões foram terminadas.`,
      'Se não foi você, entre com um código e defina outra palavra-passe. Mude também a palavra-passe do seu e-mail.',
    ],
    short: `iCan Mall: nova palavra-passe definida com um código, ${time}. Não foi você? Entre com um código e defina outra.`,
  }),
};
