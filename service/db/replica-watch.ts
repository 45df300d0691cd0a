/** Milliseconds that a replica may be behind, and between two looks at it. */
const lagMsMax = 5_000;
const lookMs = 1_000;

type Position = { at: number; place: bigint };

type Sides = {
  /** How far the log of the primary has come, in bytes; rejects when it does not answer. */
  written: () => Promise<bigint>;
  /** How far the replica has followed. */
  replayed: () => Promise<bigint>;
  /** Told each time the replica is taken or left alone. */
  changed?: (fit: boolean) => void;
};

/**
 * Whether a streaming replica may be read. Its lag is the age of the newest place of the primary's log that it has reached, so
 * that neither a silent primary looks like lag nor a replica that lost the primary looks fresh. One that is away, or more than five
 * seconds behind, is left alone until it has caught up.
 */
export function watchReplica({ written, replayed, changed }: Sides) {
  let history: Position[] = [];
  let fit = false;
  let heldAt: number | undefined;
  let looking: Promise<void> | undefined;

  function set(next: boolean) {
    if (next !== fit) changed?.(next);
    fit = next;
  }

  async function compare() {
    const began = performance.now();
    try {
      const [primary, replica] = await Promise.all([written(), replayed()]);
      history.push({ at: began, place: primary });
      const reached = history.findLast(({ place }) => place <= replica);
      // What is older than the place that was reached says nothing any more.
      if (reached) history = history.filter(({ at }) => at >= reached.at);
      if (history.length > 600) history.shift();
      const follows = reached !== undefined && performance.now() - reached.at <= lagMsMax;
      const sawChange = heldAt === undefined || (reached !== undefined && reached.at >= heldAt);
      if (sawChange) heldAt = undefined;
      set(follows && sawChange);
    } catch {
      set(false);
    }
  }

  const look = () => (looking ??= compare().finally(() => (looking = undefined)));
  const timer = setInterval(() => void look(), lookMs);
  timer.unref();

  return {
    look,
    isFit: () => fit,
    /** It did not answer a question. */
    lost: () => set(false),
    /** Something was changed that a reader expects to see: leaves the replica alone until it has that, too. */
    hold() {
      heldAt = performance.now();
      set(false);
      void look().then(look);
    },
    stop: () => clearInterval(timer),
  };
}
