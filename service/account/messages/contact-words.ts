import type { Language } from '#service/domain/language.ts';
import type { Letter } from '#service/platform/letter.ts';

type Kind = 'mobile' | 'mail';
type Words = Record<Language, (facts: { kind: Kind; time: string }) => Letter>;

const names: Record<Language, Record<Kind, string>> = {
  en: { mobile: 'mobile number', mail: 'email' },
  zh: { mobile: '手机号', mail: '邮箱' },
  tr: { mobile: 'cep numarası', mail: 'e-posta' },
  ru: { mobile: 'номер телефона', mail: 'адрес почты' },
  pt: { mobile: 'número de telemóvel', mail: 'e-mail' },
};

/** Goes to the number or mail that the account had until now. */
export const contactChangedWords: Words = {
  en: ({ kind, time }) => ({
    subject: `The ${names.en[kind]} of your iCan Mall account was changed`,
    paragraphs: [
      `Your account has another ${names.en[kind]} since ${time}. This one no longer opens it, and all other devices were signed out.`,
      'Was it you? Then there is nothing to do.',
      `If not, log in the other way you have (email, mobile number, Google or Facebook), set a new password and put your own ${names.en[kind]} back in Settings, Security. If you cannot log in, write to us at once: the page Contact us says how.`,
    ],
    short: `iCan Mall: the ${names.en[kind]} of your account was changed, ${time}. Not you? Log in another way and change it back, or write to us at once.`,
  }),
  zh: ({ kind, time }) => ({
    subject: `您的 iCan Mall 账户已更换${names.zh[kind]}`,
    paragraphs: [
      `您的账户已于 ${time} 更换${names.zh[kind]}。此${names.zh[kind]}不能再用于登录，其他设备均已退出登录。`,
      '如果是您本人操作，无需处理。',
      `如非本人操作，请用其他方式（邮箱、手机号、Google 或 Facebook）登录，设置新密码，并在“设置”的“安全”中改回您的${names.zh[kind]}。如果无法登录，请立即按“联系我们”页面的方式告知我们。`,
    ],
    short: `iCan Mall：您账户的${names.zh[kind]}已于 ${time} 更换。如非本人操作，请用其他方式登录并改回，或立即联系我们。`,
  }),
  tr: ({ kind, time }) => ({
    subject: `iCan Mall hesap bilginiz değişti: ${names.tr[kind]}`,
    paragraphs: [
      `Hesabınızda bu bilgi değiştirildi: ${names.tr[kind]}, ${time}. Eskisiyle artık giriş yapılamaz; diğer tüm cihazlardan çıkış yapıldı.`,
      'Siz miydiniz? O halde yapmanız gereken bir şey yok.',
      'Değilseniz diğer yolla (e-posta, cep numarası, Google veya Facebook) giriş yapın, yeni bir şifre belirleyin ve Ayarlar, Güvenlik bölümünde kendi bilginizi geri koyun. Giriş yapamıyorsanız hemen bize yazın: yolu Bize ulaşın sayfasında.',
    ],
    short: `iCan Mall: hesabınızda değişti: ${names.tr[kind]}, ${time}. Siz değilseniz başka yolla girip geri alın veya hemen bize yazın.`,
  }),
  ru: ({ kind, time }) => ({
    subject: `В аккаунте iCan Mall изменён ${names.ru[kind]}`,
    paragraphs: [
      `В вашем аккаунте изменён ${names.ru[kind]}, ${time}. Прежний больше не подходит для входа, на всех других устройствах выполнен выход.`,
      'Это были вы? Тогда ничего делать не нужно.',
      `Если нет, войдите другим способом (почта, номер телефона, Google или Facebook), задайте новый пароль и верните свой ${names.ru[kind]} в разделе «Настройки», «Безопасность». Если войти не получается, сразу напишите нам: как — на странице «Контакты».`,
    ],
    short: `iCan Mall: в аккаунте изменён ${names.ru[kind]}, ${time}. Не вы? Войдите иначе и верните прежний или сразу напишите нам.`,
  }),
  pt: ({ kind, time }) => ({
    subject: `O ${names.pt[kind]} da sua conta iCan Mall foi alterado`,
    paragraphs: [
      `O ${names.pt[kind]} da sua conta foi alterado, ${time}. O antigo já não serve para entrar, e as outras sessões foram terminadas.`,
      'Foi você? Então não precisa de fazer nada.',
      `Se não foi você, entre de outra forma (e-mail, telemóvel, Google ou Facebook), defina uma nova palavra-passe e reponha o seu ${names.pt[kind]} em Definições, Segurança. Se não conseguir entrar, escreva-nos de imediato: a página Contacte-nos diz como.`,
    ],
    short: `iCan Mall: o ${names.pt[kind]} da sua conta foi alterado, ${time}. Não foi você? Entre de outra forma e reponha-o, ou escreva-nos de imediato.`,
  }),
};

/** For a first number or mail: sent to the other contact of the account, because there was none of that kind before. */
export const contactAddedWords: Words = {
  en: ({ kind, time }) => ({
    subject: `A ${names.en[kind]} was added to your iCan Mall account`,
    paragraphs: [
      `A ${names.en[kind]} was added to your account, ${time}. One can log in with it from now on. All other devices were logged out.`,
      `If it was not you, open Settings, Security: put your own ${names.en[kind]} there and set a new password.`,
    ],
    short: `iCan Mall: a ${names.en[kind]} was added to your account, ${time}. Not you? Change it in Settings and set a new password.`,
  }),
  zh: ({ kind, time }) => ({
    subject: `您的 iCan Mall 账户已添加${names.zh[kind]}`,
    paragraphs: [
      `您的账户已于 ${time} 添加${names.zh[kind]}，今后可用其登录。其他设备均已退出登录。`,
      `如非本人操作，请在“设置”的“安全”中换成您自己的${names.zh[kind]}，并设置新密码。`,
    ],
    short: `iCan Mall：您的账户已于 ${time} 添加${names.zh[kind]}。如非本人操作，请在“设置”中更换并修改密码。`,
  }),
  tr: ({ kind, time }) => ({
    subject: `iCan Mall hesabınıza eklendi: ${names.tr[kind]}`,
    paragraphs: [
      `Hesabınıza eklendi: ${names.tr[kind]}, ${time}. Bundan böyle onunla da giriş yapılabilir. Diğer tüm cihazlardan çıkış yapıldı.`,
      'Siz değilseniz Ayarlar, Güvenlik bölümünde kendi bilginizle değiştirin ve yeni bir şifre belirleyin.',
    ],
    short: `iCan Mall: hesabınıza eklendi: ${names.tr[kind]}, ${time}. Siz değilseniz Ayarlar’da değiştirin ve yeni şifre belirleyin.`,
  }),
  ru: ({ kind, time }) => ({
    subject: `В аккаунт iCan Mall добавлен ${names.ru[kind]}`,
    paragraphs: [
      `В ваш аккаунт добавлен ${names.ru[kind]}, ${time}. Теперь с ним можно войти. На всех других устройствах выполнен выход.`,
      `Если это были не вы, укажите свой ${names.ru[kind]} в разделе «Настройки», «Безопасность» и задайте новый пароль.`,
    ],
    short: `iCan Mall: в аккаунт добавлен ${names.ru[kind]}, ${time}. Не вы? Смените его в «Настройках» и задайте новый пароль.`,
  }),
  pt: ({ kind, time }) => ({
    subject: `Foi adicionado um ${names.pt[kind]} à sua conta iCan Mall`,
    paragraphs: [
      `Foi adicionado um ${names.pt[kind]} à sua conta, ${time}. A partir de agora serve para entrar. As outras sessões foram terminadas.`,
      `Se não foi você, abra Definições, Segurança: ponha lá o seu ${names.pt[kind]} e defina uma nova palavra-passe.`,
    ],
    short: `iCan Mall: foi adicionado um ${names.pt[kind]} à sua conta, ${time}. Não foi você? Mude-o em Definições e defina uma nova palavra-passe.`,
  }),
};
