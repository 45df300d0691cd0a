import type { Address, AddressInput, Region } from '#openapi/schema.gen.ts';
import { phoneToSend } from '#src/domain/identity.ts';

/** The form's own values: everything as it is typed. */
export type AddressValues = {
  receiver: string;
  provinceId: string;
  districtId: string;
  townId: string;
  addr: string;
  postCode: string;
  mobile: string;
  altMobile: string;
  commonAddr: boolean;
};

const national = (phone: string | null) => phone?.slice(4) ?? '';

/** What the form starts with. */
export const valuesOf = (address: Address | undefined): AddressValues => ({
  receiver: address?.receiver ?? '',
  provinceId: String(address?.provinceId ?? ''),
  districtId: String(address?.districtId ?? ''),
  townId: String(address?.townId ?? ''),
  addr: address?.addr ?? '',
  postCode: address?.postCode ?? '',
  mobile: national(address?.mobile ?? null),
  altMobile: national(address?.altMobile ?? null),
  commonAddr: address?.commonAddr ?? false,
});

/** What the service takes; phones with the padded code (S5.23). */
export const inputOf = (
  values: AddressValues,
  region: Region,
  code: string,
  addrId?: number,
): AddressInput => ({
  ...(addrId && { addrId }),
  receiver: values.receiver.trim(),
  countryCode: region.countryCode,
  regionId: region.regionId,
  provinceId: Number(values.provinceId),
  districtId: Number(values.districtId),
  townId: Number(values.townId),
  addr: values.addr.trim(),
  postCode: values.postCode.trim() || null,
  mobile: phoneToSend(code, values.mobile),
  altMobile: values.altMobile.trim() ? phoneToSend(code, values.altMobile) : null,
  commonAddr: values.commonAddr,
});
