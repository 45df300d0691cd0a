import { expect, test } from 'vitest';
import { workbenchAddress } from '#src/app/workbench-address.ts';
import { files } from '../structure/source.ts';
import { sidesOf } from '#storybook/beside/choices.ts';
import { screenStory } from '#storybook/docs/screen-story.ts';
import { inTheShop, screensThatLoad } from '#storybook/sidebar/import-graph.ts';
import { partsOfNoun } from '#storybook/sidebar/nouns.ts';
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
  expect(sidebarTitle('design-system/cards/ProductCard', false)).toBe('Parts/Products/Product card');
  expect(sidebarTitle('design-system/empty-states/EmptyCart', false)).toBe('Empty states/Empty cart');
  expect(sidebarTitle('pages/group-buy/GroupBuyPage', true)).toBe('Screens/Group buy');
  expect(sidebarTitle('pages/settings/SettingsPage', false)).toBe('Screens/Settings/Whole screen');
  expect(sidebarTitle('pages/settings/AddressesPanel', false)).toBe('Screens/Settings/Addresses panel');
  expect(sidebarTitle('journeys/SignIn', false)).toBe('Journeys/Sign in');
});

test('every part is under one noun, and every noun’s part is there', () => {
  const parts = files('stories/design-system', '.stories.tsx')
    .filter((file) => /\/(cards|layout)\/[^/]+$/.test(file) && !/Skeleton|illustrations/.test(file))
    .map((file) => file.replace(/^.*\/|\.stories\.tsx$/g, ''));
  expect(Object.values(partsOfNoun).flat().toSorted()).toEqual(parts.toSorted());
});

test('the status comes of what the shop loads', () => {
  const shop = inTheShop();
  expect(shop.has('src/design-system/cards/ProductCard.tsx')).toBe(true);
  expect(statusOf('design-system/cards/ProductCard', [])).toBe('stable');
  expect(statusOf('design-system/cards/ProductCard', ['new'])).toBeUndefined();
  expect(statusOf('foundations/Toolbar', [])).toBeUndefined();
  const apart = files('src/design-system', '.tsx').filter((file) => !shop.has(file));
  const states = apart.map((file) => statusOf(file.replace(/^src\/|\.tsx$/g, ''), []));
  expect(new Set(states)).toEqual(new Set(apart.length > 0 ? ['not-yet-in-the-shop'] : []));
});

test('a part knows the screens that load it', () => {
  expect(screensThatLoad().get('src/design-system/cards/OrderCard.tsx')).toContain('orders');
  expect(screensThatLoad().get('src/design-system/cards/OrderCard.tsx')).not.toContain('home');
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
  expect(guide({ id: 'design-system-primitives-button--default', tags: ['play-fn'] }, steps)).toBe(
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
