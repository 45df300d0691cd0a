import { expect, type Page } from '@playwright/test';
import { paths } from '../../src/domain/urls.ts';
import { test } from './journey.ts';
import { logInByPassword, newAccount, quietConsole } from './shopper.ts';

/** What the pages' policy forbids, as the browser reports it, on every page that this tab opens. */
async function violations(page: Page): Promise<string[]> {
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
async function openAndTouch(page: Page, path: string) {
  await page.goto(path);
  await page.mouse.move(30, 30);
  await page.mouse.wheel(0, 3_000);
  await page.waitForLoadState('networkidle');
}

test('markup and scripts come from our own policies only', async ({ page }) => {
  const answer = await page.goto('/About');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain('trusted-types mall-entry mall-html');
  const tried = await page.evaluate(() => {
    const outcome = (attempt: () => void) => {
      try {
        attempt();
        return 'done';
      } catch (fault) {
        return (fault as Error).name;
      }
    };
    type Types = {
      createPolicy: (name: string, rules: object) => { createScriptURL: (url: string) => unknown };
    };
    const { trustedTypes } = window as unknown as { trustedTypes: Types };
    return {
      markup: outcome(() => void (document.createElement('p').innerHTML = '<b>x</b>')),
      script: outcome(() => void (document.createElement('script').src = '/x.js')),
      frame: outcome(() => void (document.createElement('iframe').srcdoc = '<b>x</b>')),
      ownPolicy: outcome(() => void trustedTypes.createPolicy('mine', {})),
      ourPolicyAgain: outcome(() => void trustedTypes.createPolicy('mall-entry', {})),
    };
  });
  expect(tried).toEqual({
    markup: 'TypeError',
    script: 'TypeError',
    frame: 'TypeError',
    ownPolicy: 'TypeError',
    ourPolicyAgain: 'TypeError',
  });
});

test('a visitor opens every screen, and nothing is forbidden', async ({ page }) => {
  test.setTimeout(240_000);
  const said = quietConsole(page);
  const seen = await violations(page);
  for (const path of [
    ...Object.values(paths).filter((one) => one !== paths.goods),
    '/electronics/10001',
    '/electronics/10001/prods/Phones-10003',
    '/products/100001',
    '/SearchResults/kettle?q=kettle',
    '/store/tarnfell-outdoor/2012',
    '/agreements/service',
    '/agreements/privacy',
  ])
    await openAndTouch(page, path);
  expect([seen, said]).toEqual([[], []]);
});

test('a member searches, asks, reads terms and buys, and nothing is forbidden', async ({ page, request }) => {
  test.setTimeout(240_000);
  const mobile = await newAccount(page, request);
  // A member's stream of events stays open; here it ends at once, so that the network is idle now and then.
  await page.route('**/p/chat/stream*', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: ': over\n\n' }),
  );
  const said = quietConsole(page);
  const seen = await violations(page);
  await openAndTouch(page, '/Settings');
  await logInByPassword(page, mobile);

  await openAndTouch(page, '/');
  await page.getByRole('combobox', { name: 'Search products, shops and brands' }).click();
  await page.getByRole('combobox', { name: 'Search products, shops and brands' }).fill('kett');
  await page
    .getByRole('option', { name: /kettle/i })
    .first()
    .click();
  await expect(page).toHaveURL(/SearchResults/);
  // By a link within the page: the product's own text comes in as markup.
  await page.getByRole('main').locator('a[href^="/products/"]').first().click();
  await expect(page).toHaveURL(/\/products\//);
  await page.mouse.wheel(0, 6_000);
  await page.waitForLoadState('networkidle');

  await openAndTouch(page, '/notification');
  const announcement = page.getByRole('main').getByRole('button').first();
  if (await announcement.isVisible()) await announcement.click();
  await openAndTouch(page, '/About');
  // Without a load: the terms come in as markup.
  await page.evaluate(() => {
    window.history.pushState({}, '', '/agreements/service');
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  for (const path of [
    paths.cart,
    paths.chat,
    '/iCanchat?shopId=2012',
    paths.profile,
    paths.toPay,
    paths.favourites,
  ])
    await openAndTouch(page, path);
  expect([seen, said]).toEqual([[], []]);
});
