/** What a pasted text says of an address; what it does not say is empty. */
export type PastedAddress = { receiver: string; addr: string; postCode: string; mobile: string };

const phoneLike = /^(?:\+|00)?[\d\s()-]{9,18}$/;
const postCodeAtEnd = /[\s,]+(\d{4,6})$/;
const nationalDigits = 9;

/** Reads an address of several lines as one copies it from a message; undefined for text that is only a street (screens 5.3). */
export function pastedAddress(text: string, phoneCode: string): PastedAddress | undefined {
  const lines = text
    .split(/[\r\n]+/)
    .map((line) => line.trim().replace(/[,;]+$/, ''))
    .filter(Boolean);
  if (lines.length < 2) return undefined;
  const phone = lines.find(
    (line) => phoneLike.test(line) && line.replace(/\D/g, '').length >= nationalDigits,
  );
  const words = lines.filter((line) => line !== phone);
  const [first = ''] = words;
  const receiver = /\d/.test(first) || words.length < 2 ? '' : first;
  const street = (receiver ? words.slice(1) : words).join(', ');
  const postCode = postCodeAtEnd.exec(street)?.[1] ?? '';
  return {
    receiver,
    addr: postCode ? street.replace(postCodeAtEnd, '') : street,
    postCode,
    mobile: phone ? national(phone, phoneCode) : '',
  };
}

/** The digits of a number without its country code and the zero before it. */
function national(phone: string, phoneCode: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^00/, '');
  const local =
    digits.startsWith(phoneCode) && digits.length > nationalDigits + 1
      ? digits.slice(phoneCode.length)
      : digits;
  return local.replace(/^0/, '');
}
