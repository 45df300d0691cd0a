import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, type userEvent as user, waitFor } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { Combobox } from '#src/design-system/primitives/form/Combobox.tsx';
import { Dialog } from '#src/design-system/primitives/overlay/Dialog.tsx';
import { Drawer } from '#src/design-system/primitives/overlay/Drawer.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

function Kept({ value, onChange, ...rest }: ComponentProps<typeof Combobox>) {
  const [kept, keep] = useState(value);
  const change = (next: string) => {
    onChange(next);
    keep(next);
  };
  return <Combobox {...rest} value={kept} onChange={change} />;
}

const towns = ['Colombo', 'Galle', 'Jaffna', 'Kandy', 'Matara', 'Negombo', 'Nugegoda', 'Trincomalee'];

const meta = preview.meta({
  component: Combobox,
  args: {
    label: 'Town',
    prompt: 'Type a name',
    options: towns.map((name, index) => ({ value: `${index}`, name, note: `10${index}00` })),
    onChange: fn(),
  },
  render: (args) => <Kept {...args} />,
  decorators: [
    (Story) => (
      <div className="min-h-100 max-w-98">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('combobox', { name: 'Town' });
    await userEvent.type(box, 'neg');
    await userEvent.click(canvas.getByRole('option', { name: /Negombo/ }));
    await expect(args.onChange).toHaveBeenCalledWith('5');
    await expect(box).toHaveValue('Negombo');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
  },
});

export const Open = meta.story({
  args: { value: '3' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Town' }));
    await expect(canvas.getAllByRole('option')).toHaveLength(8);
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Kandy');
  },
});

export const KeyboardOnly = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('combobox', { name: 'Town' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(box).toHaveFocus();
    await expect(canvas.getByRole('option', { name: /Galle/ })).toHaveAttribute(
      'id',
      box.getAttribute('aria-activedescendant') ?? '',
    );
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('7');
    await userEvent.keyboard('x{Escape}');
    await expect(box).toHaveValue('Trincomalee');
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
  },
});

export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Town' }), 'Atlantis');
    await expect(canvas.getByText(say('combobox.empty'))).toBeVisible();
    await expect(canvas.queryByRole('option')).not.toBeInTheDocument();
  },
});

export const Many = meta.story({
  args: {
    options: Array.from({ length: 1000 }, (_, index) => ({ value: `${index}`, name: `Town ${index}` })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Town' }));
    await expect(canvas.getAllByRole('option')).toHaveLength(100);
    await expect(canvas.getByText(say('combobox.more', { count: 900 }))).toBeInTheDocument();
    await userEvent.type(canvas.getByRole('combobox', { name: 'Town' }), 'Town 987');
    await expect(canvas.getByRole('option', { name: 'Town 987' })).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { options: [], status: 'loading' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Town' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(say('Loading'));
  },
});

const retry = fn();

export const Error = meta.story({
  args: { options: [], status: 'error', onRetry: retry },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Town' }));
    await userEvent.click(canvas.getByRole('button', { name: say('errorState.retry') }));
    await expect(retry).toHaveBeenCalled();
  },
});

export const Invalid = meta.story({
  args: { error: 'This field is required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Town' })).toHaveAccessibleDescription(
      'This field is required',
    );
  },
});

export const Disabled = meta.story({
  args: { disabled: true, value: '1' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Town' })).toBeDisabled();
  },
});

export const LongText = meta.story({
  args: {
    options: [
      { value: '0', name: hostile.long, note: hostile.word },
      { value: '1', name: hostile.rightToLeft },
    ],
    value: '0',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Town' }));
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
  },
});

const shut = fn();

/** Escape closes the list and nothing else. */
async function escapeOnce(keys: ReturnType<typeof user.setup>) {
  shut.mockClear();
  const box = await screen.findByRole('combobox', { name: 'Town' });
  await keys.click(box);
  await expect(screen.getByRole('listbox', { name: 'Town' })).toBeVisible();
  await keys.keyboard('{Escape}');
  await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await expect(box).toHaveFocus();
  await expect(shut).not.toHaveBeenCalled();
}

export const InADialog = meta.story({
  render: (args) => (
    <Dialog title="New address" onClose={shut}>
      <Kept {...args} />
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    await escapeOnce(userEvent);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(shut).toHaveBeenCalledOnce());
  },
});

export const InADrawer = meta.story({
  render: (args) => (
    <Drawer title="Filters" foot={<Button>Show 388 products</Button>} onClose={shut}>
      <Kept {...args} />
    </Drawer>
  ),
  play: async ({ userEvent }) => {
    await escapeOnce(userEvent);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(shut).toHaveBeenCalledOnce());
  },
});
