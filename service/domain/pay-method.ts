import type { PayMethod, PayType } from '#openapi/schema.gen.ts';

/** A way to pay as it is offered; one that cannot be taken says why. */
export const payMethod = (payType: PayType, enabled: boolean, reason = 'paytype.not_allowed'): PayMethod =>
  enabled ? { payType, enabled } : { payType, enabled, reason };
