import { Pattern } from '#src/design-system/primitives/media/Pattern.tsx';
import preview from '#storybook/preview.tsx';
import { Sheet } from '#storybook/Sheet.tsx';

const meta = preview.meta({
  component: Pattern,
  args: { className: 'rounded-xl p-8', children: <p className="text-h1">Open all doors</p> },
});

export const Default = meta.story();

export const AllVariants = meta.story({
  render: (args) => (
    <Sheet
      least={320}
      cells={{
        hero: <Pattern {...args} />,
        soft: <Pattern {...args} ground="soft" />,
        deal: <Pattern {...args} ground="deal" />,
      }}
    />
  ),
});

export const Soft = meta.story({ args: { ground: 'soft' } });

export const Deal = meta.story({ args: { ground: 'deal' } });

export const China = meta.story({ globals: { region: 'cn' } });

export const Laos = meta.story({ globals: { region: 'la' } });

export const Türkiye = meta.story({ globals: { region: 'tr' } });
