import type { Page } from '@playwright/test';

/** Holds back what is asked for at these addresses until the returned function is called. */
export async function hold(page: Page, where: string | RegExp) {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(where, async (route) => {
    await gone;
    await route.continue();
  });
  return letGo;
}
