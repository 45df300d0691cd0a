import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { expect, fn, within } from 'storybook/test';
import { waitingWords } from '#src/app/head/waiting-words.ts';
import { makeWaitingBar } from '#src/app/waiting-script.ts';
import type { Awaited } from '#src/domain/waiting-bar.ts';
import { behaviour } from '#storybook/behaviour.ts';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';

/** The bar stands beside the page, not in it. */
const screen = within(document.documentElement);

type BarProps = {
  /** What the page waits for. */
  awaited?: Awaited;
  /** What did not come. */
  failed?: 'app' | 'code';
  onAgain: () => void;
};

/** The bar at the foot of a page, which comes with the page and not with its scripts: what is waited for, what did not come. */
function WaitingBar({ awaited, failed, onAgain }: BarProps) {
  const { formatMessage } = useIntl();
  useEffect(() => {
    const bar = makeWaitingBar(waitingWords(formatMessage), 'workbench', 0);
    const end = awaited && bar.wait(awaited, onAgain);
    if (failed) bar.failed(failed, onAgain);
    return () => {
      end?.();
      for (const box of document.querySelectorAll('[data-slot=waiting]')) box.remove();
    };
  }, [awaited, failed, onAgain, formatMessage]);
  return <div className="h-40" />;
}

const meta = preview.meta({ component: WaitingBar, args: { onAgain: fn() } });

export const ChunkFailed = meta.story({
  args: { failed: 'code' },
  play: async () => {
    await expect(await screen.findByText(say('A part of this page could not be loaded.'))).toBeVisible();
  },
});

export const TriesAgain = ChunkFailed.extend({
  parameters: behaviour,
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText(say('A part of this page could not be loaded.'))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: say('waiting.again') }));
    await expect(args.onAgain).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('button', { name: say('waiting.again') })).not.toBeInTheDocument();
  },
});

export const StillLoading = meta.story({
  args: { awaited: 'code' },
  play: async () => {
    await expect(await screen.findByText(say('Still loading…'))).toBeVisible();
  },
});

export const AsksAgain = StillLoading.extend({
  parameters: behaviour,
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText(say('Still loading…'))).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: say('waiting.again') }));
    await expect(args.onAgain).toHaveBeenCalledOnce();
  },
});

export const SlowLine = meta.story({
  args: { awaited: 'page' },
  play: async () => {
    await expect(await screen.findByText(say('This takes longer than usual.'))).toBeVisible();
  },
});

export const Sending = meta.story({
  args: { awaited: 'sending' },
  play: async () => {
    await expect(
      await screen.findByText(like('This takes longer than usual. We are still waiting for the answer.')),
    ).toBeVisible();
  },
});

export const PageLoading = meta.story({
  args: { awaited: 'app' },
  play: async () => {
    await expect(
      await screen.findByText(like('This page is still loading. Its links work already.')),
    ).toBeVisible();
  },
});

export const PageFailed = meta.story({
  args: { failed: 'app' },
  play: async () => {
    await expect(
      await screen.findByText(like('This page could not be loaded in full. Its links still work.')),
    ).toBeVisible();
  },
});

export const OnAPhone = meta.story({
  args: { failed: 'app' },
  globals: { viewport: { value: 'phone' } },
});

export const LongText = meta.story({
  args: { failed: 'app' },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});

export const InChinese = meta.story({ args: { failed: 'app' }, globals: { language: 'zh' } });
