import { expect, type Locator, type Page, type Request } from '@playwright/test';

/** The way on that a message offers. */
export const again = (page: Page) => page.getByRole('button', { name: 'Try again' });
/** What the page says in passing. */
export const says = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

/**
 * Touches the page and lets five seconds of its own clock go by, again while a slow machine has not begun to listen
 * or to count.
 */
export const saysStillLoading = (page: Page) =>
  expect(async () => {
    await page.mouse.move(40 + Math.random() * 40, 300, { steps: 2 });
    await page.clock.fastForward(5000);
    await expect(says(page, 'This page is still loading. Its links work already.')).toBeVisible({
      timeout: 1000,
    });
  }).toPass({ timeout: 15_000 });
/** What is said of anything that takes long. */
export const longer = 'This takes longer than usual.';

/** Addresses of a file of the build's code, by its name in the build. */
export const codeFile = (name: string) => new RegExp(`/assets/${name}-[\\w-]{8}\\.js$`);

/** Never answers what is asked for at these addresses, until the returned function is called; what was asked by then stays silent. */
export async function hang(page: Page, where: RegExp) {
  let silent = true;
  await page.route(where, (route) => (silent ? undefined : route.continue()));
  return () => {
    silent = false;
  };
}

/** Opens a page and waits until all of it is alive. */
export async function openAlive(page: Page, path: string) {
  await page.goto(path);
  await wake(page);
}

/** Touches the page that comes or is there, until all of it is alive. */
export async function wake(page: Page) {
  await expect(async () => {
    await page.mouse.move(40 + Math.random() * 40, 300, { steps: 2 });
    await expect(page.locator('main')).toBeVisible({ timeout: 1000 });
    await expect(page.locator('[data-asleep]')).toHaveCount(0, { timeout: 2000 });
  }).toPass({ timeout: 30_000 });
}

/** Touches the page that comes, again while a slow machine has not begun to listen, until what it says then is seen. */
export const touchUntilSeen = (page: Page, said: Locator) =>
  expect(async () => {
    await page.mouse.move(40 + Math.random() * 40, 300, { steps: 2 });
    await expect(said).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });

/** The documents that the page loads from now on. */
export function documents(page: Page): string[] {
  const loaded: string[] = [];
  page.on('request', (request: Request) => {
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname);
  });
  return loaded;
}
