import { once } from 'node:events';
import { Readable } from 'node:stream';
import { callsOfPage } from './call-deadline.ts';
import type { PageRequest, RenderedPage, RenderOptions, RenderPage } from './render.ts';
import { renderQueue } from './render-queue.ts';

/** A rendered page. */
export type WholePage = {
  status: number;
  /** Address of a redirect; null for a page. */
  location: string | null;
  html: Buffer;
  /** The texts of the inline scripts that the page runs. */
  scripts: readonly string[];
  /** False when a service call of the page failed. */
  complete: boolean;
};

type StartOptions = Pick<RenderOptions, 'origin' | 'report'>;

/** The beginning of a page; `complete` is false when a service call of the page failed so far. */
export type BegunPage = RenderedPage & Pick<WholePage, 'complete'>;

/** Renders pages with limited concurrency, each with a deadline for its service calls. */
export function pageRenders(renderPage: RenderPage, api: RenderOptions['api']) {
  const inTurn = renderQueue();
  /**
   * Starts rendering a page: `first` is the answer for the visitor, with a body that is streamed; `whole` resolves when the page is
   * complete. Both reject with `TooBusy` when the queue is full or the wait too long.
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

/** Copies a page to the visitor's stream piece by piece; resolves with the whole page. */
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
