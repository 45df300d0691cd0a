import { expect, fn } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { ChatComposer } from '#src/design-system/panels/chat/ChatComposer.tsx';
import preview from '#storybook/preview.tsx';
import { like, say, sayNumber } from '#storybook/say.ts';

const name = () => say('Message {shop}', { shop: 'Casora Home Appliances' });

const meta = preview.meta({
  component: ChatComposer,
  args: { shopName: 'Casora Home Appliances', onSend: fn(), onPicture: fn() },
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
    const box = canvas.getByRole('textbox', { name: name() });
    await userEvent.type(box, 'Is it in stock?{Shift>}{Enter}{/Shift}And in black?{Enter}');
    await expect(args.onSend).toHaveBeenLastCalledWith('Is it in stock?\nAnd in black?');
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
    await userEvent.type(box, '   {Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
});

export const Filled = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: name() }), 'When does it ship?');
    await userEvent.click(canvas.getByRole('button', { name: say('Send') }));
    await expect(args.onSend).toHaveBeenLastCalledWith('When does it ship?');
    await userEvent.type(canvas.getByRole('textbox', { name: name() }), 'Thank you');
  },
});

export const QuickReplies = meta.story({
  args: { quickReplies: ['Is it in stock?', 'When does it ship?', 'Can I return it?'] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('list', { name: say('Quick questions') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'When does it ship?' }));
    await expect(args.onSend).toHaveBeenLastCalledWith('When does it ship?');
  },
});

export const Image = meta.story({
  args: { shopName: 'Casora' },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: say('Send a picture') })).toBeEnabled();
    const picture = new File(['kettle'], 'kettle.png', { type: 'image/png' });
    const picker = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (picker) await userEvent.upload(picker, picture);
    await expect(args.onPicture).toHaveBeenLastCalledWith(picture);
  },
});

export const WithCounter = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: name() }));
    await userEvent.paste('a'.repeat(999));
    await expect(canvas.getByText(`${sayNumber(999)} / ${sayNumber(1000)}`)).toBeVisible();
    await userEvent.keyboard('b');
    await expect(canvas.getByText(`${sayNumber(1000)} / ${sayNumber(1000)}`)).toBeVisible();
    await expect(canvas.getByRole('button', { name: say('Send') })).toBeEnabled();
  },
});

export const Invalid = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('textbox', { name: name() });
    await userEvent.click(box);
    await userEvent.paste('a'.repeat(1001));
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(like('chatComposer.tooLong', { max: 1000 }));
    await expect(canvas.getByRole('button', { name: say('Send') })).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

export const Offline = meta.story({
  args: { blocked: 'offline', quickReplies: ['Is it in stock?'], draft: 'When does it' },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('textbox', { name: name() });
    await expect(box).toHaveAttribute('readonly');
    await expect(box).toHaveValue('When does it');
    await expect(box).toHaveAccessibleDescription(say('You are offline. What you wrote stays here.'));
    await expect(canvas.getByRole('button', { name: say('Send') })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: say('Send a picture') })).toBeDisabled();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
    await userEvent.click(box);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

export const Closed = meta.story({
  args: { blocked: 'closed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('This conversation is closed.'))).toBeVisible();
  },
});

export const OnAPhone = meta.story({
  args: { quickReplies: ['Is it in stock?', 'When does it ship?', 'Can I return it?'] },
  globals: { viewport: { value: 'phone' } },
});

export const LongText = meta.story({
  args: {
    shopName: hostile.long,
    quickReplies: [hostile.html, 'Когда вы отправите заказ?'],
  },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
