import type { PayMethod, PayType } from '#openapi/schema.gen.ts';

/** A payment method of a checkout; one that is not enabled carries the reason. */
export const payMethod = (payType: PayType, enabled: boolean, reason = 'paytype.not_allowed'): PayMethod =>
  enabled ? { payType, enabled } : { payType, enabled, reason };
