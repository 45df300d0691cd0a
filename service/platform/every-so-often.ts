/** Milliseconds until the first turn, which is for what an earlier process has left behind. */
const firstMs = 1_000;

type Turns = {
  turn: () => Promise<void>;
  /** Milliseconds from the end of one turn to the next. */
  pauseMs: number;
  report: (fault: unknown) => void;
};

/** Does something again and again until it is stopped, one turn at a time; a fault is reported and ends nothing. */
export function everySoOften({ turn, pauseMs, report }: Turns) {
  let timer: NodeJS.Timeout | undefined;
  let going = false;
  let current: Promise<void> = Promise.resolve();
  async function take() {
    try {
      await turn();
    } catch (fault) {
      report(fault);
    }
    if (going) wait(pauseMs);
  }

  function wait(ms: number) {
    timer = setTimeout(() => void (current = take()), ms);
    timer.unref();
  }

  return {
    start() {
      going = true;
      wait(Math.min(firstMs, pauseMs));
    },
    /** No more turns; resolves when the one that is running has ended. */
    async stop() {
      going = false;
      clearTimeout(timer);
      await current;
    },
  };
}
