import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { openAndTouch, violations } from './policy-violations.ts';
import { logInByPassword, newAccount, quietConsole } from './shopper.ts';

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
  expect([seen, said]).toEqual([[], []]);
});
