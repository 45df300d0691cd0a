/** What the reader did before any script came (src/app/start-script.ts fills it in). */
export type EarlyTouch = {
  touched: boolean;
  /** Resolves at the first touch. */
  onTouch: Promise<void>;
  /** Clicked in sleeping parts, in this order. */
  controls: HTMLElement[];
  /** Aborted by whoever takes all this on. */
  adopted: AbortController;
};

declare global {
  interface Window {
    __EARLY__?: EarlyTouch;
  }
}
