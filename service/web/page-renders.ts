import { callsOfPage } from './call-deadline.ts';
import type { PageRequest, RenderOptions, RenderPage } from './render.ts';
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

/**
 * Renders pages with limited concurrency, each with a deadline for its service calls. @throws TooBusy when the queue is full or the wait
 * too long
 */
export function pageRenders(renderPage: RenderPage, api: RenderOptions['api']) {
  const inTurn = renderQueue();
  return (page: PageRequest, options: StartOptions): Promise<WholePage> => {
    const calls = callsOfPage(api);
    return inTurn(async () => {
      const { html, ...told } = await renderPage(page, { ...options, api: calls.api });
      const pieces = (html ?? []).map((piece) => Buffer.from(piece));
      return { ...told, html: Buffer.concat(pieces), complete: calls.isComplete() };
    }).finally(() => calls.end());
  };
}
