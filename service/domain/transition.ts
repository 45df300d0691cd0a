/** One row of a table of states: what an event makes of a state, under which conditions, and what it brings about. */
export type Transition<
  State extends string,
  Event extends string,
  Guard extends string,
  Effect extends string,
> = {
  /** Null where the event makes the thing itself. */
  from: State | null;
  event: Event;
  to: State;
  /** All of them must hold. */
  guards?: readonly Guard[];
  effects?: readonly Effect[];
};

type AnyTransition = Transition<string, string, string, string>;

/** The row of the table that applies, or undefined: what is not in the table cannot happen. */
export const transitionOf = <Row extends AnyTransition>(
  table: readonly Row[],
  from: Row['from'],
  event: Row['event'],
  holds: (guard: NonNullable<Row['guards']>[number]) => boolean = () => true,
): Row | undefined =>
  table.find((row) => row.from === from && row.event === event && (row.guards ?? []).every(holds));
