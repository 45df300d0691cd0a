import { expect, fn } from 'storybook/test';
import { CardGlass } from '#src/design-system/cards/product/CardGlass.tsx';
import { HeartButton } from '#src/design-system/primitives/action/HeartButton.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const name = 'Electric Kettle 1.7 L';
const onChoose = fn();

const meta = preview.meta({
  component: CardGlass,
  args: { children: <HeartButton name={name} on={false} onChange={fn()} /> },
  decorators: [
    (Story) => (
      <div className="relative aspect-square w-44 rounded-lg bg-tile">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: say('Favourite: {name}', { name }) })).toBeVisible();
  },
});

export const RegionUnavailable = meta.story({
  args: { gone: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Not in your region'))).toBeVisible();
  },
});

export const Ranked = meta.story({
  args: { rank: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Place {rank, number}', { rank: 1 }))).toBeInTheDocument();
  },
});

export const EditMode = meta.story({
  args: { children: undefined, choice: { name, chosen: false, onChoose } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('checkbox', { name: say('cardGlass.choose', { name }), checked: false }),
    );
    await expect(onChoose).toHaveBeenLastCalledWith(true);
  },
});

export const Selected = meta.story({ args: { children: undefined, choice: { name, chosen: true } } });

export const LongText = meta.story({ args: { gone: true }, globals: { language: 'ru' } });
