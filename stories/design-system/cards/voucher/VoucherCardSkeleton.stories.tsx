import { behaviour } from '#storybook/behaviour.ts';
import { VoucherCardSkeleton } from '#src/design-system/cards/voucher/VoucherCardSkeleton.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: VoucherCardSkeleton,
  decorators: [
    (Story) => (
      <div className="max-w-95">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();

export const Small = meta.story({ parameters: behaviour, args: { size: 'sm' } });
