import { Coins } from 'lucide-react';
import { expect } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { BalanceBand } from '#src/design-system/cards/ledger/BalanceBand.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: BalanceBand,
  args: { icon: Coins, label: 'Coins', figure: '1,160', children: <p>12 more on their way</p> },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Coins' })).toBeVisible();
    await expect(canvas.getByText('1,160')).toBeVisible();
  },
});

export const FigureAlone = meta.story({ args: { children: undefined } });

export const OfChina = meta.story({ globals: { region: 'cn', language: 'zh' } });

export const LongText = meta.story({
  args: { label: hostile.word, figure: '9 999 999 999 999 999', children: <p>{hostile.long}</p> },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
