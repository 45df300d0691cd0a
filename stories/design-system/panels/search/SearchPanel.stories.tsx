import { expect, fn } from 'storybook/test';
import { SearchPanel } from '#src/design-system/panels/search/SearchPanel.tsx';
import { searchOptions } from '#src/design-system/panels/search/search-options.ts';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';
import { categories, products, shops } from '../../layout/search-terms.ts';

const offers = {
  suggestions: ['kettle', 'kettle 1.7 l', 'kettle descaler'],
  history: ['desk lamp', 'running shoes'],
  popular: ['Air fryer', 'Espresso', 'Earbuds', 'Air purifier'],
};

const meta = preview.meta({
  component: SearchPanel,
  args: {
    listId: 'list',
    options: searchOptions({ typed: 'ket', ...offers }),
    active: 1,
    typed: 'ket',
    onChoose: fn(),
    onAll: fn(),
    onForget: fn(),
    onForgetAll: fn(),
  },
  render: (args) => (
    <div className="relative mx-auto min-h-96 max-w-2xl">
      <SearchPanel {...args} />
    </div>
  ),
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('option', { name: 'kettle 1.7 l' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.click(canvas.getByRole('option', { name: /Espresso/ }));
    await expect(args.onChoose).toHaveBeenCalledWith({ group: 'popular', term: 'Espresso' });
  },
});

export const NothingTyped = meta.story({
  args: { typed: '', active: -1, options: searchOptions({ typed: '', ...offers }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group', { name: say('Suggestions') })).not.toBeInTheDocument();
  },
});

export const OnlyPopular = meta.story({
  args: { typed: '', active: -1, options: searchOptions({ ...offers, typed: '', history: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: say('Clear') })).not.toBeInTheDocument();
  },
});

const found = () => searchOptions({ typed: 'ket', ...offers, categories, shops, products: products() });

export const Products = meta.story({
  args: { total: 212, options: found() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: say('Straight to it') })).toBeVisible();
    await expect(canvas.getByRole('group', { name: say('Categories and shops') })).toBeVisible();
    const [first] = canvas.getAllByRole('option').filter((row) => row.querySelector('img') !== null);
    await userEvent.click(first as HTMLElement);
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ group: 'products' }));
    await userEvent.click(canvas.getByRole('button', { name: say('searchPanel.all', { count: 212 }) }));
    await expect(args.onAll).toHaveBeenCalledOnce();
  },
});

export const ProductsOnAPhone = Products.extend({ globals: { viewport: { value: 'phone' } } });

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
