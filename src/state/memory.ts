import { createContext, use } from 'react';
import { createResume, type Resume } from './resume.ts';
import { createSearchHistory, type SearchHistory } from './search-history.ts';
import { createSessionStore, type SessionStore } from './session.ts';
import { emptyShelf, localShelf, type Shelf, tabShelf } from './storage.ts';
import { createUi, type Ui } from './ui.ts';

/** All that one tab remembers; the server makes an empty one for each page. */
export type Memory = {
  /** What the browser and the tab keep; parts that are wanted late keep their own things there. */
  local: Shelf;
  tab: Shelf;
  session: SessionStore;
  history: SearchHistory;
  resume: Resume;
  ui: Ui;
};

function memoryOver(local: Shelf, tab: Shelf, cookies: () => string): Memory {
  return {
    local,
    tab,
    session: createSessionStore(tab, cookies),
    history: createSearchHistory(local),
    resume: createResume(tab),
    ui: createUi(),
  };
}

export const createBrowserMemory = () => memoryOver(localShelf(), tabShelf(), () => document.cookie);
export const createEmptyMemory = () => memoryOver(emptyShelf(), emptyShelf(), () => '');

export const MemoryContext = createContext<Memory | undefined>(undefined);

/** The tab's memory. */
export function useMemory(): Memory {
  const memory = use(MemoryContext);
  if (!memory)
    throw new Error('useMemory needs a <MemoryContext> above it; src/app/Providers.tsx mounts one.');
  return memory;
}
