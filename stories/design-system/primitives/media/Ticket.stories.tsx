import { expect } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { Ticket } from '#src/design-system/primitives/media/Ticket.tsx';
import preview from '#storybook/preview.tsx';
import { Sheet } from '#storybook/Sheet.tsx';

const meta = preview.meta({
  component: Ticket,
  args: {
    ground: 'mall' as const,
    stub: <b className="text-[1.75rem]">15%</b>,
    children: <p className="font-semibold">Mall voucher</p>,
  },
  render: (args) => (
    <div className="max-w-90">
      <Ticket {...args} />
    </div>
  ),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('15%')).toBeVisible();
    await expect(canvas.getByText('Mall voucher')).toBeVisible();
  },
});

export const AllVariants = meta.story({
  render: (args) => (
    <Sheet
      least={300}
      cells={Object.fromEntries(
        (['md', 'sm'] as const).flatMap((size) =>
          (['mall', 'shop', 'product', 'delivery', 'done'] as const).map((ground) => [
            `${ground}, ${size}`,
            <Ticket key={ground} {...args} ground={ground} size={size} />,
          ]),
        ),
      )}
    />
  ),
});

export const Small = meta.story({ args: { size: 'sm', ground: 'shop' } });

export const OnAPanel = meta.story({
  args: { ground: 'product' },
  decorators: [
    (Story) => (
      <div className="max-w-100 rounded-xl bg-deal-soft p-5">
        <Story />
      </div>
    ),
  ],
});

export const OfLaos = meta.story({ globals: { region: 'la' } });

export const LongText = meta.story({
  args: { ground: 'delivery', stub: 'Бесплатно', children: <p className="wrap-anywhere">{hostile.long}</p> },
  globals: { viewport: { value: 'phone' }, language: 'ru' },
});
