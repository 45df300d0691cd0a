import { once } from 'node:events';
import { Readable } from 'node:stream';
import { callsOfPage } from './call-deadline.ts';
import type { PageRequest, RenderedPage, RenderOptions, RenderPage } from './render.ts';
import { renderQueue } from './render-queue.ts';

/** A page as it was rendered. */
export type WholePage = {
  status: number;
  /** Where the reader is sent instead. */
  location: string | null;
  html: Buffer;
  /** The inline scripts that it runs. */
  scripts: readonly string[];
  /** False when a part of it could not be had. */
  complete: boolean;
};

type StartOptions = Pick<RenderOptions, 'origin' | 'report'>;

/** The beginning of a page; `complete` is false when a part of it could not be had. */
export type BegunPage = RenderedPage & Pick<WholePage, 'complete'>;

/** Renders pages with limited concurrency, each with a deadline for its service calls. */
export function pageRenders(renderPage: RenderPage, api: RenderOptions['api']) {
  const inTurn = renderQueue();
  /**
   * Starts a page: `first` is its answer for whoever asked, streamed as it comes; `whole` is settled when all of it is
   * there. Both fail with `TooBusy` when its turn does not come.
   */
  return function start(page: PageRequest, options: StartOptions) {
    const calls = callsOfPage(api);
    let begin: (answer: BegunPage) => void;
    let fail: (error: unknown) => void;
    const first = new Promise<BegunPage>((resolve, reject) => {
      begin = resolve;
      fail = reject;
    });
    const whole = inTurn(async (): Promise<WholePage> => {
      const { status, location, body, scripts } = await renderPage(page, { ...options, api: calls.api });
      const now = body && new Readable({ read() {} });
      begin({ status, location, body: now, scripts, complete: calls.isComplete() });
      const html = body && now ? await passOn(body, now) : Buffer.alloc(0);
      return { status, location, html, scripts, complete: calls.isComplete() };
    }).finally(() => calls.end());
    whole.catch((error: unknown) => fail(error));
    return { first, whole };
  };
}

/** Gives a page on to whoever asked, piece by piece, and in the end as a whole. */
async function passOn(body: Readable, now: Readable): Promise<Buffer> {
  const pieces: Buffer[] = [];
  body.on('data', (piece: Buffer) => {
    pieces.push(piece);
    now.push(piece);
  });
  try {
    await once(body, 'end');
  } catch (fault) {
    now.destroy(fault as Error);
    throw fault;
  }
  now.push(null);
  return Buffer.concat(pieces);
}
