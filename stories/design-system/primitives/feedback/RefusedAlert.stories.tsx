import { expect } from 'storybook/test';
import { RefusedAlert } from '#src/design-system/primitives/feedback/RefusedAlert.tsx';
import { behaviour } from '#storybook/behaviour.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: RefusedAlert,
  args: { children: 'This order can no longer be cancelled' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('can no longer be cancelled');
  },
});

/** Nothing was refused: nothing stands there. */
export const Silent = meta.story({
  args: { children: undefined },
  parameters: behaviour,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

export const LongText = meta.story({
  args: { children: 'Похоже, вы пропустили несколько полей или ввели неверные данные. '.repeat(3) },
});
