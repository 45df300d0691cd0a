import { expect } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { FoldedText } from '#src/design-system/primitives/text/FoldedText.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({
  component: FoldedText,
  args: { text: 'Boils fast and keeps warm.' },
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Boils fast and keeps warm.')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Folded = meta.story({
  args: { text: `${hostile.long}\n\n${hostile.long}` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('Read more') }));
    const less = canvas.getByRole('button', { name: say('Show less') });
    await expect(less).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: say('Read more') })).toBeVisible();
  },
});

export const RightToLeft = meta.story({ args: { text: hostile.rightToLeft } });

export const LongText = meta.story({
  args: { text: `${hostile.word} `.repeat(12) },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
