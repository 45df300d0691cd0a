import { expect, fn } from 'storybook/test';
import { SearchRow } from '#src/design-system/panels/search/SearchRow.tsx';
import type { SearchOption } from '#src/design-system/panels/search/search-options.ts';
import preview from '#storybook/preview.tsx';

const term = 'sandalye kılıfı';

const meta = preview.meta({
  component: SearchRow,
  args: {
    id: 'row',
    option: { group: 'suggestions', term } satisfies SearchOption as SearchOption,
    rank: 1,
    typed: 'san',
    active: false,
    onChoose: fn(),
    onForget: fn(),
  },
  render: (args) => (
    <div role="listbox" aria-label="Suggestions" className="flex max-w-sm flex-wrap">
      <SearchRow {...args} />
    </div>
  ),
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('option', { name: 'sandalye kılıfı' }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
});

export const Active = meta.story({ args: { active: true } });

export const History = meta.story({
  args: { option: { group: 'history', term }, typed: '' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('option').lastElementChild as HTMLElement);
    await expect(args.onForget).toHaveBeenCalledWith('sandalye kılıfı');
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
});

export const Popular = meta.story({ args: { option: { group: 'popular', term }, rank: 2, typed: '' } });

export const PopularBelow = meta.story({ args: { option: { group: 'popular', term }, rank: 4, typed: '' } });
