import { Search } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { SearchRow } from '#src/design-system/layout/SearchRow.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: SearchRow,
  args: {
    id: 'row',
    group: 'suggestions' as const,
    term: 'sandalye kılıfı',
    rank: 1,
    typed: 'san',
    active: false,
    icon: <Search aria-hidden className="size-5" strokeWidth={1.75} />,
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
    await expect(args.onChoose).toHaveBeenCalledWith('sandalye kılıfı');
  },
});

export const Active = meta.story({ args: { active: true } });

export const History = meta.story({
  args: { group: 'history', typed: '' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('option').lastElementChild as HTMLElement);
    await expect(args.onForget).toHaveBeenCalledWith('sandalye kılıfı');
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
});

export const Popular = meta.story({ args: { group: 'popular', rank: 2, typed: '' } });

export const PopularBelow = meta.story({ args: { group: 'popular', rank: 4, typed: '' } });
