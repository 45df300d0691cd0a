import { behaviour } from '#storybook/behaviour.ts';
import { expect } from 'storybook/test';
import { Breadcrumb } from '#src/design-system/primitives/navigation/Breadcrumb.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const steps = [
  { name: 'Home', href: '/' },
  { name: 'Home & living', href: '/Home-living/3' },
  { name: 'Lighting', href: '/Lighting/31' },
  { name: 'Dome pendant lamp' },
];
const meta = preview.meta({ component: Breadcrumb, args: { steps } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    const way = canvas.getByRole('navigation', { name: say('You are here') });
    await expect(way).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await expect(canvas.getByText('Dome pendant lamp')).toHaveAttribute('aria-current', 'page');
  },
});

export const Many = meta.story({
  args: {
    steps: [
      ...Array.from({ length: 9 }, (_, index) => ({ name: `Floor ${index + 1}`, href: `/Floor/${index}` })),
      { name: 'Dome pendant lamp' },
    ],
  },
});

export const LongText = meta.story({
  args: { steps: [...steps.slice(0, 2), { name: 'Подвесной светильник из прокатного алюминия '.repeat(4) }] },
});

export const OnAPhone = meta.story({
  parameters: behaviour,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
});
