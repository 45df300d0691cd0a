/** Thrown when it is not known what the processor did: it could not be reached, was too slow, or failed. */
export class ProcessorAway extends Error {
  override readonly name = 'ProcessorAway';
}

/**
 * Calls a processor and waits `ms` milliseconds at most. Rejects with the processor's error when `isAnswer` accepts it as an
 * answer, and with `ProcessorAway` for everything else.
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
