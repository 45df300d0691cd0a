import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { aFile as file, dragged, sentPhotos } from '#mocks/fixtures/photos.ts';
import { someUploadTickets } from '#mocks/fixtures/upload.ts';
import type { UploadItem } from '#src/design-system/primitives/form/upload-items.ts';
import { Uploader } from '#src/design-system/primitives/form/Uploader.tsx';
import preview from '#storybook/preview.tsx';
import { inStory, likeText, say, sayNumber } from '#storybook/say.ts';
import { KeptUploader } from './KeptUploader.tsx';

const sent = (count: number): UploadItem[] => sentPhotos(count);
const { maxBytes, contentTypes } = someUploadTickets();

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
  render: (args) => <KeptUploader {...args} />,
  decorators: [
    (Story) => (
      <div className="max-w-170">
        <Story />
      </div>
    ),
  ],
});

const count = (photos: number) => say('{count, number} of {max, number}', { count: photos, max: 5 });
const sixth = (name: string) => say('{name} was left out: {max, number} photos at most', { name, max: 5 });
const remove = (name: string) => ({ name: say('Remove photo {name}', { name }) });

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'Photos' })).toHaveAccessibleDescription(
      'Up to five photos. Show it in use.',
    );
    await expect(canvas.getByText(count(2))).toBeVisible();
    await userEvent.upload(canvas.getByLabelText(say('Add photo')), file('kettle.png'));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(canvas.getByText(likeText(count(3)))).toHaveTextContent(
      say('uploader.sending', { count: 1 }),
    );
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: 'kettle.png' })).toHaveAttribute(
        'src',
        expect.stringMatching(/^blob:/),
      ),
    );
    await userEvent.click(canvas.getByRole('button', remove('kettle.png')));
    await expect(args.onRemove).toHaveBeenCalledWith('kettle.png');
    await expect(canvas.getByText(count(2))).toBeVisible();
  },
});

export const None = meta.story({
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(count(0))).toBeVisible();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
});

export const Four = meta.story({
  args: { items: sent(4) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByLabelText(say('Add photo'))).not.toHaveAttribute('multiple');
  },
});

export const Five = meta.story({
  args: { items: sent(5) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(count(5))).toBeVisible();
    await expect(canvas.queryByLabelText(say('Add photo'))).not.toBeInTheDocument();
  },
});

export const SixthRefused = meta.story({
  args: { items: sent(5) },
  play: async ({ canvas, args }) => {
    await fireEvent.drop(canvas.getByRole('group'), dragged(file('sixth.png')));
    await expect(await canvas.findByText(sixth('sixth.png'))).toBeVisible();
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
    await expect(canvas.getByRole('alert')).toHaveTextContent(sixth('three.png'));
  },
});

export const TooBig = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.upload(
      canvas.getByLabelText(say('Add photo')),
      file('big.png', 'image/png', maxBytes + 1),
    );
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      say('{name} was left out: a photo may be {size} at most', {
        name: 'big.png',
        size: sayNumber(5, { style: 'unit', unit: 'megabyte' }),
      }),
    );
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
});

export const WrongType = meta.story({
  play: async ({ canvas, args }) => {
    await fireEvent.drop(canvas.getByRole('group'), dragged(file('bill.pdf', 'application/pdf')));
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      say('{name} was left out: only {types} photos can be shown', {
        name: 'bill.pdf',
        types: inStory().formatList(['JPEG', 'PNG', 'WEBP'], { type: 'disjunction' }),
      }),
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
    const sending = say('Sending {name}', { name: 'toaster-3.jpg' });
    await expect(canvas.getByRole('progressbar', { name: sending })).toHaveAttribute('value', '0.64');
  },
});

export const Failed = meta.story({
  args: { items: sent(3).map((item, index) => (index === 1 ? { ...item, status: 'failed' } : item)) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(say('uploader.failed', { count: 1 }));
    const again = say('Send {name} again', { name: 'toaster-2.jpg' });
    await userEvent.click(canvas.getByRole('button', { name: again }));
    await expect(args.onRetry).toHaveBeenCalledWith('photo-2');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

export const Keyboard = meta.story({
  args: { items: sent(5) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', remove('toaster-1.jpg'))).toHaveFocus();
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
  play: async ({ canvas }) => expect(canvas.getByLabelText(say('Add photo'))).toBeDisabled(),
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
