import { expect, fn, screen } from 'storybook/test';
import { aProblem } from '#mocks/contract-examples.ts';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { anOrderItem } from '#mocks/fixtures/orders.ts';
import { NotSoldDialog } from '#src/design-system/modals/NotSoldDialog.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({
  component: NotSoldDialog,
  args: {
    refused: [{ item: anOrderItem(), why: aProblem('outOfStock').desc }],
    added: 1,
    cartHref: '/Cart',
    onClose: fn(),
  },
});

export const Default = meta.story({
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: say('please reorder') })).toBeVisible();
    await expect(screen.getByText(anOrderItem().prodName)).toBeVisible();
    await expect(screen.getByRole('link', { name: say('notSoldDialog.cart') })).toHaveAttribute(
      'href',
      '/Cart',
    );
  },
});

export const NothingAdded = meta.story({
  args: { added: 0 },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText(say('notSoldDialog.added', { count: 0 }))).toBeVisible();
    await expect(screen.queryByRole('link')).not.toBeInTheDocument();
    await userEvent.click(screen.getAllByRole('button', { name: say('notSoldDialog.close') }).at(-1)!);
    await expect(args.onClose).toHaveBeenCalled();
  },
});

export const LongText = meta.story({
  args: { refused: [{ item: anOrderItem({ prodName: hostile.word }), why: hostile.long }] },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
