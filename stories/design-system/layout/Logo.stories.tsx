import { Logo } from '#src/design-system/layout/Logo.tsx';
import preview from '#storybook/preview.tsx';
import { Sheet } from '#storybook/Sheet.tsx';

const meta = preview.meta({ component: Logo, args: { className: 'h-8 text-fg' } });

export const Default = meta.story();

export const Variants = meta.story({
  render: () => (
    <Sheet
      least={220}
      cells={{
        lockup: <Logo className="h-8 text-fg" />,
        mark: <Logo markOnly className="h-8" />,
        small: <Logo className="h-6 text-fg" />,
        large: <Logo className="h-12 text-fg" />,
      }}
    />
  ),
});
