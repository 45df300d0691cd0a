import { expect, test } from 'vitest';
import { workbenchAddress } from '#src/app/workbench-address.ts';
import { files } from '../structure/source.ts';
import { sidesOf } from '#storybook/beside/choices.ts';
import { screenStory } from '#storybook/docs/screen-story.ts';
import { inTheShop, screensThatLoad } from '#storybook/sidebar/import-graph.ts';
import { nounLabels } from '#storybook/sidebar/noun-labels.ts';
import { helpfulPanel, panelGuide } from '#storybook/sidebar/helpful-panel.ts';
import { asWords, sidebarTitle } from '#storybook/sidebar/place.ts';
import { statusOf } from '#storybook/sidebar/status.ts';

test('names are words', () => {
  expect(['OnAPhone', 'Cart99Plus', 'group-buy', 'QrCode', 'HtmlInText', 'Server400'].map(asWords)).toEqual([
    'On a phone',
    'Cart 99 plus',
    'Group buy',
    'QR code',
    'Html in text',
    'Server 400',
  ]);
});

test('a story file stands under what it is about', () => {
  expect(sidebarTitle('design-system/cards/product/ProductCard', false)).toBe('Parts/Products/Product card');
  expect(sidebarTitle('design-system/empty-states/EmptyCart', false)).toBe('Empty states/Empty cart');
  expect(sidebarTitle('pages/group-buy/GroupBuyPage', true)).toBe('Screens/Group buy');
  expect(sidebarTitle('pages/settings/SettingsPage', false)).toBe('Screens/Settings/Whole screen');
  expect(sidebarTitle('pages/settings/AddressesPanel', false)).toBe('Screens/Settings/Addresses panel');
  expect(sidebarTitle('journeys/SignIn', false)).toBe('Journeys/Sign in');
});

test('no part stands flat in a room that has folders', () => {
  const parts = [
    ...files('src/design-system', '.tsx', '.ts'),
    ...files('stories/design-system', '.tsx', '.ts'),
  ];
  expect(
    parts.filter((file) => /design-system\/(primitives|cards|panels|forms|modals)\/[^/]+$/.test(file)),
  ).toEqual([]);
});

test('every folder of a noun has its words', () => {
  const nouns = files('stories/design-system', '.stories.tsx')
    .map((file) => /\/(?:cards|panels|forms|modals)\/([^/]+)\/[^/]+$/.exec(file)?.[1])
    .filter((noun) => noun !== undefined);
  expect([...new Set(nouns)].filter((noun) => !(noun in nounLabels))).toEqual([]);
  expect(sidebarTitle('design-system/panels/group-buy/GroupBuyPanel', false)).toBe(
    'Parts/Group buys/Group buy panel',
  );
  expect(sidebarTitle('design-system/primitives/form/TextField', false)).toBe('Primitives/Form/Text field');
});

test('the status comes of what the shop loads', () => {
  const shop = inTheShop();
  expect(shop.has('src/design-system/cards/product/ProductCard.tsx')).toBe(true);
  expect(statusOf('design-system/cards/product/ProductCard', [])).toBe('stable');
  expect(statusOf('design-system/cards/product/ProductCard', ['new'])).toBeUndefined();
  expect(statusOf('foundations/Toolbar', [])).toBeUndefined();
  const apart = files('src/design-system', '.tsx').filter((file) => !shop.has(file));
  const states = apart.map((file) => statusOf(file.replace(/^src\/|\.tsx$/g, ''), []));
  expect(new Set(states)).toEqual(new Set(apart.length > 0 ? ['not-yet-in-the-shop'] : []));
});

test('a part knows the screens that load it', () => {
  expect(screensThatLoad().get('src/design-system/cards/order/OrderCard.tsx')).toContain('orders');
  expect(screensThatLoad().get('src/design-system/cards/order/OrderCard.tsx')).not.toContain('home');
});

test('a screen and its story know each other', () => {
  const screens = files('stories/pages', 'Page.stories.tsx').map((file) => file.split('/')[2] ?? '');
  const ids = files('stories/pages', 'Page.stories.tsx').map(
    (file) =>
      `${file
        .replace(/^stories\/|\.stories\.tsx$/g, '')
        .replaceAll('/', '-')
        .toLowerCase()}--default`,
  );
  expect(screens.map(screenStory)).toEqual(ids);
  const addresses = screens.map((screen) => workbenchAddress(`src/pages/${screen}/${screen}.route.ts`));
  expect(addresses).toEqual(ids.map((id) => `http://localhost:6006/?path=/story/${id}`));
});

test('a screen opens on its steps or on its design, until somebody opens another panel', () => {
  expect(helpfulPanel({ id: 'pages-home-homepage--default', tags: [] })).toBe('mall/design/panel');
  expect(helpfulPanel({ id: 'journeys-theshop--shop', tags: [] })).toBe('mall/messages/panel');
  const guide = panelGuide();
  const steps = guide({ id: 'pages-cart-cartpage--error', tags: ['play-fn'] }, 'addon-controls');
  expect(steps).toBe('storybook/interactions/panel');
  expect(guide({ id: 'design-system-primitives-action-button--default', tags: ['play-fn'] }, steps)).toBe(
    'addon-controls',
  );
  expect(guide({ id: 'pages-cart-cartpage--error', tags: [] }, 'storybook/a11y/panel')).toBeUndefined();
});

test('a story stands alone, in two themes or in two languages', () => {
  expect(sidesOf({ beside: 'alone', theme: 'light' })).toEqual([]);
  expect(
    sidesOf({ beside: 'themes', region: 'tr' }).map(({ globals }) => [globals.theme, globals.region]),
  ).toEqual([
    ['light', 'tr'],
    ['dark', 'tr'],
  ]);
  expect(sidesOf({ beside: 'ru', language: 'en' }).map(({ name }) => name)).toEqual(['English', 'Русский']);
});
