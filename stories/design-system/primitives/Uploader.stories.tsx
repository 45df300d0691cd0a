import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { aFile as file, dragged, sentPhotos } from '#mocks/fixtures/photos.ts';
import { someUploadTickets } from '#mocks/fixtures/upload.ts';
import type { UploadItem } from '#src/design-system/primitives/upload-items.ts';
import { Uploader } from '#src/design-system/primitives/Uploader.tsx';
import preview from '#storybook/preview.tsx';

const sent = (count: number): UploadItem[] => sentPhotos(count);
const { maxBytes, contentTypes } = someUploadTickets();

function Kept({ items, onAdd, onRemove, onRetry, ...rest }: ComponentProps<typeof Uploader>) {
  const [kept, keep] = useState(items);
  return (
    <Uploader
      {...rest}
      items={kept}
      onAdd={(files) => {
        onAdd(files);
        keep((now) => [
          ...now,
          ...files.map((one): UploadItem => ({
            id: one.name,
            name: one.name,
            file: one,
            status: 'uploading',
          })),
        ]);
      }}
      onRemove={(id) => {
        onRemove(id);
        keep((now) => now.filter((item) => item.id !== id));
      }}
      onRetry={(id) => {
        onRetry(id);
        keep((now) =>
          now.map((item) => (item.id === id ? { ...item, status: 'uploading', progress: 0.1 } : item)),
        );
      }}
    />
  );
}

const meta = preview.meta({
  component: Uploader,
  args: {
    label: 'Photos',
    hint: 'Up to five photos. Show it in use.',
    items: sent(2),
    maxBytes,
    contentTypes,
    onAdd: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
  render: (args) => <Kept {...args} />,
  decorators: [
    (Story) => (
      <div className="max-w-170">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'Photos' })).toHaveAccessibleDescription(
      'Up to five photos. Show it in use.',
    );
    await expect(canvas.getByText('2 of 5')).toBeVisible();
    await userEvent.upload(canvas.getByLabelText('Add photo'), file('kettle.png'));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(canvas.getByText(/3 of 5/)).toHaveTextContent('1 photo is being sent');
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: 'kettle.png' })).toHaveAttribute(
        'src',
        expect.stringMatching(/^blob:/),
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Remove photo kettle.png' }));
    await expect(args.onRemove).toHaveBeenCalledWith('kettle.png');
    await expect(canvas.getByText('2 of 5')).toBeVisible();
  },
});

export const None = meta.story({
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 of 5')).toBeVisible();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
});

export const Four = meta.story({
  args: { items: sent(4) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByLabelText('Add photo')).not.toHaveAttribute('multiple');
  },
});

export const Five = meta.story({
  args: { items: sent(5) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5 of 5')).toBeVisible();
    await expect(canvas.queryByLabelText('Add photo')).not.toBeInTheDocument();
  },
});

export const SixthRefused = meta.story({
  args: { items: sent(5) },
  play: async ({ canvas, args }) => {
    await fireEvent.drop(canvas.getByRole('group'), dragged(file('sixth.png')));
    await expect(await canvas.findByText('sixth.png was left out: 5 photos at most')).toBeVisible();
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
});

export const Dropped = meta.story({
  args: { items: sent(3) },
  play: async ({ canvas, args }) => {
    const group = canvas.getByRole('group');
    await fireEvent.dragOver(group);
    const files = [file('one.png'), file('two.png'), file('three.png')];
    await fireEvent.drop(group, dragged(...files));
    await expect(args.onAdd).toHaveBeenCalledWith(files.slice(0, 2));
    await expect(canvas.getByRole('alert')).toHaveTextContent('three.png was left out: 5 photos at most');
  },
});

export const TooBig = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.upload(canvas.getByLabelText('Add photo'), file('big.png', 'image/png', maxBytes + 1));
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'big.png was left out: a photo may have 5 MB at most',
    );
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
});

export const WrongType = meta.story({
  play: async ({ canvas, args }) => {
    await fireEvent.drop(canvas.getByRole('group'), dragged(file('bill.pdf', 'application/pdf')));
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'bill.pdf was left out: only JPEG, PNG, or WEBP photos can be shown',
    );
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
});

export const Uploading = meta.story({
  args: {
    items: sent(3).map((item, index) =>
      index === 2 ? { ...item, status: 'uploading', progress: 0.64 } : item,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Sending toaster-3.jpg' })).toHaveAttribute(
      'value',
      '0.64',
    );
  },
});

export const Failed = meta.story({
  args: { items: sent(3).map((item, index) => (index === 1 ? { ...item, status: 'failed' } : item)) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('1 photo was not sent. Retry or remove it');
    await userEvent.click(canvas.getByRole('button', { name: 'Send toaster-2.jpg again' }));
    await expect(args.onRetry).toHaveBeenCalledWith('photo-2');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

export const Keyboard = meta.story({
  args: { items: sent(5) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove photo toaster-1.jpg' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith('photo-1');
    await waitFor(() => expect(canvas.getByRole('group')).toHaveFocus());
  },
});

export const Invalid = meta.story({
  args: { error: 'Photos are still being sent' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Photos are still being sent');
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => expect(canvas.getByLabelText('Add photo')).toBeDisabled(),
});

export const LongText = meta.story({
  args: {
    label: 'Фотографии товара, который вы получили',
    hint: 'До пяти фотографий. Покажите, как вы им пользуетесь каждый день',
    items: sent(4).map((item, index) => ({
      ...item,
      name: hostile.word,
      status: index > 1 ? 'failed' : 'done',
    })),
  },
  globals: { language: 'ru', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await fireEvent.drop(canvas.getByRole('group'), dragged(file(`${hostile.word}.pdf`, 'application/pdf')));
    await expect(canvas.getByRole('alert')).toHaveTextContent(hostile.word);
  },
});
