import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import tokenHandoff from '#openapi/token-handoff.json' with { type: 'json' };
import { useTokenHandoff } from '#src/features/auth/use-token-handoff.ts';
import { type ClientState, ClientStateContext, createEmptyState } from '#src/state/client-state.ts';
import type { KeyValueStorage } from '#src/state/storage.ts';

/** As much of a browser as React asks for to run the effects of a component that draws nothing. */
function emptyElement(): Element {
  const page = { nodeType: 9, addEventListener() {} };
  return {
    nodeType: 1,
    tagName: 'DIV',
    namespaceURI: 'http://www.w3.org/1999/xhtml',
    ownerDocument: page,
    addEventListener() {},
  } as unknown as Element;
}

function tabWith(key: string, value: unknown): KeyValueStorage {
  const kept = new Map([[key, value]]);
  return {
    read: <T,>(name: string) => kept.get(name) as T | undefined,
    write: (name, written) => kept.set(name, written).has(name),
    remove: (name) => void kept.delete(name),
  };
}

test('who was handed over is asked about, also where effects run twice (StrictMode)', async () => {
  // React asks whether the focus is in a frame: any class will do.
  vi.stubGlobal('window', { HTMLIFrameElement: Map });
  const state: ClientState = {
    ...createEmptyState(),
    tab: tabWith(tokenHandoff.tabKey, { icanToken: 'a.b.c' }),
  };
  state.ui.set({ isHandedOver: true });
  const seen: unknown[] = [];
  function Reader() {
    seen.push(useTokenHandoff().handedOver);
    return null;
  }
  const router = createMemoryRouter([{ path: '/', Component: Reader }]);
  createRoot(emptyElement()).render(
    <StrictMode>
      <ClientStateContext value={state}>
        <RouterProvider router={router} />
      </ClientStateContext>
    </StrictMode>,
  );
  await vi.waitFor(() => expect(seen.at(-1)).toEqual({ by: 'app', idToken: 'a.b.c' }));
  expect(state.ui.state.get().isHandedOver).toBe(true);
});
