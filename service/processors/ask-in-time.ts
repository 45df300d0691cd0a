/** Nobody knows what the processor did: it was not reached, was too slow, or failed. */
export class ProcessorAway extends Error {
  override readonly name = 'ProcessorAway';
}

/**
 * Asks a processor and waits so many milliseconds at most. Rejects with what `isAnswer` takes for an answer of its own, and
 * with `ProcessorAway` for everything else.
 */
export async function askInTime<T>(
  ms: number,
  ask: (signal: AbortSignal) => Promise<T>,
  isAnswer: (fault: unknown) => boolean = () => false,
): Promise<T> {
  const signal = AbortSignal.timeout(ms);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new ProcessorAway(`no answer in ${ms} ms`)), {
      once: true,
    });
  });
  try {
    return await Promise.race([ask(signal), late]);
  } catch (fault) {
    if (fault instanceof ProcessorAway || isAnswer(fault)) throw fault;
    throw new ProcessorAway('the processor gave no answer', { cause: fault });
  }
}
