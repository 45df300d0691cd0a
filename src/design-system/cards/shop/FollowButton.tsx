import { Check, Plus } from 'lucide-react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#src/design-system/primitives/action/Button.tsx';

const messages = defineMessages<{ off: {}; on: {}; offName: { shop: string }; onName: { shop: string } }>({
  off: { id: 'followButton.off', defaultMessage: 'Follow', description: 'Button: follow a shop' },
  on: { id: 'followButton.on', defaultMessage: 'Following', description: 'Button: the shop is followed' },
  offName: {
    id: 'followButton.offName',
    defaultMessage: 'Follow {shop}',
    description: 'Its name for a screen reader; begins with the words of the button',
  },
  onName: {
    id: 'followButton.onName',
    defaultMessage: 'Following {shop}',
    description: 'Its name for a screen reader once followed; begins with the words of the button',
  },
});

type FollowButtonProps = {
  shopName: string;
  followed: boolean;
  /** The change is on its way. */
  busy?: boolean;
  /** The main action of a shop's page, or one of many in a list. */
  size?: 'md' | 'lg';
  /** It stands on a shop's wall, whatever colour that has. */
  onWall?: boolean;
  onChange: (followed: boolean) => void;
};

/** Follows a shop, or lets it go. */
export function FollowButton(props: FollowButtonProps) {
  const { shopName, followed, busy, size = 'md', onWall = false, onChange } = props;
  const { formatMessage } = useIntl();
  const large = size === 'lg';
  const Icon = followed ? Check : Plus;
  const plainTone = large ? 'primary' : 'outline';
  return (
    <Button
      tone={followed ? 'soft' : plainTone}
      size={size}
      busy={busy}
      className={onWall ? 'bg-white! text-[var(--frame,var(--c-hero))]! hover:bg-white/90!' : undefined}
      aria-label={formatMessage(followed ? messages.onName : messages.offName, { shop: shopName })}
      onClick={() => onChange(!followed)}
    >
      {large && <Icon aria-hidden className="size-5" strokeWidth={1.75} />}
      <FormattedMessage {...(followed ? messages.on : messages.off)} />
    </Button>
  );
}
