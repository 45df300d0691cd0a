/** Milliseconds after which a call that has no answer yet asks whether the database still gives any. */
const askAfterMs = 1_200;

/**
 * The answer of a call, or a rejection as soon as the database is found not to answer: with the two seconds that `ask`
 * gives it, that is well within five. A call that waits for something else, such as a mail server, is left alone. What was
 * begun goes on by itself; an Idempotency-Key tells later what came of it.
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
