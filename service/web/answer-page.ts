import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import type { Language } from '#service/domain/language.ts';
import { EmptyMall } from './empty-mall.ts';
import { failureAnswer, retryLater } from './failure-answer.ts';
import { failureStyle } from './failure-page.ts';
import { pageInFront } from './front-cache.ts';
import { takesBrotli, unpackPage } from './packed-page.ts';
import { createPageCache, type KeptPage } from './page-cache.ts';
import type { PageInline } from './page-headers.ts';
import type { PageLimits } from './page-limits.ts';
import type { pageRenders } from './page-renders.ts';
import type { PageRequest, ReadPageRequest } from './render.ts';

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

  async function answerWith(c: Context, page: KeptPage): Promise<Response> {
    const { status, location, bytes } = page;
    if (location) return c.redirect(location, status as 301);
    const headers: Record<string, string> = {
      ...headersOf(page),
      ...pageInFront(c.req.raw, page),
      ...(status === unavailable && retryLater),
    };
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
      return answerWith(c, await kept);
    }
    if (page.searches) await limits(c, 'search');
    await limits(c, 'render');
    const coming = cache.find(key);
    if (coming) return answerWith(c, await coming);
    pageFrom('rendered');
    return answerWith(
      c,
      await cache.add(key, start(page, { origin, report: (error) => report(error, traceId) })),
    );
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
