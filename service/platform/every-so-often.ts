/** Milliseconds until the first run, which picks up what an earlier process has left. */
const firstMs = 1_000;

type Turns = {
  turn: () => Promise<void>;
  /** Milliseconds from the end of one run to the start of the next. */
  pauseMs: number;
  report: (fault: unknown) => void;
};

/** Repeats a task until it is stopped, one run at a time. Errors are reported and do not end it. */
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
    /** Stops; resolves when the current run has ended. */
    async stop() {
      going = false;
      clearTimeout(timer);
      await current;
    },
  };
}
