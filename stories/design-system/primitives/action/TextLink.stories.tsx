import { expect } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: TextLink, args: { to: '/About', children: 'About iCan Mall' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'About iCan Mall' })).toHaveAttribute('href', '/About');
  },
});

export const InText = meta.story({
  render: (args) => (
    <p className="max-w-80">
      Prices are the shop’s own. Read more <TextLink {...args} children="about the mall" /> before you buy.
    </p>
  ),
});

export const Plain = meta.story({ args: { plain: true, children: 'A row or a card wears its own look' } });

export const LongText = meta.story({
  args: { children: `${hostile.long} ${hostile.word}` },
  globals: { viewport: { value: 'phone' } },
});
