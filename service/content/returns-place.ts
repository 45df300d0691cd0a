import { contacts } from './contacts.ts';
import type { FrameSettings } from './frame-settings.ts';

type Asked = { countryCode: string; phoneCode: string; shopName: string };

/** The mall's return address in a region, for shops without a return address of their own. */
export function returnsPlace(
  { countryCode, phoneCode, shopName }: Asked,
  settings: Pick<FrameSettings, 'phone' | 'addressText'>,
) {
  const sample = contacts[countryCode] ?? { phone: '', addressText: '' };
  return {
    receiver: `${shopName} / iCan Mall`.slice(-60),
    mobile: asNumber(settings.phone ?? sample.phone, phoneCode),
    text: (settings.addressText ?? sample.addressText).slice(0, 700),
  };
}

/** A phone number as the contract writes it: the calling code in four digits, then nine to eleven digits. */
function asNumber(phone: string, phoneCode: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  const own = digits.startsWith(phoneCode) ? digits.slice(phoneCode.length) : digits;
  return phoneCode.padStart(4, '0') + own.slice(0, 11).padStart(9, '0');
}
