/** One row of a transition table: an event leads from a state to another, under conditions (guards) and with effects. */
export type Transition<
  State extends string,
  Event extends string,
  Guard extends string,
  Effect extends string,
> = {
  /** Null when the event creates the order, payment, refund or voucher. */
  from: State | null;
  event: Event;
  to: State;
  /** All of them must hold. */
  guards?: readonly Guard[];
  effects?: readonly Effect[];
};

type AnyTransition = Transition<string, string, string, string>;

/** The row of the table that applies; undefined when the event is not possible in this state. */
export const transitionOf = <Row extends AnyTransition>(
  table: readonly Row[],
  from: Row['from'],
  event: Row['event'],
  holds: (guard: NonNullable<Row['guards']>[number]) => boolean = () => true,
): Row | undefined =>
  table.find((row) => row.from === from && row.event === event && (row.guards ?? []).every(holds));
