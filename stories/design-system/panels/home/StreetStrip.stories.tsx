import { expect } from 'storybook/test';
import { someStreets } from '#mocks/fixtures/home-window.ts';
import { someRegions } from '#mocks/fixtures/regions.ts';
import { StreetStrip } from '#src/design-system/panels/home/StreetStrip.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({
  component: StreetStrip,
  args: {
    streets: someStreets(),
    regions: someRegions(),
    hrefOf: ({ tagId }) => (tagId === null ? undefined : `/services/${tagId}`),
    productHrefOf: ({ prodId }) => `/products/${prodId}`,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: say('streetStrip.title') })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(someStreets().length);
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Few = meta.story({ args: { streets: someStreets().slice(0, 2) } });
