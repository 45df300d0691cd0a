import type { Address, AddressInput, Region } from '#openapi/schema.gen.ts';
import { phoneToSend } from '#src/domain/account/contact-checks.ts';

/** The form's own values: everything as it is typed. */
export type AddressValues = {
  regionId: string;
  receiver: string;
  provinceId: string;
  districtId: string;
  townId: string;
  addr: string;
  postCode: string;
  /** Country codes without padding, each number its own. */
  mobileCode: string;
  mobile: string;
  altCode: string;
  altMobile: string;
  commonAddr: boolean;
};

const national = (phone: string | null | undefined) => phone?.slice(4) ?? '';
const codeOf = (phone: string | null | undefined, region: Region) =>
  phone ? phone.slice(0, 4).replace(/^0+/, '') : region.phoneCode;

/** What the form starts with. */
export const valuesOf = (address: Address | undefined, region: Region): AddressValues => ({
  regionId: String(region.regionId),
  receiver: address?.receiver ?? '',
  provinceId: String(address?.provinceId ?? ''),
  districtId: String(address?.districtId ?? ''),
  townId: String(address?.townId ?? ''),
  addr: address?.addr ?? '',
  postCode: address?.postCode ?? '',
  mobileCode: codeOf(address?.mobile, region),
  mobile: national(address?.mobile),
  altCode: codeOf(address?.altMobile, region),
  altMobile: national(address?.altMobile),
  commonAddr: address?.commonAddr ?? false,
});

/** What the service takes; phones with the padded code (S5.23). */
export const inputOf = (values: AddressValues, region: Region, addrId?: number): AddressInput => ({
  ...(addrId && { addrId }),
  receiver: values.receiver.trim(),
  countryCode: region.countryCode,
  regionId: region.regionId,
  provinceId: Number(values.provinceId),
  districtId: Number(values.districtId),
  townId: Number(values.townId),
  addr: values.addr.trim(),
  postCode: values.postCode.trim() || null,
  mobile: phoneToSend(values.mobileCode, values.mobile),
  altMobile: values.altMobile.trim() ? phoneToSend(values.altCode, values.altMobile) : null,
  commonAddr: values.commonAddr,
});
