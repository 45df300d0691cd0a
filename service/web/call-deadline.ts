type Api = (request: Request) => Promise<Response>;

/** Milliseconds that a page may wait for the service, from its request on, so that it is answered within three seconds. */
const deadlineMs = 2200;
const tickMs = 100;
const serverFault = 500;

/**
 * The calls of one page. They are given up together when the deadline is over; what the service failed to answer makes
 * the page incomplete. Only time in which this process had its turn counts: a slow machine is no hanging database.
 */
export function callsOfPage(api: Api) {
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
    async api(request: Request): Promise<Response> {
      try {
        const answer = await Promise.race([tooLate, api(request)]);
        if (answer.status >= serverFault) complete = false;
        return answer;
      } catch (error) {
        complete = false;
        throw error;
      }
    },
    /** False once a call of the page failed. */
    isComplete: () => complete,
    /** The page is done. */
    end: () => clearInterval(ticking),
  };
}
