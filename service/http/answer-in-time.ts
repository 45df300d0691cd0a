/** Milliseconds after which a call that is still running checks whether the database responds at all. */
const askAfterMs = 1_200;

/**
 * The result of a call, or a rejection as soon as the database is found not to respond: `ask` gives it two seconds,
 * so that is within five seconds in all. A call that waits for something else, such as a mail server, goes on. What
 * has begun is not cancelled; a request with the same Idempotency-Key returns its result later.
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
