import { callsOfPage } from './call-deadline.ts';
import type { PageRequest, RenderOptions, RenderPage } from './render.ts';
import { renderQueue } from './render-queue.ts';

/** A page as it was rendered. */
export type WholePage = {
  status: number;
  /** Where the reader is sent instead. */
  location: string | null;
  html: Buffer;
  /** The nonce that stands in it. */
  nonce: string;
  /** False when a part of it could not be had. */
  complete: boolean;
};

type StartOptions = Pick<RenderOptions, 'nonce' | 'origin' | 'report'>;

/** Renders pages in turn, each with its own deadline for what it asks of the service. */
export function pageRenders(renderPage: RenderPage, api: RenderOptions['api']) {
  const inTurn = renderQueue();
  /**
   * Starts a page: `first` is its answer for whoever asked, streamed as it comes; `whole` is settled when all of it is
   * there. Both fail with `TooBusy` when its turn does not come.
   */
  return function start(page: PageRequest, { nonce, ...options }: StartOptions) {
    const calls = callsOfPage(api);
    let begin: (answer: Response) => void;
    let fail: (error: unknown) => void;
    const first = new Promise<Response>((resolve, reject) => {
      begin = resolve;
      fail = reject;
    });
    const whole = inTurn(async (): Promise<WholePage> => {
      const answer = await renderPage(page, { ...options, nonce, api: calls.api });
      const { status, headers } = answer;
      const [now, later] = answer.body?.tee() ?? [null, null];
      begin(new Response(now, { status, headers }));
      const html = Buffer.from(await new Response(later).arrayBuffer());
      return { status, location: headers.get('location'), html, nonce, complete: calls.isComplete() };
    }).finally(() => calls.end());
    whole.catch((error: unknown) => fail(error));
    return { first, whole };
  };
}
