import { expect, type Page, type Request } from '@playwright/test';
import { buyNow, cards, newBuyer, pay, toCard } from './buyer.ts';
import { test } from './journey.ts';
import { tokenOf } from './shopper.ts';

/** All requests of a tab and of the frames in it, those of its workers among them. */
function watched(page: Page): Request[] {
  const seen: Request[] = [];
  page.context().on('request', (request) => seen.push(request));
  return seen;
}

const originOf = (request: Request) => new URL(request.url()).origin;

/** What of a request says who the member is: the token wherever it stands, or a session's cookie. */
async function tellsOf(request: Request, token: string): Promise<boolean> {
  const headers = await request.allHeaders();
  const said = [request.url(), request.postData() ?? '', ...Object.values(headers)].join(' ');
  return (
    said.includes(token) || headers.authorization !== undefined || /mall_r[st]=/.test(headers.cookie ?? '')
  );
}

test('the token goes with every call of a member to the service, and to nobody else (S7.6, Z28)', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const home = new URL(baseURL ?? '').origin;
  await page.route('https://elsewhere.example/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  const seen = watched(page);
  await newBuyer(page);
  await page.goto('/Settings');
  await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible();
  await expect.poll(() => tokenOf(page)).toMatch(/^\S{20,}$/);
  const token = (await tokenOf(page)) ?? '';

  await page.goto('/products/100003');
  await page.mouse.wheel(0, 6_000);
  await expect(page.getByRole('region', { name: 'Similar products' })).toBeVisible();
  // A picture of another origin, as a shop might name one.
  await page.evaluate(() =>
    document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example/a.svg' })),
  );
  await page.goto('/SearchResults/kettle?q=kettle');
  await page.goto('/notification');
  await page.goto('/iCanchat?shopId=2012');
  await expect(page).toHaveURL(/conversationId=cv_/);
  await buyNow(page, 100_005);
  await toCard(page, cards.approved);
  await pay(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Order paid' })).toBeVisible();

  const members = seen.filter((request) => new URL(request.url()).pathname.startsWith('/api/p/'));
  expect(members.length).toBeGreaterThan(10);
  for (const request of members) {
    expect(originOf(request)).toBe(home);
    const { authorization } = await request.allHeaders();
    expect(authorization, request.url()).toMatch(/^Bearer \S{20,}$/);
  }
  const foreign = seen.filter((request) => /^https?:/.test(request.url()) && originOf(request) !== home);
  // The fields of the card are another origin's.
  expect(new Set(foreign.map(originOf)).size).toBeGreaterThan(0);
  const told: string[] = [];
  for (const request of foreign) if (await tellsOf(request, token)) told.push(request.url());
  expect(told).toEqual([]);
});
