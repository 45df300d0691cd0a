import type { ReactNode } from 'react';
import { text } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import type { KeptParts } from './kept-parts.ts';

/** What React writes in place of a part that failed or waits, when it renders one text. */
const partMissing = '<!--$!-->';
/** A stream begins with it, one text does not. */
const doctype = '<!DOCTYPE html>';
/** Bytes of a Suspense boundary above which React would put it behind the page, to be moved by a script. */
const inPlace = 1 << 30;

type Told = {
  signal: AbortSignal;
  report: (error: unknown) => void;
  /** Those of its parts that other pages share; without them each is rendered. */
  parts?: KeptParts | undefined;
};

/** The page with places for its kept parts, or with all of its parts where none is given. */
type Page = (parts?: KeptParts) => ReactNode;

/**
 * The markup of a whole document. All that a page shows is there before it is rendered, so a stream would bring nothing
 * earlier, and one text costs the processor a tenth less (decision 78). It says nothing of a part that failed,
 * though: such a page is rendered again as a stream, which tells `report` and waits for what is missing.
 */
export async function pageMarkup(page: Page, told: Told): Promise<string> {
  return wholeMarkup(page, told.parts) ?? streamedMarkup(page(), told);
}

function wholeMarkup(page: Page, parts?: KeptParts): string | undefined {
  try {
    const html = renderToString(page(parts));
    if (html.includes(partMissing)) return undefined;
    return doctype + (parts?.whole(html) ?? html);
  } catch {
    return undefined;
  }
}

const streamedMarkup = (page: ReactNode, { signal, report }: Told) =>
  new Promise<string>((resolve, reject) => {
    const rendering = renderToPipeableStream(page, {
      progressiveChunkSize: inPlace,
      onError: report,
      onShellError: reject,
      onAllReady: () => void text(rendering.pipe(new PassThrough())).then(resolve, reject),
    });
    signal.addEventListener('abort', () => rendering.abort(signal.reason));
  });

/**
 * Writes the end of a page's head, given all of it before `</head>`, and what stands behind its markup. Answers the page in pieces:
 * made into one text, all of it would be copied once more.
 */
export function withHeadAndTail(html: string, headOf: (head: string) => string, tail: string): string[] {
  const headEnd = html.indexOf('</head>');
  const bodyEnd = html.lastIndexOf('</body>');
  return [headOf(html.slice(0, headEnd)), html.slice(headEnd, bodyEnd), tail, html.slice(bodyEnd)];
}
