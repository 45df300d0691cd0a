/** What the reader did before any script came (src/app/start-script.ts fills it in). */
export type PreHydrationEvents = {
  /** Path and query for which the server made the page. */
  address: string;
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

/**
 * True when the page has another address than the one that it was made for: somebody went back, within the entries that a
 * page had made before it was loaded anew, while this one was not alive. What hydrates then would not be what stands there.
 */
export const hasMovedEarly = (): boolean =>
  window.__EARLY__ !== undefined &&
  window.__EARLY__.address !== window.location.pathname + window.location.search;

declare global {
  interface Window {
    __EARLY__?: PreHydrationEvents;
  }
}
