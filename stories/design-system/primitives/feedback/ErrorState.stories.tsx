import { expect, fn } from 'storybook/test';
import { ErrorState } from '#src/design-system/primitives/feedback/ErrorState.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({ component: ErrorState, args: { onRetry: fn() } });

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(say('Something went wrong'));
    await userEvent.click(canvas.getByRole('button', { name: say('errorState.retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const ServiceWords = meta.story({ args: { text: 'No such product' } });

export const Compact = meta.story({ args: { compact: true } });

export const LongText = meta.story({
  args: { compact: true, text: 'Не удалось загрузить список районов: сервис не ответил за тридцать секунд' },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
