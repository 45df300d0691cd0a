import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { startScript } from '#src/app/start-script.ts';

const entry = '/assets/entry.js';

/** A page that has just been read: what it appends to its head, and what happens to it. */
function openPage({ hidden = false, readyState = 'interactive' } = {}) {
  const appended: { href?: string; src?: string }[] = [];
  let touch = () => {};
  let load = () => {};
  let paint: (() => void) | undefined;
  const document = {
    hidden,
    readyState,
    head: { append: (one: { href?: string; src?: string }) => appended.push(one) },
    createElement: () => ({ addEventListener: () => undefined }),
    getElementById: () => ({ textContent: JSON.stringify({ assets: { preload: ['/assets/home.js'] } }) }),
  };
  const window = {
    __EARLY__: { onTouch: new Promise<void>((resolve) => (touch = resolve)) },
    addEventListener: (type: string, hear: () => void) => {
      if (type === 'load') load = hear;
    },
  };
  class PerformanceObserver {
    observe: () => void;
    constructor(hear: () => void) {
      this.observe = () => {
        paint = hear;
      };
    }
  }
  runInNewContext(startScript([entry]), { document, window, PerformanceObserver, setTimeout });
  return {
    scripts: () => appended.flatMap(({ src }) => src ?? []),
    loaded: () => load(),
    painted: () => paint?.(),
    async touched() {
      touch();
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

describe('the scripts of a page come', () => {
  beforeEach(() => void vi.useFakeTimers());

  test('when it is loaded and painted, and once', async () => {
    const page = openPage();
    page.painted();
    expect(page.scripts()).toEqual([]);
    page.loaded();
    expect(page.scripts()).toEqual([]);
    page.painted();
    expect(page.scripts()).toEqual([entry]);
    await page.touched();
    vi.advanceTimersByTime(1000);
    expect(page.scripts()).toEqual([entry]);
  });

  test('half a second after it is loaded, where nothing is painted', () => {
    const page = openPage({ readyState: 'complete' });
    vi.advanceTimersByTime(499);
    expect(page.scripts()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(page.scripts()).toEqual([entry]);
  });

  test('at the first touch, whatever is missing', async () => {
    const page = openPage();
    await page.touched();
    expect(page.scripts()).toEqual([entry]);
  });

  test('at once where nobody sees it', () => {
    const page = openPage({ hidden: true });
    page.loaded();
    expect(page.scripts()).toEqual([entry]);
  });
});
