import { createContext, use } from 'react';
import { createPendingActionStore, type PendingActionStore } from './pending-action.ts';
import { createSearchHistory, type SearchHistory } from './search-history.ts';
import { createSessionStore, type SessionStore } from './session.ts';
import { emptyStorage, browserStorage, type KeyValueStorage, tabStorage } from './storage.ts';
import { createUi, type Ui } from './ui.ts';

/**
 * Client state of one tab: its session, search history, pending action and UI. The server makes an empty one for
 * each page that it renders.
 */
export type ClientState = {
  /** localStorage and sessionStorage; parts whose code is loaded later keep their own entries there. */
  local: KeyValueStorage;
  tab: KeyValueStorage;
  session: SessionStore;
  history: SearchHistory;
  resume: PendingActionStore;
  ui: Ui;
};

function stateOver(local: KeyValueStorage, tab: KeyValueStorage, cookies: () => string): ClientState {
  return {
    local,
    tab,
    session: createSessionStore(tab, cookies),
    history: createSearchHistory(local),
    resume: createPendingActionStore(tab),
    ui: createUi(),
  };
}

export const createBrowserState = () => stateOver(browserStorage(), tabStorage(), () => document.cookie);
export const createEmptyState = () => stateOver(emptyStorage(), emptyStorage(), () => '');

export const ClientStateContext = createContext<ClientState | undefined>(undefined);

/** The client state of this tab; throws outside of `ClientStateContext`. */
export function useClientState(): ClientState {
  const memory = use(ClientStateContext);
  if (!memory)
    throw new Error(
      'useClientState needs a <ClientStateContext> above it; src/app/Providers.tsx mounts one.',
    );
  return memory;
}
