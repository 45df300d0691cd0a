import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SearchBar } from '#src/design-system/layout/SearchBar.tsx';
import preview from '#storybook/preview.tsx';

function Kept(props: ComponentProps<typeof SearchBar>) {
  const [typed, type] = useState(props.typed);
  const [open, setOpen] = useState(props.open);
  const [history, remember] = useState(props.history);
  const found = props.suggestions.filter((term) => term.startsWith(typed));
  return (
    <SearchBar
      {...props}
      typed={typed}
      open={open}
      history={history}
      suggestions={found}
      onType={(text) => {
        props.onType(text);
        type(text);
      }}
      onOpen={setOpen}
      onForget={(gone) => {
        props.onForget(gone);
        remember((now) => now.filter((term) => term !== gone));
      }}
      onForgetAll={() => {
        props.onForgetAll();
        remember([]);
      }}
    />
  );
}

const terms = ['sandalye', 'sandalye kılıfı', 'sandalye minderi 4’lü', 'sanat malzemeleri', 'sanal gözlük'];
const popular = [
  'Folding chair',
  'Standing desk',
  'Wireless buds',
  'Succulents',
  'Camping tent',
  'Armchair',
  'Film camera',
  'White sneakers',
  'Hard drive',
  'Yoga mat',
];
const history = ['wooden stool', 'flower pot', 'mechanical keyboard', 'running shoes 43', 'pendant lamp'];

const meta = preview.meta({
  component: SearchBar,
  args: {
    typed: '',
    open: false,
    suggestions: terms,
    history,
    popular,
    onType: fn(),
    onOpen: fn(),
    onSearch: fn(),
    onForget: fn(),
    onForgetAll: fn(),
  },
  render: (args) => (
    <div className="mx-auto min-h-[560px] max-w-2xl">
      <Kept {...args} />
    </div>
  ),
});

const box = 'Search products, shops and brands';

export const Closed = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: box });
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(field, 'lamp{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('lamp');
  },
});

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: box }));
    await expect(await canvas.findByRole('group', { name: 'Your searches' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Popular searches' })).toBeVisible();
    await expect(canvas.getAllByRole('option')).toHaveLength(15);
  },
});

export const Suggestions = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: box }), 'san');
    await expect(await canvas.findByRole('group', { name: 'Suggestions' })).toBeVisible();
    await expect(canvas.getByRole('option', { name: 'sandalye kılıfı' })).toBeVisible();
    await userEvent.click(canvas.getByRole('option', { name: 'sanat malzemeleri' }));
    await expect(args.onSearch).toHaveBeenCalledWith('sanat malzemeleri');
  },
});

export const Open = meta.story({ args: { open: true, typed: 'san' } });

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: box });
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const second = await canvas.findByRole('option', { name: 'flower pot' });
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute('aria-activedescendant', second.id);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('flower pot');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  },
});

export const HistoryRemoved = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: box }));
    await canvas.findByRole('option', { name: 'wooden stool' });
    await userEvent.keyboard('{ArrowDown}{Delete}');
    await expect(args.onForget).toHaveBeenCalledWith('wooden stool');
    await expect(canvas.queryByRole('option', { name: 'wooden stool' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onForgetAll).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('group', { name: 'Your searches' })).not.toBeInTheDocument();
  },
});

export const Escape = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: box }));
    await canvas.findByRole('listbox', { name: 'Your searches' });
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
  },
});

export const NoSuggestions = meta.story({
  args: { open: true, typed: 'xyz', history: [], popular: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(canvas.getByRole('combobox', { name: box })).toHaveAttribute('aria-expanded', 'false');
  },
});

export const HistoryFull10 = meta.story({
  args: {
    open: true,
    history: Array.from({ length: 10 }, (_, index) => `search number ${index + 1}`),
    popular: [],
  },
});

export const FullScreen = meta.story({
  args: { open: true, typed: 'san' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the page' }));
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
  },
});

export const OnAPhone = meta.story({ args: { open: true }, globals: { viewport: { value: 'phone' } } });

export const LongText = meta.story({
  args: {
    open: true,
    typed: 'п',
    suggestions: [`п${'ерепрограммируемый электрочайник '.repeat(4)}`],
    history: ['а'.repeat(100)],
  },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
