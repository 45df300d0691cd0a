import { ShoppingBag } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import preview from '#storybook/preview.tsx';
import { Sheet } from '#storybook/Sheet.tsx';

const meta = preview.meta({ component: Button, args: { children: 'Buy now', onClick: fn() } });

const tones = ['primary', 'soft', 'outline', 'ghost', 'ink', 'deal', 'danger'] as const;
const sizes = ['xl', 'lg', 'md', 'sm'] as const;

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Buy now' });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    button.blur();
  },
});

const bag = <ShoppingBag aria-hidden className="size-5" strokeWidth={1.75} />;

export const AllVariants = meta.story({
  render: () => (
    <Sheet
      least={200}
      cells={{
        ...Object.fromEntries(
          tones.flatMap((tone) => [
            [tone, <Button key={tone} tone={tone} children="Buy now" />],
            [`${tone}, with icon`, <Button key={tone} tone={tone} children={<>{bag} Add</>} />],
            [`${tone}, busy`, <Button key={tone} tone={tone} busy children={<>{bag} Saving</>} />],
            [`${tone}, busy without icon`, <Button key={tone} tone={tone} busy children="Saving" />],
            [`${tone}, disabled`, <Button key={tone} tone={tone} disabled children="Buy now" />],
          ]),
        ),
        'on the hero': (
          <span className="inline-block rounded-md bg-hero p-3">
            <Button tone="onHero" children="Come in" />
          </span>
        ),
        ...Object.fromEntries(
          sizes.map((size) => [size, <Button key={size} size={size} children="Buy now" />]),
        ),
        'long text': <Button className="w-full max-w-52" children="Подтвердить получение заказа" />,
      }}
    />
  ),
});

export const Busy = meta.story({
  args: { busy: true, children: <>{bag} Place order</> },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Place order' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    button.blur();
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Buy now' })).toBeDisabled();
  },
});

export const FocusVisible = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Buy now' })).toHaveFocus();
  },
});

export const FullWidth = meta.story({ args: { className: 'w-full', size: 'xl' } });

export const LongText = meta.story({
  render: () => (
    <div className="w-52">
      <Button className="w-full">Подтвердить получение заказа</Button>
    </div>
  ),
});
