import { defineMessages } from 'react-intl';

/** Why a voucher does not fit an order, by the service's codes; what has none of them says that it does not fit. */
export const voucherReasons = defineMessages({
  'voucher.min_spend': {
    id: 'voucherReasons.minSpend',
    defaultMessage: 'The order is too small for it',
    description: 'Why a voucher does not fit',
  },
  'voucher.no_products': {
    id: 'voucherReasons.noProduct',
    defaultMessage: 'It is for other products',
    description: 'Why a voucher does not fit',
  },
  'voucher.not_started': {
    id: 'voucherReasons.notStarted',
    defaultMessage: 'It is not valid yet',
    description: 'Why a voucher does not fit',
  },
  'voucher.expired': {
    id: 'voucherReasons.expired',
    defaultMessage: 'It has expired',
    description: 'Why a voucher does not fit',
  },
  'voucher.other_region': {
    id: 'voucherReasons.otherRegion',
    defaultMessage: 'It is for another region',
    description: 'Why a voucher does not fit',
  },
  'voucher.used': {
    id: 'voucherReasons.used',
    defaultMessage: 'It is used by another order',
    description: 'Why a voucher does not fit',
  },
  'voucher.place_taken': {
    id: 'voucherReasons.placeTaken',
    defaultMessage: 'Another voucher of its kind is applied',
    description: 'Why a voucher does not fit',
  },
  'voucher.no_effect': {
    id: 'voucherReasons.noEffect',
    defaultMessage: 'It takes nothing off this order',
    description: 'Why a voucher does not fit',
  },
  'voucher.not_eligible': {
    id: 'voucherReasons.notEligible',
    defaultMessage: 'It is for a first order',
    description: 'Why a voucher does not fit: only for new shoppers',
  },
  other: {
    id: 'voucherReasons.other',
    defaultMessage: 'It does not fit this order',
    description: 'Why a voucher does not fit, when no more is known',
  },
});

/** The words for a reason of the service. */
export const voucherReason = (code: string | undefined) =>
  (code && code in voucherReasons && voucherReasons[code as keyof typeof voucherReasons]) ||
  voucherReasons.other;
