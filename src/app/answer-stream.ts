import { dehydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import { scriptJson } from './page-state.ts';

type AnswerStream = {
  /** The cache as it is when the shell goes out. */
  query: DehydratedState;
  /** Sends the answers that come later, between two flushes of the page. */
  answers: (nonce: string) => TransformStream<Uint8Array, Uint8Array>;
};

/** Watches a page's questions: the answered ones go into the shell, the open ones follow it. */
export function streamAnswers(queryClient: QueryClient): AnswerStream {
  const state = dehydrate(queryClient);
  const open = new Set(
    state.queries.filter((query) => query.state.status === 'pending').map(({ queryHash }) => queryHash),
  );
  const out: string[] = [];
  const stop = queryClient.getQueryCache().subscribe(({ query, type }) => {
    if (type !== 'updated' || query.state.status === 'pending' || !open.delete(query.queryHash)) return;
    const answer = [query.queryHash, query.state.status === 'success' ? 1 : 0, query.state.data ?? null];
    out.push(`(self.__ANSWERS__=self.__ANSWERS__||[]).push(${scriptJson(answer)})`);
  });

  const answers = (nonce: string) => {
    const encoder = new TextEncoder();
    let timer: NodeJS.Immediate | undefined;
    const send = (controller: TransformStreamDefaultController<Uint8Array>) => {
      const scripts = out.splice(0).join(';');
      if (scripts) controller.enqueue(encoder.encode(`<script nonce="${nonce}">${scripts}</script>`));
    };
    return new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        // At a flush boundary an answer goes out before the markup that needed it, never after </html>.
        if (!timer) send(controller);
        controller.enqueue(chunk);
        if (timer) clearImmediate(timer);
        timer = setImmediate(() => {
          timer = undefined;
          send(controller);
        });
      },
      flush(controller) {
        if (timer) clearImmediate(timer);
        send(controller);
        stop();
      },
    });
  };

  const queries = state.queries.map(({ promise: _promise, ...query }) => query);
  return { query: { ...state, queries }, answers };
}
