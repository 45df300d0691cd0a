import { expect } from 'storybook/test';
import { PasswordChecklist } from '#src/design-system/primitives/form/PasswordChecklist.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';
import { Sheet } from '#storybook/Sheet.tsx';

const meta = preview.meta({
  component: PasswordChecklist,
  args: { password: 'opendoors' },
  decorators: [
    (Story) => (
      <div className="max-w-98 has-[>dl]:max-w-none">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(say('Could be stronger'));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByText(say('A capital letter')).closest('li')).toHaveTextContent(say('missing'));
  },
});

/** Three classes of four are fair (S5.13, Z27). */
export const Fair = meta.story({
  args: { password: 'Opendoors9' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(say('passwordChecklist.fair'));
  },
});

export const Strong = meta.story({
  args: { password: 'Двери9!открыты' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(say('Strong'));
  },
});

export const ShortOne = meta.story({
  args: { password: 'Op9!' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(say('Could be stronger'));
  },
});

export const AllVariants = meta.story({
  render: () => (
    <Sheet
      least={280}
      cells={{
        Untouched: <PasswordChecklist password="" />,
        None: <PasswordChecklist password="doors" />,
        Fair: <PasswordChecklist password="Opendoors9" />,
        Strong: <PasswordChecklist password="Open doors 9!" />,
      }}
    />
  ),
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
