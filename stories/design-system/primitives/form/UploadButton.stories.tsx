import { expect, fn } from 'storybook/test';
import { someUploadTickets } from '#mocks/fixtures/upload.ts';
import { UploadButton } from '#src/design-system/primitives/form/UploadButton.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({
  component: UploadButton,
  args: { over: false, room: 5, contentTypes: someUploadTickets().contentTypes, onFiles: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText(say('Add photo'));
    await expect(field).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp');
    const files = ['one.png', 'two.png'].map((name) => new File(['photo'], name, { type: 'image/png' }));
    await userEvent.upload(field, files);
    await expect(args.onFiles).toHaveBeenCalledWith(files);
  },
});

export const Over = meta.story({ args: { over: true } });

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
