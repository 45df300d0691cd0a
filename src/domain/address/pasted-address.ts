/** What a pasted text says of an address; what it does not say is empty. */
export type PastedAddress = { receiver: string; addr: string; postCode: string; mobile: string };

const nationalDigits = 9;
const phoneLike = /^(?:\+|00)?[\d\s()-]{9,18}$/;
const postCodeAtEnd = /[\s,，]+(\d{4,6})$/;
const postCodeAtStart = /(^|,\s*)(\d{5,6})\s+(?=\p{L})/u;

/** The words that messages and forms put before a part, in the five languages and in Lao numbers' company. */
const label =
  /^(?:收货人|收件人|姓名|联系电话|手机号码|手机|电话|所在地区|地区|详细地址|地址|邮编|邮政编码|name|contact name|phone|mobile|tel|address|zip|ad soyad|isim|telefon|adres|posta kodu|имя|телефон|адрес|индекс|nome|telefone|endereço|morada)\s*[:：]\s*/iu;

const isPhone = (part: string) => phoneLike.test(part) && part.replace(/\D/g, '').length >= nationalDigits;

const clean = (part: string) =>
  part
    .trim()
    .replace(/[,;，；]+$/u, '')
    .replace(label, '')
    .trim();

/** The lines of a message; a single line counts when a phone number between commas says that it is more than a street. */
function partsOf(text: string): string[] {
  const lines = text
    .split(/[\r\n]+/)
    .map(clean)
    .filter(Boolean);
  if (lines.length > 1) return lines;
  const parts = text
    .split(/[,;，；]/u)
    .map(clean)
    .filter(Boolean);
  return parts.some(isPhone) ? parts : [];
}

/** Reads an address as one copies it from a message; undefined for text that is only a street (screens 5.3). */
export function pastedAddress(text: string, phoneCode: string): PastedAddress | undefined {
  const parts = partsOf(text);
  if (parts.length < 2) return undefined;
  const phone = parts.find(isPhone);
  const words = parts.filter((part) => part !== phone);
  const alone = words.find((part) => /^\d{4,6}$/.test(part));
  const rest = words.filter((part) => part !== alone);
  const [first = ''] = rest;
  const receiver = /\d/.test(first) || rest.length < 2 ? '' : first;
  const street = (receiver ? rest.slice(1) : rest).join(', ');
  const postCode = alone ?? postCodeAtEnd.exec(street)?.[1] ?? postCodeAtStart.exec(street)?.[2] ?? '';
  return {
    receiver,
    addr: street.replace(postCodeAtEnd, '').replace(postCodeAtStart, '$1'),
    postCode,
    mobile: phone ? national(phone, phoneCode) : '',
  };
}

/** The digits of a number without its country code and the zero before it. */
function national(phone: string, phoneCode: string): string {
  const written = phone.trim();
  const digits = written.replace(/\D/g, '').replace(/^00/, '');
  const withCode = /^(?:\+|00)/.test(written) || digits.length > nationalDigits + 2;
  const local = withCode && digits.startsWith(phoneCode) ? digits.slice(phoneCode.length) : digits;
  return local.replace(/^0/, '');
}
