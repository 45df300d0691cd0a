import { expect, fn } from 'storybook/test';
import { CancelForm } from '#src/design-system/forms/order/CancelForm.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';

const id = 'cancel-story';

const meta = preview.meta({
  component: CancelForm,
  args: { id, onCancel: fn() },
  decorators: [
    (Story) => (
      <div className="grid max-w-180 gap-4">
        <Story />
        <Button type="submit" form={id} tone="danger">
          {say('cancelOrder.cancel')}
        </Button>
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: say('cancelForm.reason') })).toBeVisible();
    await expect(canvas.getAllByRole('radio')).toHaveLength(6);
  },
});

export const Filled = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: like('Delivery time too long') }));
    await userEvent.type(
      canvas.getByRole('textbox', { name: like('Note to the shop (optional)') }),
      ' Too late for us ',
    );
    await userEvent.click(canvas.getByRole('button', { name: say('cancelOrder.cancel') }));
    await expect(args.onCancel).toHaveBeenCalledWith({ reason: 'TOO_SLOW', note: 'Too late for us' });
  },
});

export const Invalid = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('cancelOrder.cancel') }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: like('Wrong product description') })).toBeChecked();
  },
});

export const NoteTooLong = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: like('Duplicate order') }));
    await userEvent.click(canvas.getByRole('textbox', { name: like('Note to the shop (optional)') }));
    await userEvent.paste('a'.repeat(201));
    await userEvent.click(canvas.getByRole('button', { name: say('cancelOrder.cancel') }));
    await expect(await canvas.findByText(say('cancelForm.tooLong', { max: 200 }))).toBeVisible();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
