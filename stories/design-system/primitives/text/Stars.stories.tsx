import { Stars } from '#src/design-system/primitives/text/Stars.tsx';
import preview from '#storybook/preview.tsx';
import { Sheet } from '#storybook/Sheet.tsx';

const meta = preview.meta({ component: Stars, args: { value: 4 } });

export const Default = meta.story();

export const AllVariants = meta.story({
  render: () => (
    <Sheet
      cells={Object.fromEntries(
        [0, 1, 2.4, 3.7, 5].flatMap((value) => [
          [`${value}, small`, <Stars key={value} value={value} />],
          [`${value}, medium`, <Stars key={value} value={value} size="md" />],
        ]),
      )}
    />
  ),
});
