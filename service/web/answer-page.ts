import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import type { Language } from '#service/domain/language.ts';
import { EmptyMall } from './empty-mall.ts';
import { failureAnswer, retryLater } from './failure-answer.ts';
import { failureStyle } from './failure-page.ts';
import { pageInFront } from './front-cache.ts';
import { unpackPage } from './packed-page.ts';
import { createPageCache, type KeptPage } from './page-cache.ts';
import type { PageInline } from './page-headers.ts';
import type { PageLimits } from './page-limits.ts';
import type { pageRenders, WholePage } from './page-renders.ts';
import type { PageRequest, ReadPageRequest } from './render.ts';
import { piped, takesBrotli, webStreamOf, zipFor } from './stream-compress.ts';

type AnswerPageOptions = {
  start: ReturnType<typeof pageRenders>;
  readPageRequest: ReadPageRequest;
  /** True while the catalog is empty. */
  isEmpty: () => Promise<boolean>;
  /** Registers a callback for every change of data that pages show. */
  onChange: (act: () => void) => void;
  /** Counts whether a page came from the cache or was rendered. */
  pageFrom: (from: 'kept' | 'shared' | 'rendered') => void;
  limits: PageLimits;
  /** Milliseconds for which a page is answered from the cache; 0 renders every page. */
  forMs: number;
  headersOf: (inline: PageInline) => Record<string, string>;
  originOf: (request: Request) => string;
  report: (error: unknown, traceId: string) => void;
};

const movedForGood = 308;
const unavailable = 503;

/**
 * Answers pages. A page depends only on address, language and region, so it may be answered from a cache for a few seconds, here
 * and in front of the service. Every error is answered with an error page.
 */
export function answerPage(options: AnswerPageOptions) {
  const { start, readPageRequest, isEmpty, limits, headersOf, originOf, report, pageFrom } = options;
  const cache = createPageCache(options.forMs);
  options.onChange(cache.forget);

  const headersFor = (c: Context, page: Omit<WholePage, 'html' | 'location'>): Record<string, string> => ({
    ...headersOf(page),
    ...pageInFront(c.req.raw, page),
    ...(page.status === unavailable && retryLater),
  });

  async function answerAgain(c: Context, page: KeptPage): Promise<Response> {
    const { status, location, bytes } = page;
    if (location) return c.redirect(location, status as 301);
    const headers = headersFor(c, page);
    if (!takesBrotli(c.req.header('accept-encoding')))
      return new Response(new Uint8Array(await unpackPage(bytes)), { status, headers });
    return new Response(new Uint8Array(bytes), {
      status,
      headers: { ...headers, 'content-encoding': 'br', vary: `${headers.vary}, Accept-Encoding` },
    });
  }

  async function answer(c: Context, page: PageRequest, traceId: string): Promise<Response> {
    const origin = originOf(c.req.raw);
    const key = [origin + page.address, page.language, page.regionId].join('\n');
    const kept = cache.find(key);
    if (kept) {
      pageFrom(kept instanceof Promise ? 'shared' : 'kept');
      return answerAgain(c, await kept);
    }
    if (page.searches) await limits(c, 'search');
    await limits(c, 'render');
    const coming = cache.find(key);
    if (coming) return answerAgain(c, await coming);
    pageFrom('rendered');
    const { first, whole } = start(page, { origin, report: (error) => report(error, traceId) });
    cache.add(key, whole);
    const { location, body, ...begun } = await first;
    const { status } = begun;
    if (location) return c.redirect(location, status as 301);
    const headers = headersFor(c, begun);
    const found = zipFor(c.req.header('accept-encoding'));
    if (!body || !found) return new Response(body && webStreamOf(body), { status, headers });
    const packed = { 'content-encoding': found.encoding, vary: `${headers.vary}, Accept-Encoding` };
    return new Response(piped(body, found.zip), { status, headers: { ...headers, ...packed } });
  }

  return async (c: Context): Promise<Response> => {
    const traceId = (c.var as { traceId?: string }).traceId ?? randomUUID();
    let language: Language = 'en';
    try {
      const page = readPageRequest(c.req.raw);
      if ('movedTo' in page) {
        await limits(c, 'page');
        return c.redirect(page.movedTo, movedForGood);
      }
      ({ language } = page);
      await limits(c, 'page');
      // When the database does not respond, the page's own calls report it.
      if (await isEmpty().catch(() => false)) throw new EmptyMall(page.address);
      return await answer(c, page, traceId);
    } catch (fault) {
      const headers = headersOf({ styles: [failureStyle] });
      const failure = failureAnswer(fault, { language, traceId, headers });
      if (failure.status === 500) report(fault, traceId);
      return failure;
    }
  };
}
