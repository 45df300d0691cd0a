import { expect, fireEvent, fn } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { aFile, dragged, sentPhotos } from '#mocks/fixtures/photos.ts';
import { aPendingReview } from '#mocks/fixtures/reviews.ts';
import { someUploadTickets } from '#mocks/fixtures/upload.ts';
import { ReviewForm } from '#src/design-system/forms/review/ReviewForm.tsx';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';

const pending = aPendingReview();
const { maxBytes, contentTypes } = someUploadTickets();
const meta = preview.meta({
  component: ReviewForm,
  args: {
    pending,
    photos: [],
    maxBytes,
    contentTypes,
    onAddPhotos: fn(),
    onRemovePhoto: fn(),
    onRetryPhoto: fn(),
    onPost: fn(),
    posting: false,
    faults: [],
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <div className="mx-auto max-w-170">
        <Story />
      </div>
    ),
  ],
});

const thoughts = 'The print is as new after three washes.';

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole('radio', { name: say('ratingInput.star', { stars: 4, word: say('Good') }) }),
    );
    await userEvent.type(canvas.getByRole('textbox', { name: say('Your thoughts') }), ` ${thoughts} `);
    await userEvent.click(canvas.getByRole('button', { name: say('Post review') }));
    await expect(args.onPost).toHaveBeenCalledWith({
      orderItemId: pending.item.orderItemId,
      prodId: pending.item.prodId,
      score: 4,
      content: thoughts,
      pics: [],
      isAnonymous: false,
    });
  },
});

export const Invalid = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole('radio', { name: say('ratingInput.star', { stars: 5, word: say('Excellent') }) }),
    );
    await userEvent.click(canvas.getByRole('button', { name: say('Post review') }));
    const field = canvas.getByRole('textbox', { name: say('Your thoughts') });
    await expect(await canvas.findByText(say('This field is required'))).toBeVisible();
    await expect(field).toBeInvalid();
    await expect(field).toHaveFocus();
    await expect(canvas.getByText(like('reviewForm.faulty'))).toBeVisible();
    await expect(args.onPost).not.toHaveBeenCalled();
  },
});

export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('Post review') }));
    await expect(await canvas.findAllByText(say('This field is required'))).toHaveLength(2);
    await expect(
      canvas.getByRole('radio', { name: say('ratingInput.star', { stars: 1, word: say('Bad') }) }),
    ).toHaveFocus();
  },
});

export const FiveImages = meta.story({
  args: { photos: sentPhotos(5) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole('radio', { name: say('ratingInput.star', { stars: 5, word: say('Excellent') }) }),
    );
    await userEvent.type(canvas.getByRole('textbox', { name: say('Your thoughts') }), thoughts);
    await userEvent.click(canvas.getByRole('button', { name: say('Post review') }));
    await expect(args.onPost).toHaveBeenCalledWith(
      expect.objectContaining({ pics: sentPhotos(5).map(({ fileKey }) => fileKey) }),
    );
  },
});

export const SixthRefused = meta.story({
  args: { photos: sentPhotos(5) },
  play: async ({ canvas, args }) => {
    await fireEvent.drop(canvas.getByRole('group', { name: say('Photos') }), dragged(aFile('sixth.png')));
    await expect(
      await canvas.findByText(
        say('{name} was left out: {max, number} photos at most', { name: 'sixth.png', max: 5 }),
      ),
    ).toBeVisible();
    await expect(args.onAddPhotos).not.toHaveBeenCalled();
  },
});

export const Uploading = meta.story({
  args: {
    photos: sentPhotos(3).map((photo, index) =>
      index === 2 ? { ...photo, status: 'uploading' as const, progress: 0.64, fileKey: undefined } : photo,
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole('radio', { name: say('ratingInput.star', { stars: 4, word: say('Good') }) }),
    );
    await userEvent.type(canvas.getByRole('textbox', { name: say('Your thoughts') }), thoughts);
    await userEvent.click(canvas.getByRole('button', { name: say('Post review') }));
    await expect(
      await canvas.findByText(say('Photos are still being sent. Post again in a moment.')),
    ).toBeVisible();
    await expect(args.onPost).not.toHaveBeenCalled();
  },
});

export const UploadFailed = meta.story({
  args: {
    photos: sentPhotos(2).map((photo, index) =>
      index === 1 ? { ...photo, status: 'failed' as const, fileKey: undefined } : photo,
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(say('uploader.failed', { count: 1 }))).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: say('Send {name} again', { name: 'toaster-2.jpg' }) }),
    );
    await expect(args.onRetryPhoto).toHaveBeenCalledWith('photo-2');
  },
});

export const Anonymous = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole('radio', {
        name: say('ratingInput.star', { stars: 3, word: say('ratingInput.three') }),
      }),
    );
    await userEvent.type(canvas.getByRole('textbox', { name: say('Your thoughts') }), thoughts);
    await userEvent.click(canvas.getByRole('switch', { name: say('Post anonymously') }));
    await userEvent.click(canvas.getByRole('button', { name: say('Post review') }));
    await expect(args.onPost).toHaveBeenCalledWith(expect.objectContaining({ score: 3, isAnonymous: true }));
  },
});

export const ServerFaults = meta.story({
  args: { faults: [{ field: '/content', desc: 'Words of this kind are not shown' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: say('Your thoughts') })).toHaveAccessibleDescription(
      'Words of this kind are not shown',
    );
  },
});

export const Busy = meta.story({
  args: { posting: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('Post review') }));
    await expect(args.onPost).not.toHaveBeenCalled();
  },
});

/** What was written before is there, and every change is told. */
export const Filled = meta.story({
  args: { values: { score: 5, content: thoughts, isAnonymous: true }, onValues: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('textbox', { name: say('Your thoughts') })).toHaveValue(thoughts);
    await userEvent.click(canvas.getByRole('switch', { name: say('Post anonymously') }));
    await expect(args.onValues).toHaveBeenLastCalledWith({ score: 5, content: thoughts, isAnonymous: false });
  },
});

export const Refused = meta.story({
  args: { refused: 'You have rated this already' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You have rated this already');
  },
});

export const OnAPhone = meta.story({
  args: { photos: sentPhotos(3) },
  globals: { viewport: { value: 'phone' } },
});

export const LongText = meta.story({
  args: {
    pending: { ...pending, item: { ...pending.item, prodName: hostile.long, skuName: hostile.word } },
    photos: sentPhotos(2).map((photo) => ({ ...photo, name: hostile.word, status: 'failed' as const })),
  },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
