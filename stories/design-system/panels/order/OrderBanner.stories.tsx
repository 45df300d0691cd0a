import { expect } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { OrderBanner } from '#src/design-system/panels/order/OrderBanner.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { CalendarLeaf } from '#src/design-system/primitives/text/CalendarLeaf.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({ component: OrderBanner, args: { title: 'Thu 26 Nov' } });

export const Default = meta.story({
  args: { note: 'Colombo 03' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Thu 26 Nov')).toBeVisible();
    await expect(canvas.getByText('Colombo 03')).toBeVisible();
  },
});

export const WithAction = meta.story({
  render: (args) => (
    <OrderBanner
      {...args}
      leaf={<CalendarLeaf day="2026-11-26" />}
      actions={<Button tone="onHero">{say('orderView.confirm')}</Button>}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: say('orderView.confirm') })).toBeVisible();
  },
});

export const OnAPhone = WithAction.extend({ globals: { viewport: { value: 'phone' } } });

export const LongText = meta.story({
  args: { title: hostile.word, note: hostile.long },
  globals: { viewport: { value: 'phone' } },
});
