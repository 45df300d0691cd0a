import { defineMessages } from 'react-intl';
import { expect } from 'storybook/test';
import { EmptyWithLink } from '#src/design-system/empty-states/EmptyWithLink.tsx';
import { ToPayDrawing } from '#src/design-system/layout/illustrations/ToPayDrawing.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const messages = defineMessages({
  title: { id: 'emptyWallet.title' },
  text: { id: 'emptyWallet.text' },
  action: { id: 'emptyWallet.action' },
});

const meta = preview.meta({
  component: EmptyWithLink,
  args: { drawing: <ToPayDrawing />, messages, href: '/category' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Nothing in your wallet yet'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: say('Start shopping') })).toHaveAttribute(
      'href',
      '/category',
    );
  },
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
