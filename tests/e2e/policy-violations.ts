import type { Page } from '@playwright/test';

/** What the pages' policy forbids, as the browser reports it, on every page that this tab opens. */
export async function violations(page: Page): Promise<string[]> {
  const seen: string[] = [];
  await page.exposeFunction('reportViolation', (what: string) => void seen.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportViolation } = window as unknown as { reportViolation: (what: string) => void };
      reportViolation([event.violatedDirective, event.sourceFile, event.lineNumber, event.sample].join(' '));
    });
  });
  return seen;
}

/** Opens a page and touches it, so that all of it hydrates. */
export async function openAndTouch(page: Page, path: string) {
  await page.goto(path);
  await page.mouse.move(30, 30, { steps: 2 });
  await page.mouse.wheel(0, 3_000);
  await page.waitForLoadState('networkidle');
}
