import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { touchUntilSeen } from './patience.ts';
import { enterByPassword, letReload, newAccount } from './shopper.ts';

const kettle = '/products/100003';

/** Something that others wait for. */
function moment() {
  let come = () => {};
  const came = new Promise<void>((resolve) => {
    come = resolve;
  });
  return { come, came };
}

/** What a tab tells the others, and its own listeners, reaches them late. */
const tellTabsLate = (page: Page) =>
  page.addInitScript(() => {
    const tell = BroadcastChannel.prototype.postMessage;
    BroadcastChannel.prototype.postMessage = function tellLate(news) {
      const channel = new BroadcastChannel(this.name);
      setTimeout(() => {
        tell.call(channel, news);
        channel.close();
      }, 1500);
    };
  });

for (const refused of ['before', 'after'] as const)
  test(`live events refused ${refused} the log-out is answered do not say that the session has ended (S4.2)`, async ({
    page,
    request,
  }) => {
    await tellTabsLate(page);
    const listening = page.waitForResponse('**/api/p/chat/stream');
    await enterByPassword(page, '/Settings', await newAccount(page, request));
    const logOut = page.getByRole('main').getByRole('button', { name: 'Log out' });
    await expect(logOut).toBeVisible();
    await listening;
    const homeAsked = moment();
    const askedAgain = moment();
    const told = moment();
    let isAnswered = false;
    const leftOnceAnswered: boolean[] = [];
    // The service closes the stream as it ends the session, and the page asks for it again with the token that it has.
    await page.route('**/api/p/chat/stream', async (route) => {
      const response = await route.fetch();
      expect(response.status()).toBe(401);
      askedAgain.come();
      if (refused === 'after') await homeAsked.came;
      await route.fulfill({ response });
      setTimeout(told.come, 300);
    });
    await page.route('**/api/app/logout', async (route) => {
      const response = await route.fetch();
      await askedAgain.came;
      if (refused === 'before') await told.came;
      isAnswered = true;
      await route.fulfill({ response });
    });
    // Home is on its way until the refusal was heard.
    await page.route(/\/$/, async (route) => {
      leftOnceAnswered.push(isAnswered);
      homeAsked.come();
      await told.came;
      await route.continue();
    });
    await logOut.click();
    await expect(page).toHaveURL('/');
    await touchUntilSeen(page, page.getByText('Logged out', { exact: true }));
    expect(leftOnceAnswered).toEqual([true]);
  });

test('a refused token leads home once, says so, and the way back is there after signing in again (S8.5, Z22, S4.3)', async ({
  page,
  request,
}) => {
  await enterByPassword(page, '/ToReceive', await newAccount(page, request));
  // The page that comes finds the refused token; the one that stands would leave by itself, and cut the reload.
  await page.addInitScript(() => {
    const kept = window.sessionStorage.getItem('mall.session');
    if (!kept) return;
    const refused = { ...(JSON.parse(kept) as object), access_token: 'not.a.token' };
    window.sessionStorage.setItem('mall.session', JSON.stringify(refused));
  });
  await letReload(page);
  await expect(page).toHaveURL('/');
  const ended = page.getByText('Your session has ended. Log in again to continue.', { exact: true }).first();
  await touchUntilSeen(page, ended);
});

test('what a member asks for when the session is over is done once, after signing in again (Z21)', async ({
  page,
  request,
}) => {
  const mobile = await newAccount(page, request);
  await enterByPassword(page, '/Cart', mobile);
  await page.goto(kettle);
  // This one question is asked with a refused token; what the page asks by itself at the first touch is not.
  await page.route(
    '**/api/p/shopCart/changeItem',
    (route, asked) =>
      route.continue({ headers: { ...asked.headers(), authorization: 'Bearer not.a.token' } }),
    { times: 1 },
  );
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).click();
  await expect(page).toHaveURL('/');
  await page.waitForLoadState();
  await enterByPassword(page, '/Cart', mobile);
  await expect(page.getByText('Added to cart', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/Cart');
  await page.reload();
  await expect(page.getByRole('main').getByRole('spinbutton')).toHaveValue('1');
});
