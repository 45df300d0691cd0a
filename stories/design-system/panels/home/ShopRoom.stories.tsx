import { expect, fn } from 'storybook/test';
import { aRoom } from '#mocks/fixtures/home-window.ts';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { ShopRoom } from '#src/design-system/panels/home/ShopRoom.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const onAdd = fn();

const meta = preview.meta({
  component: ShopRoom,
  args: { room: aRoom(), hrefOf: ({ prodId }) => `/products/${prodId}`, onAdd },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: say('shopRoom.title') })).toBeVisible();
    const count = aRoom().dots.length;
    await userEvent.click(canvas.getByRole('button', { name: say('shopRoom.addAll', { count }) }));
    await expect(onAdd).toHaveBeenCalledWith(aRoom().dots);
  },
});

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [dot] = aRoom().dots;
    const name = dot?.prodName ?? '';
    await userEvent.click(canvas.getByRole('button', { expanded: false, name: new RegExp(`^${name}`) }));
    await expect(canvas.getByRole('link', { name })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say('shopRoom.add') }));
    await expect(onAdd).toHaveBeenLastCalledWith([dot]);
  },
});

/** One of the things is worn: it stays out of all at once, and leads to its page, where the size is chosen. */
export const Worn = meta.story({
  args: { room: aRoom({ dots: aRoom().dots.map((dot, place) => ({ ...dot, worn: place === 0 })) }) },
  play: async ({ canvas, userEvent }) => {
    const [worn, ...rest] = aRoom().dots;
    await expect(canvas.getByText(say('shopRoom.sizes'))).toBeVisible();
    const all = canvas.getByRole('button', { name: say('shopRoom.addAll', { count: rest.length }) });
    await userEvent.click(all);
    await expect(onAdd).toHaveBeenLastCalledWith(rest.map((dot) => ({ ...dot, worn: false })));
    const name = worn?.prodName ?? '';
    await userEvent.click(canvas.getByRole('button', { expanded: false, name: new RegExp(`^${name}`) }));
    await expect(canvas.getByRole('link', { name: say('shopRoom.choose') })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: say('shopRoom.add') })).not.toBeInTheDocument();
  },
});

/** All of them are worn: nothing can be put into the cart at once. */
export const AllWorn = meta.story({
  args: { room: aRoom({ dots: aRoom().dots.map((dot) => ({ ...dot, worn: true })) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('shopRoom.sizes'))).toBeVisible();
    const { length } = aRoom().dots;
    const closed = canvas.getAllByRole('button', { expanded: false });
    await expect(closed).toHaveLength(length);
    await expect(canvas.getAllByRole('button')).toHaveLength(length);
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Busy = meta.story({ args: { busy: true } });

export const LongText = meta.story({
  args: { room: aRoom({ title: hostile.long.slice(0, 120) }) },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
