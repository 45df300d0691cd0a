/** What a page may be waiting for: its own scripts, another page, the code of a part, an answer, or that something is sent. */
export type Awaited = 'app' | 'page' | 'code' | 'answer' | 'sending';

/**
 * The bar at the foot of a page that says what is waited for and what did not come. The page's first script draws it
 * (src/app/waiting-script.ts), so that it is there when no code can be had.
 */
export type WaitingBar = {
  /** Says after some seconds that this is waited for, until the returned function is called; `again` is a way on from there. */
  wait(what: Awaited, again?: () => void): () => void;
  /** Says that this did not come; `again` is called once, by the reader. */
  failed(what: 'app' | 'code', again: () => void): void;
  /** Loads the page anew, when the shop can be reached; false when it cannot. */
  anew(): Promise<boolean>;
  /** The same without being asked: once for an address of a build. */
  anewOnce(): Promise<boolean>;
};

declare global {
  interface Window {
    /** Missing on the server, in the workbench and in tests. */
    __WAITING__?: WaitingBar;
  }
}

/** The bar of this page, where there is one. */
export const waitingBar = (): WaitingBar | undefined =>
  typeof window === 'undefined' ? undefined : window.__WAITING__;
