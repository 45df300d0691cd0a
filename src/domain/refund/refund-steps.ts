import type { RefundDetail, RefundStatus } from '#openapi/schema.gen.ts';

const ways: Record<'REFUND_ONLY' | 'RETURN_REFUND' | 'CANCELLATION', readonly RefundStatus[]> = {
  REFUND_ONLY: ['APPLIED', 'REFUNDING', 'REFUNDED'],
  RETURN_REFUND: ['APPLIED', 'ACCEPTED', 'RETURN_SHIPPED', 'REFUNDING', 'REFUNDED'],
  CANCELLATION: ['REFUNDING', 'REFUNDED'],
};
const withoutMoney: readonly RefundStatus[] = ['REJECTED', 'WITHDRAWN', 'CLOSED'];

/** The steps of a refund of its kind and the one that it has reached; one that ended without money has only those that it took. */
export function refundSteps({ status, applyType, timeline }: RefundDetail) {
  const at = (step: RefundStatus) => timeline.findLast((one) => one.status === step)?.time;
  // The shop has the goods: one step with the payment that follows at once, a phone has room for five.
  const way = ways[applyType ?? 'CANCELLATION'].map((step) =>
    step === 'REFUNDING' && status === 'RETURN_RECEIVED' ? status : step,
  );
  const cancelled = withoutMoney.includes(status);
  const taken = cancelled ? [...way.filter((step) => at(step)), status] : way;
  return {
    steps: taken.map((id) => ({ id, at: at(id) })),
    current: status === 'REFUNDED' ? taken.length : taken.indexOf(status),
    cancelled,
  };
}
