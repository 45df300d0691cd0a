import { cx } from 'class-variance-authority';
import { Ellipsis } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { RefusedAlert } from '#src/design-system/primitives/feedback/RefusedAlert.tsx';
import { Button } from './Button.tsx';
import { wantedCode } from '#src/domain/late-code.ts';

const Menu = lazy(() =>
  wantedCode(async () => ({
    default: (await import('#src/design-system/primitives/overlay/Menu.tsx')).Menu,
  })),
);

const messages = defineMessages({
  more: {
    id: 'actionButtons.more',
    defaultMessage: 'More',
    description: 'Button: opens what else can be done',
  },
});

const room = 3;

type ActionButtonsProps = {
  /** From the least to the most wanted; the last stands at the end. */
  actions: readonly {
    key: string;
    name: ReactNode;
    /** The one that moves things on. */
    tone?: 'primary' | 'outline' | 'ghost';
    /** It takes something away; red where it stands in the menu. */
    danger?: boolean;
    onSelect: () => void;
  }[];
  /** The `key` of the one that is under way; no other can be chosen meanwhile. */
  busy?: string;
  /** Why the last one was refused, in the service's words. */
  refused?: ReactNode;
};

/** What can be done with a thing of a list: three buttons at most, the rest behind one of them. */
export function ActionButtons({ actions, busy, refused }: ActionButtonsProps) {
  const { formatMessage } = useIntl();
  if (actions.length === 0 && !refused) return null;
  const split = actions.length > room ? actions.length - room + 1 : 0;
  const behind = actions.slice(0, split).toReversed();
  const more = (coming: boolean) => (
    <Button
      disabled={coming}
      tone="outline"
      size="md"
      aria-label={formatMessage(messages.more)}
      busy={behind.some(({ key }) => key === busy)}
      className="grow-0! px-2.5!"
    >
      <Ellipsis aria-hidden className="size-5" strokeWidth={1.75} />
    </Button>
  );
  return (
    <div className={cx('grid min-w-0 grow grid-cols-1 gap-2.5 max-nav:basis-full', refused && 'basis-full')}>
      <RefusedAlert>{refused}</RefusedAlert>
      <div className="flex flex-wrap justify-end gap-2 max-nav:*:grow">
        {behind.length > 0 && (
          <Suspense fallback={more(true)}>
            <Menu
              disabled={busy !== undefined && !behind.some(({ key }) => key === busy)}
              items={behind}
              trigger={more(false)}
            />
          </Suspense>
        )}
        {actions.slice(split).map(({ key, name, tone = 'outline', onSelect }) => (
          <Button
            key={key}
            tone={tone}
            size="md"
            busy={key === busy}
            disabled={busy !== undefined && key !== busy}
            onClick={onSelect}
          >
            {name}
          </Button>
        ))}
      </div>
    </div>
  );
}
