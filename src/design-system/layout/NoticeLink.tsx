import { Bell } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Count } from '#src/design-system/primitives/feedback/Count.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';

const messages = defineMessages<{ name: {}; unread: { count: number } }>({
  name: { id: 'noticeLink.name', defaultMessage: 'Notifications', description: 'Way to the notifications' },
  unread: {
    id: 'noticeLink.unread',
    defaultMessage: '{count, plural, one {# new} other {# new}}',
    description: 'How many notifications are not read yet, for a screen reader',
  },
});

type NoticeLinkProps = Pick<
  ComponentProps<typeof TextLink>,
  'onClick' | 'onFocus' | 'onPointerEnter' | 'aria-expanded' | 'aria-haspopup'
> & {
  href: string;
  /** Notifications that are not read yet; nothing is shown at 0. */
  count: number;
};

/** The bell with its count; the count is said beside the name, so that the name stays "Notifications". */
export function NoticeLink({ href, count, ...rest }: NoticeLinkProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <>
      <TextLink
        plain
        to={href}
        {...rest}
        aria-label={formatMessage(messages.name)}
        aria-describedby={count > 0 ? id : undefined}
        className="relative grid size-11 place-items-center rounded-md hover:bg-sunken aria-expanded:bg-sunken"
      >
        <Bell aria-hidden className="size-6" strokeWidth={1.6} />
        <Count value={count} />
      </TextLink>
      {count > 0 && (
        <span id={id} className="sr-only">
          <FormattedMessage {...messages.unread} values={{ count }} />
        </span>
      )}
    </>
  );
}
