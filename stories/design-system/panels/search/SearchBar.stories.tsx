import { expect, fn } from 'storybook/test';
import { SearchBar } from '#src/design-system/panels/search/SearchBar.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';
import { KeptSearchBar } from '../../layout/KeptSearchBar.tsx';
import { categories, history, popular, shops, terms } from '../../layout/search-terms.ts';

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
    onVisit: fn(),
    onForget: fn(),
    onForgetAll: fn(),
  },
  render: (args) => (
    <div className="mx-auto min-h-[560px] max-w-2xl">
      <KeptSearchBar {...args} />
    </div>
  ),
});

const yours = () => ({ name: say('Recent searches') });
const box = () => say('Search products, shops and brands');

export const Closed = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: box() });
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(field, 'lamp{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('lamp');
  },
});

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: box() }));
    await expect(await canvas.findByRole('group', yours())).toBeVisible();
    await expect(canvas.getByRole('group', { name: say('Popular searches') })).toBeVisible();
    await expect(canvas.getAllByRole('option')).toHaveLength(15);
  },
});

export const History = meta.story({
  args: { popular: [] },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: box() });
    await userEvent.click(field);
    await userEvent.click(await canvas.findByRole('option', { name: 'flower pot' }));
    await expect(args.onSearch).toHaveBeenCalledWith('flower pot');
    await userEvent.click(field);
    await expect(await canvas.findByRole('group', yours())).toBeVisible();
    await expect(canvas.getAllByRole('option')).toHaveLength(5);
  },
});

export const Popular = meta.story({
  args: { open: true, history: [], popular: popular.slice(0, 6) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('listbox', { name: say('Popular searches') })).toBeInTheDocument();
    await expect(canvas.getAllByRole('option')).toHaveLength(6);
  },
});

export const Suggestions = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: box() }), 'san');
    await expect(await canvas.findByRole('group', { name: say('Suggestions') })).toBeVisible();
    await expect(canvas.getByRole('option', { name: 'sandalye kılıfı' })).toBeVisible();
    await userEvent.click(canvas.getByRole('option', { name: 'sanat malzemeleri' }));
    await expect(args.onSearch).toHaveBeenCalledWith('sanat malzemeleri');
    await userEvent.click(canvas.getByRole('combobox', { name: box() }));
    await expect(await canvas.findByRole('group', { name: say('Suggestions') })).toBeVisible();
  },
});

export const SuggestionsSlow = meta.story({
  args: { open: true, typed: 'san', suggestions: [], waiting: 'slow' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(say('Still looking for suggestions'));
    await expect(canvas.getByRole('option', { name: 'wooden stool' })).toBeVisible();
  },
});

export const SuggestionsError = meta.story({
  args: { open: true, typed: 'san', suggestions: [], history: [], popular: [], waiting: 'failed' },
  play: async ({ canvas, userEvent, args }) => {
    const failed = say('No suggestions right now. You can still search.');
    await expect(await canvas.findByRole('status')).toHaveTextContent(failed);
    const field = canvas.getByRole('combobox', { name: box() });
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(field, '{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('san');
    await userEvent.click(field);
    await expect(await canvas.findByRole('status')).toBeVisible();
  },
});

export const Shops = meta.story({
  args: { open: true, typed: 'san', categories, shops, history: history.slice(0, 2) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('group', { name: say('Categories and shops') })).toBeVisible();
    await userEvent.click(canvas.getByRole('option', { name: /Sandalwood House/ }));
    await expect(args.onVisit).toHaveBeenCalledWith(expect.objectContaining({ shopId: 2041 }));
    const field = canvas.getByRole('combobox', { name: box() });
    await userEvent.click(field);
    await userEvent.keyboard(`${'{ArrowDown}'.repeat(terms.length + 1)}{Enter}`);
    await expect(args.onVisit).toHaveBeenLastCalledWith(expect.objectContaining({ term: 'Furniture' }));
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.click(field);
    await expect(await canvas.findByRole('group', { name: say('Categories and shops') })).toBeVisible();
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: box() });
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
    await userEvent.click(canvas.getByRole('combobox', { name: box() }));
    await canvas.findByRole('option', { name: 'wooden stool' });
    await userEvent.keyboard('{ArrowDown}{Delete}');
    await expect(args.onForget).toHaveBeenCalledWith('wooden stool');
    await expect(canvas.queryByRole('option', { name: 'wooden stool' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: say('Clear') }));
    await expect(args.onForgetAll).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('group', { name: say('Recent searches') })).not.toBeInTheDocument();
  },
});

export const Escape = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: box() }));
    await canvas.findByRole('listbox', { name: say('Recent searches') });
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
  },
});

export const NoSuggestions = meta.story({
  args: { open: true, typed: 'xyz', history: [], popular: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(canvas.getByRole('combobox', { name: box() })).toHaveAttribute('aria-expanded', 'false');
  },
});

export const HistoryFull10 = meta.story({
  args: {
    open: true,
    history: Array.from({ length: 10 }, (_, index) => `search number ${index + 1}`),
    popular: [],
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findAllByRole('option')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('combobox', { name: box() }));
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('search number 10');
    await userEvent.click(canvas.getByRole('combobox', { name: box() }));
    await expect(await canvas.findAllByRole('option')).toHaveLength(10);
  },
});

export const FullScreen = meta.story({
  args: { open: true, typed: 'san' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('Back to the page') }));
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
  },
});

export const OnAPhone = meta.story({ args: { open: true }, globals: { viewport: { value: 'phone' } } });

export const SignedOut = meta.story({
  args: { open: true, typed: 'san', history: [], popular: popular.slice(0, 6) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: say('Suggestions') })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: say('Recent searches') })).not.toBeInTheDocument();
    await expect(canvas.getByRole('group', { name: say('Popular searches') })).toBeVisible();
  },
});

export const LongText = meta.story({
  args: {
    open: true,
    typed: 'п',
    suggestions: [`п${'ерепрограммируемый электрочайник '.repeat(4)}`],
    history: ['а'.repeat(100)],
  },
  globals: { language: 'ru', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('listbox')).toBeInTheDocument();
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
});
