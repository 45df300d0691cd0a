import type { OrderDetail } from '#openapi/schema.gen.ts';

type StepId = 'placed' | 'paid' | 'grouped' | 'shipped' | 'delivered' | 'completed' | 'cancelled';

type Step = {
  id: StepId;
  /** When it was taken, a moment in UTC. */
  at: string | null;
  /** It is the payment, and the courier gets it. */
  toCourier?: boolean;
};

const atTheDoor: readonly string[] = ['COD_CASH', 'COD_CARD'];

/** The steps of an order in their order, and the one that it has reached (as many as there are when all are done). */
export function orderSteps(order: OrderDetail): { steps: Step[]; current: number; cancelled: boolean } {
  const toCourier = atTheDoor.includes(order.payType);
  const placed: Step = { id: 'placed', at: order.createTime };
  const paid: Step = { id: 'paid', at: order.payTime, toCourier };
  const ways: Step[] = [
    { id: 'shipped', at: order.dvyTime },
    { id: 'delivered', at: order.deliveredTime },
  ];
  // The group is a step only while it is waited for: the service keeps no moment of it, and a phone has room for five.
  if (order.status === 'GROUPING') {
    return { steps: [placed, paid, { id: 'grouped', at: null }, ...ways], current: 2, cancelled: false };
  }
  const steps: Step[] = [
    placed,
    ...(toCourier ? [...ways, paid] : [paid, ...ways]),
    { id: 'completed', at: order.finallyTime },
  ];
  if (order.status === 'CANCELLED') {
    const taken = steps.filter(({ at }) => at !== null);
    return {
      steps: [...taken, { id: 'cancelled', at: order.cancelTime }],
      current: taken.length,
      cancelled: true,
    };
  }
  const last = steps.findLastIndex(({ at }) => at !== null);
  return { steps, current: order.status === 'COMPLETED' ? steps.length : last, cancelled: false };
}
