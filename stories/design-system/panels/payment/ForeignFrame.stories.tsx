import { expect } from 'storybook/test';
import { ForeignFrame } from '#src/design-system/panels/payment/ForeignFrame.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({
  component: ForeignFrame,
  args: { of: 'processor' as const, children: <div className="h-40 bg-sunken" /> },
  render: (args) => (
    <div className="max-w-xl">
      <ForeignFrame {...args} />
    </div>
  ),
});

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(say('foreignFrame.processor').replaceAll(/<\/?b>/g, ''));
  },
});

export const Bank = meta.story({
  args: { of: 'bank', host: 'acs.serendibbank.example' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('acs.serendibbank.example')).toBeVisible();
    await expect(canvas.getByText(say('foreignFrame.bank'))).toBeVisible();
  },
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
