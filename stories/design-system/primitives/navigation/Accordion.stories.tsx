import { expect } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { Accordion } from '#src/design-system/primitives/navigation/Accordion.tsx';
import preview from '#storybook/preview.tsx';
import { Sheet } from '#storybook/Sheet.tsx';

const items = [
  { value: 'pay', title: 'How can I pay?', body: 'By card, or in cash when the parcel is at your door.' },
  { value: 'back', title: 'How do I send something back?', body: 'Within seven days, from your orders.' },
  { value: 'coins', title: 'What are coins worth?', body: 'One coin is one rupee at checkout.' },
];

const meta = preview.meta({ component: Accordion, args: { items } });

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole('button', { name: 'How can I pay?' });
    await expect(heading).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(heading);
    await expect(canvas.getByRole('region', { name: 'How can I pay?' })).toHaveTextContent('in cash');
    await userEvent.click(canvas.getByRole('button', { name: 'What are coins worth?' }));
    await expect(canvas.getAllByRole('region')).toHaveLength(2);
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const heading = canvas.getByRole('button', { name: 'How do I send something back?' });
    await expect(heading).toHaveFocus();
    await expect(heading).toHaveAttribute('aria-expanded', 'true');
  },
});

export const Many = meta.story({
  args: {
    items: Array.from({ length: 20 }, (_, index) => ({
      value: `${index}`,
      title: `Question ${index + 1}`,
      body: 'An answer',
    })),
    open: ['2'],
  },
});

export const AllVariants = meta.story({
  render: () => (
    <Sheet
      least={280}
      cells={{
        Closed: <Accordion items={items.slice(0, 2)} />,
        Open: <Accordion items={items.slice(0, 2)} open={['pay', 'back']} />,
      }}
    />
  ),
});

export const LongText = meta.story({
  args: { items: [{ value: 'long', title: hostile.word, body: hostile.long }], open: ['long'] },
  globals: { viewport: { value: 'phone' } },
});
