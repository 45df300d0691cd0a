import { expect, fn, waitFor } from 'storybook/test';
import { InfiniteEnd } from '#src/design-system/primitives/feedback/InfiniteEnd.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';
import { Sheet } from '#storybook/Sheet.tsx';

const meta = preview.meta({
  component: InfiniteEnd,
  args: { status: 'more' as const, count: 48, onMore: fn(), onTop: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(args.onMore).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole('button', { name: say('infiniteEnd.more') }));
    await expect(args.onMore).toHaveBeenCalledTimes(2);
  },
});

export const Loading = meta.story({
  args: { status: 'loading' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(say('Loading more'));
    await expect(args.onMore).not.toHaveBeenCalled();
  },
});

export const Error = meta.story({
  args: { status: 'error' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('errorState.retry') }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
});

export const End = meta.story({
  args: { status: 'end' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(say('infiniteEnd.end'));
  },
});

export const Restored = meta.story({
  args: { status: 'restored' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(say('infiniteEnd.restored', { count: 48 }));
    await expect(args.onMore).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: say('Back to the top') }));
    await expect(args.onTop).toHaveBeenCalledOnce();
  },
});

export const AllVariants = meta.story({
  render: () => (
    <Sheet
      least={320}
      cells={Object.fromEntries(
        (['more', 'loading', 'error', 'end', 'restored'] as const).map((status) => [
          status,
          <InfiniteEnd key={status} status={status} count={1} onMore={fn()} onTop={fn()} />,
        ]),
      )}
    />
  ),
});

export const LongText = meta.story({
  args: { status: 'restored', count: 1203 },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
