/** What the reader did before any script came (src/app/start-script.ts fills it in). */
export type EarlyTouch = {
  touched: boolean;
  /** Resolves at the first touch. */
  onTouch: Promise<void>;
  /** Clicked in sleeping parts, in this order. */
  controls: HTMLElement[];
  /** The page is long in coming to life: the browser does by itself what it can. */
  late: boolean;
  /** The page will not come to life: its scripts could not be had, or took too long (`late`). */
  dead: (late: boolean) => void;
  /** Aborted by whoever takes all this on. */
  adopted: AbortController;
};

declare global {
  interface Window {
    __EARLY__?: EarlyTouch;
  }
}
