import { Refusal } from '#service/domain/refusal.ts';
import { EmptyMall } from './empty-mall.ts';
import { failurePage, type FailurePageOptions } from './failure-page.ts';
import { TooBusy } from './render-queue.ts';

type FailureAnswerOptions = Omit<FailurePageOptions, 'failure'> & { headers: Record<string, string> };

/** Retry-After of a failed page, in seconds. */
const retrySeconds = 5;

/** Headers of a failed page: Retry-After, and no caching. */
export const retryLater = { 'cache-control': 'no-store', 'retry-after': String(retrySeconds) };

/**
 * The answer in place of a page: 429 when the visitor asked too often, 503 when too many ask, 500 for a fault of
 * ours; the home page of an empty mall, 200, says that it is empty.
 */
export function failureAnswer(fault: unknown, { headers, ...told }: FailureAnswerOptions): Response {
  const own = { ...headers, 'cache-control': 'no-store', 'x-request-id': told.traceId };
  if (fault instanceof Refusal) {
    const seconds = String(fault.extras.retryAfter ?? retrySeconds);
    return answerOf('limited', 429, { ...own, 'retry-after': seconds });
  }
  if (fault instanceof TooBusy) return answerOf('busy', 503, { ...own, ...retryLater });
  if (fault instanceof EmptyMall)
    return fault.isHome ? answerOf('empty', 200, own) : answerOf('empty', 503, { ...own, ...retryLater });
  return answerOf('broken', 500, own);

  function answerOf(failure: FailurePageOptions['failure'], status: number, sent: Record<string, string>) {
    return new Response(failurePage({ failure, ...told }), { status, headers: sent });
  }
}
