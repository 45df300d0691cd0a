import type { ServiceAnswer } from '#service/http/in-process.ts';
import type { AskService } from './render.ts';

/**
 * Milliseconds that a page may wait for the service, counted from its request, so that it is answered within three
 * seconds.
 */
const deadlineMs = 2200;
const tickMs = 100;
const serverFault = 500;

/**
 * The service calls of one page. All are aborted at the deadline, and a failed call makes the page incomplete. Time
 * in which this process was not scheduled does not count, so that a slow machine is not taken for a hanging
 * database.
 */
export function callsOfPage(api: AskService) {
  let ticks = 0;
  let complete = true;
  const over = new AbortController();
  const ticking = setInterval(() => {
    ticks += 1;
    if (ticks * tickMs < deadlineMs) return;
    clearInterval(ticking);
    over.abort(new DOMException('The service did not answer in time', 'TimeoutError'));
  }, tickMs);
  const tooLate = new Promise<never>((_, fail) => {
    over.signal.addEventListener('abort', () => fail(over.signal.reason as Error));
  });
  tooLate.catch(() => undefined);

  return {
    /** Asks the service. @throws DOMException `TimeoutError` when the deadline is over. */
    async api(request: Request): Promise<ServiceAnswer> {
      try {
        const answer = await Promise.race([tooLate, api(request)]);
        if (answer.response.status >= serverFault) complete = false;
        return answer;
      } catch (error) {
        complete = false;
        throw error;
      }
    },
    /** False once a call of the page failed. */
    isComplete: () => complete,
    /** To be called when the page is complete. */
    end: () => clearInterval(ticking),
  };
}
