/** Milliseconds after which a call that is still running checks whether the database responds at all. */
const askAfterMs = 1_200;

/**
 * Resolves with the result of a call; rejects when the database does not respond meanwhile. `ask` waits two seconds for the
 * database, so that is within five seconds in all. A call that waits for something else, such as a mail server, goes on. A call is
 * never cancelled: a repeat with the same Idempotency-Key gets its result later.
 */
export async function unlessDatabaseHangs<T>(answering: Promise<T>, ask: () => Promise<void>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  let answered = false;
  const hanging = new Promise<never>((_, reject) => {
    const askLater = () => {
      if (!answered) timer = setTimeout(() => void ask().then(askLater, reject), askAfterMs);
    };
    askLater();
  });
  try {
    return await Promise.race([answering, hanging]);
  } finally {
    answered = true;
    clearTimeout(timer);
  }
}
