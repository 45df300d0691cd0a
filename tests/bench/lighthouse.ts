import * as launcher from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromium, chromiumArgs } from '../../scripts/chromium.ts';

const runs = 3;

/** The median of three mobile runs: score (0–1), LCP (ms), layout shift. */
export async function lighthouseMobile(url: string) {
  const results: { score: number; lcp: number; cls: number }[] = [];
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
      lcp: audit('largest-contentful-paint'),
      cls: audit('cumulative-layout-shift'),
    });
    chrome.kill();
  }
  return results.toSorted((a, b) => a.lcp - b.lcp)[Math.floor(runs / 2)];
}
