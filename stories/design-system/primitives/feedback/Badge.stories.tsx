import { Badge } from '#src/design-system/primitives/feedback/Badge.tsx';
import preview from '#storybook/preview.tsx';
import { Sheet } from '#storybook/Sheet.tsx';

const meta = preview.meta({ component: Badge, args: { children: 'Default' } });

export const Default = meta.story();

export const AllVariants = meta.story({
  render: () => (
    <Sheet
      least={120}
      cells={{
        off: <Badge tone="off">−34%</Badge>,
        jade: <Badge tone="jade">Default</Badge>,
        deal: <Badge tone="deal">Low stock</Badge>,
        danger: <Badge tone="danger">Out of stock</Badge>,
        neutral: <Badge tone="neutral">Upcoming</Badge>,
        ink: <Badge tone="ink">Applied</Badge>,
        line: <Badge tone="line">Overseas</Badge>,
        'with a long word': <Badge tone="jade">Предзаказ открыт</Badge>,
      }}
    />
  ),
});

export const LongText = meta.story({ args: { tone: 'deal', children: 'Осталось только 2 штуки' } });
