import { behaviour } from '#storybook/behaviour.ts';
import { expect } from 'storybook/test';
import { Pagination } from '#src/design-system/primitives/navigation/Pagination.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({
  component: Pagination,
  args: { current: 1, pages: 27, hrefOf: (page: number) => `?page=${page}` },
});

export const Default = meta.story({
  args: { current: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: say('Pages') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: say('Page {page, number}', { page: 3 }) })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('link', { name: say('Previous page') })).toHaveAttribute(
      'href',
      '/?page=2',
    );
  },
});

export const First = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: say('Previous page') })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: say('Page {page, number}', { page: 1 }) })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('link', { name: say('Next page') })).toHaveAttribute('href', '/?page=2');
  },
});

export const Middle = meta.story({
  args: { current: 14 },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('link').map((link) => link.getAttribute('aria-label'));
    await expect(names).toEqual([
      say('Previous page'),
      say('Page {page, number}', { page: 1 }),
      say('Page {page, number}', { page: 13 }),
      say('Page {page, number}', { page: 14 }),
      say('Page {page, number}', { page: 15 }),
      say('Page {page, number}', { page: 27 }),
      say('Next page'),
    ]);
  },
});

export const Last = meta.story({
  args: { current: 27 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: say('Next page') })).not.toBeInTheDocument();
  },
});

export const One = meta.story({
  parameters: behaviour,
  args: { pages: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
});

export const Many = meta.story({
  args: { current: 1204, pages: 9000 },
  globals: { viewport: { value: 'phone' } },
});
