import { expect, fn, screen } from 'storybook/test';
import { exampleOf } from '#mocks/contract-examples.ts';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { NotSoldDialog } from '#src/design-system/modals/order/NotSoldDialog.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const some = exampleOf('addOrderToCart', 'some');

const meta = preview.meta({
  component: NotSoldDialog,
  args: {
    missing: some.missing,
    added: some.added.length,
    cartHref: '/Cart',
    onClose: fn(),
  },
});

export const Default = meta.story({
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: say('please reorder') })).toBeVisible();
    await expect(screen.getAllByRole('listitem')).toHaveLength(some.missing.length);
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
  args: {
    missing: some.missing.map((one) => ({
      ...one,
      line: { ...one.line, prodName: hostile.word },
      desc: hostile.long,
    })),
  },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
