import { Flag } from '#src/design-system/primitives/media/Flag.tsx';
import preview from '#storybook/preview.tsx';
import { Sheet } from '#storybook/Sheet.tsx';

const meta = preview.meta({ component: Flag, args: { src: '/media/flags/circle/lk.svg' } });

export const Default = meta.story();

export const AllVariants = meta.story({
  render: () => (
    <Sheet
      least={110}
      cells={{
        'Sri Lanka': <Flag src="/media/flags/circle/lk.svg" />,
        China: <Flag src="/media/flags/circle/cn.svg" />,
        Laos: <Flag src="/media/flags/circle/la.svg" />,
        Türkiye: <Flag src="/media/flags/circle/tr.svg" />,
        small: <Flag src="/media/flags/circle/lk.svg" size="sm" />,
      }}
    />
  ),
});
