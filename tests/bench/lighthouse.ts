import * as launcher from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromium, chromiumArgs } from '../../scripts/chromium.ts';

const runs = 3;

/** What a run of Lighthouse measures: score (0–1), times in ms, layout shift. */
export type PhoneFigures = Record<'score' | 'fcp' | 'lcp' | 'tbt' | 'mainThread' | 'cls', number>;

/** The median of three mobile runs, by LCP. */
export async function lighthouseMobile(url: string): Promise<PhoneFigures | undefined> {
  const results: PhoneFigures[] = [];
  for (let run = 0; run < runs; run += 1) {
    const chrome = await launcher.launch({
      chromePath: chromium(),
      chromeFlags: ['--headless', ...chromiumArgs],
    });
    const result = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance'],
    });
    const audit = (id: string) => result?.lhr.audits[id]?.numericValue ?? Number.NaN;
    results.push({
      score: result?.lhr.categories.performance?.score ?? 0,
      fcp: audit('first-contentful-paint'),
      lcp: audit('largest-contentful-paint'),
      tbt: audit('total-blocking-time'),
      mainThread: audit('mainthread-work-breakdown'),
      cls: audit('cumulative-layout-shift'),
    });
    chrome.kill();
  }
  return results.toSorted((a, b) => a.lcp - b.lcp)[Math.floor(runs / 2)];
}
