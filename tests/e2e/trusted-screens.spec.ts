import { expect } from '@playwright/test';
import { paths } from '../../src/domain/urls.ts';
import { test } from './journey.ts';
import { openAndTouch, violations } from './policy-violations.ts';
import { isReached } from './reached-addresses.ts';
import { quietConsole, signInByService } from './shopper.ts';

/** Every screen that a visitor can open, but the one of the last product, which leads elsewhere. */
const ofVisitors = [
  ...Object.values(paths).filter((path) => path !== paths.goods),
  '/electronics/10001',
  '/electronics/10001/prods/Phones-10003',
  '/products/100001',
  '/SearchResults/kettle?q=kettle',
  '/store/tarnfell-outdoor/2012',
  '/agreements/service',
  '/agreements/privacy',
];

const ofMembers = [
  paths.cart,
  paths.chat,
  '/iCanchat?shopId=2012',
  paths.profile,
  paths.toPay,
  paths.favourites,
];

for (const path of ofVisitors.filter(isReached))
  test(`a visitor opens ${path}, and nothing is forbidden`, async ({ page }) => {
    const said = quietConsole(page);
    const seen = await violations(page);
    await openAndTouch(page, path);
    expect([seen, said]).toEqual([[], []]);
  });

for (const path of ofMembers.filter(isReached))
  test(`a member opens ${path}, and nothing is forbidden`, async ({ page }) => {
    await signInByService(page);
    // A member's stream of events stays open; here it ends at once, so that the network is idle now and then.
    await page.route('**/p/chat/stream*', (route) =>
      route.fulfill({ contentType: 'text/event-stream', body: ': over\n\n' }),
    );
    const said = quietConsole(page);
    const seen = await violations(page);
    await openAndTouch(page, path);
    expect([seen, said]).toEqual([[], []]);
  });
