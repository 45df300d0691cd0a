type AddressParts = {
  countryCode: string;
  province: string;
  district: string;
  town: string;
  addr: string;
  postCode: string | null;
};

/** An address on one line in the order its country writes it: from large to small in China, else from small to large. */
export function addressText({ countryCode, province, district, town, addr, postCode }: AddressParts): string {
  const text =
    countryCode === 'CN'
      ? [[province, district, town].join(''), addr, postCode].filter(Boolean).join(' ')
      : [addr, town, district, [province, postCode].filter(Boolean).join(' ')].join(', ');
  return text.slice(0, 700);
}
