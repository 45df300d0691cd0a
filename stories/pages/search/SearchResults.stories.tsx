import { expect, screen, within } from 'storybook/test';
import { searchScenarios } from '#mocks/handlers/search.ts';
import { SearchPage } from '#src/pages/search/SearchPage.tsx';
import * as page from '#src/pages/search/search.route.ts';
import { patterns, searchUrl } from '#src/domain/urls.ts';
import { designOf } from '#storybook/design/pictures.ts';
import { stateModes } from '#storybook/modes.ts';
import { behaviour } from '#storybook/behaviour.ts';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';
import { isWide } from '../../is-wide.ts';

const at = (...initialEntries: string[]) => ({ path: patterns.search, page, initialEntries });

const meta = preview.meta({
  component: SearchPage,
  parameters: {
    layout: 'fullscreen',
    router: at(searchUrl('jacket')),
    chromatic: { modes: stateModes },
    design: { pictures: [...designOf('search'), ...designOf('search-panel', { state: 'Panel' })] },
  },
});

export const Filtered = meta.story({
  parameters: { router: at(`${searchUrl('jacket')}&categoryTypeAttrIds=31001&inStock=true`) },
  play: async ({ canvas }) => {
    if (!isWide()) {
      await expect(
        await canvas.findByRole('button', { name: say('filterButton.filter', { count: 2 }) }),
      ).toBeVisible();
      return;
    }
    const filters = await canvas.findByRole('complementary', { name: say('Filters') });
    await expect(within(filters).getByRole('checkbox', { name: /Navy/ })).toBeChecked();
    await expect(within(filters).getByRole('checkbox', { name: like('In stock') })).toBeChecked();
    await expect(
      canvas.getByRole('button', {
        name: new RegExp(`${say('appliedChip.remove')}.*Navy|Navy.*${say('appliedChip.remove')}`),
      }),
    ).toBeVisible();
  },
});

export const FilterSheet = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: say('filterButton.filter', { count: 0 }) }),
    );
    const sheet = within(await screen.findByRole('dialog', { name: say('Filters') }));
    await expect(
      await sheet.findByRole('button', { name: say('filterSheet.show', { count: 31 }) }),
    ).toBeVisible();
  },
});

export const FiltersInSheet = FilterSheet.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: say('filterButton.filter', { count: 0 }) }),
    );
    const sheet = within(await screen.findByRole('dialog', { name: say('Filters') }));
    await userEvent.click(await sheet.findByRole('button', { name: like('Free delivery') }));
    await userEvent.click(await sheet.findByRole('button', { name: say('filterSheet.show', { count: 31 }) }));
    await expect(
      await canvas.findByRole('button', { name: say('filterButton.filter', { count: 1 }) }),
    ).toBeVisible();
  },
});

export const NoneMatch = meta.story({
  parameters: { router: at(`${searchUrl('jacket')}&maxPrice=100`) },
  beforeEach: ({ msw }) => msw.use(searchScenarios.noneFits),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: say('Clear filters') })).toBeVisible();
  },
});
