import { behaviour } from '#storybook/behaviour.ts';
import { expect } from 'storybook/test';
import { QrCode } from '#src/design-system/primitives/media/QrCode.tsx';
import preview from '#storybook/preview.tsx';
import { Sheet } from '#storybook/Sheet.tsx';

const link = 'https://ican.example/Register?invite=NIMAL7F3A';

const meta = preview.meta({
  component: QrCode,
  args: { value: link, label: 'Your link as a QR code', className: 'size-40' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Your link as a QR code' })).toBeVisible();
  },
});

export const Small = meta.story({ args: { className: undefined } });

export const OnMarigold = meta.story({
  decorators: [
    (Story) => (
      <div className="inline-block rounded-xl bg-deal p-5">
        <Story />
      </div>
    ),
  ],
});

export const Dark = meta.story({
  parameters: behaviour,
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    const tile = canvas.getByRole('img').parentElement;
    await expect(tile).toHaveStyle({ backgroundColor: 'rgb(255, 255, 255)' });
  },
});

/** As long as a link may be: the code grows finer and goes without the mark. */
export const LongText = meta.story({
  args: { value: `${link}&from=${'a'.repeat(1990)}`, className: 'size-90' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img').querySelector('svg')).toBeNull();
  },
});

export const Many = meta.story({
  render: ({ label }) => (
    <Sheet
      cells={Object.fromEntries(
        [10, 46, 120, 200, 201, 600].map((letters) => [
          `${letters} letters`,
          <QrCode
            key={letters}
            value={link.padEnd(letters, 'x').slice(0, letters)}
            label={`${label}, ${letters}`}
            className="size-40"
          />,
        ]),
      )}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(6);
  },
});
