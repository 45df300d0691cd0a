import { cx } from 'class-variance-authority';
import { Share2 } from 'lucide-react';
import { useId } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import type { GroupBuy } from '#openapi/schema.gen.ts';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { CopyField } from '#src/design-system/primitives/form/CopyField.tsx';
import { LinkButton } from '#src/design-system/primitives/action/LinkButton.tsx';
import { Price } from '#src/design-system/primitives/text/Price.tsx';
import { TimeLabel } from '#src/design-system/primitives/text/TimeLabel.tsx';
import { groupBuyMessages, groupBuyStates } from '#src/design-system/cards/group-buy/group-buy-messages.ts';
import { GroupBuyProgress } from '#src/design-system/cards/group-buy/GroupBuyProgress.tsx';
import { GroupBuySeats } from '#src/design-system/cards/group-buy/GroupBuySeats.tsx';

const messages = defineMessages<{ title: { count: number }; together: {}; alone: {}; open: {}; link: {} }>({
  title: {
    id: 'groupBuyPanel.title',
    defaultMessage: 'Buy together, {count, plural, one {# piece} other {# pieces}}',
    description: 'Heading on the product page; how many pieces the group needs in all',
  },
  together: {
    id: 'groupBuyPanel.together',
    defaultMessage: 'In the group, each',
    description: 'Beside the price of one piece in the group',
  },
  alone: { id: 'groupBuyPanel.alone', defaultMessage: 'Alone', description: 'Beside the usual price' },
  open: { id: 'groupBuyPanel.open', defaultMessage: 'All group buys', description: 'Link to the list' },
  link: {
    id: 'groupBuyPanel.link',
    defaultMessage: 'Link for your friends',
    description: 'Label of the link to share',
  },
});

type GroupBuyPanelProps = {
  group: GroupBuy;
  /** Where all group buys are. */
  href: string;
  /** The reader has paid for a seat. */
  joined?: boolean;
  /** The way to the cashier is being opened. */
  joining?: boolean;
  /** The address of the group that friends open; shown to those who are in. */
  shareUrl?: string;
  /** The service's clock, ms since 1970. */
  now?: () => number;
  onJoin: () => void;
  onInvite: () => void;
  /** Its time is over, or it has begun: ask the service again. */
  onEnd?: () => void;
};

/** The group buy of a product on its page: what it costs together and alone, who is missing, how long it lasts. */
export function GroupBuyPanel(props: GroupBuyPanelProps) {
  const { group, href, joined = false, joining = false, shareUrl, now, onJoin, onInvite, onEnd } = props;
  const id = useId();
  const { status } = group;
  const running = status === 'IN_PROGRESS';
  return (
    <section
      aria-labelledby={id}
      className={cx(
        'grid gap-3 rounded-lg p-4',
        status === 'TIME_OUT' ? 'bg-sunken text-fg' : 'bg-deal-soft text-on-deal-soft',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="text-h3">
          <FormattedMessage {...messages.title} values={{ count: group.targetCount }} />
        </h2>
        {running ? (
          <TimeLabel until={Date.parse(group.endTime)} now={now} onEnd={onEnd} />
        ) : (
          <p className="text-sm font-medium">
            <FormattedMessage {...groupBuyStates[status]} />
          </p>
        )}
      </div>
      <dl className="flex flex-wrap items-end gap-x-6 gap-y-2 text-sm">
        <div className="grid">
          <dt>
            <FormattedMessage {...messages.together} />
          </dt>
          <dd>
            <Price value={group.price} size="lg" free />
          </dd>
        </div>
        <div className="grid">
          <dt>
            <FormattedMessage {...messages.alone} />
          </dt>
          <dd>
            <Price value={group.oriPrice} size="sm" />
          </dd>
        </div>
      </dl>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
        <GroupBuySeats joined={group.joinedCount} target={group.targetCount} />
        <p>
          <GroupBuyProgress group={group} joined={joined} />
        </p>
      </div>
      {joined && running && shareUrl && (
        <CopyField label={<FormattedMessage {...messages.link} />} value={shareUrl} />
      )}
      <div className="flex flex-wrap gap-2">
        {joined && running && (
          <Button tone="deal" size="md" onClick={onInvite}>
            <Share2 aria-hidden className="size-4.5" strokeWidth={1.75} />
            <FormattedMessage {...groupBuyMessages.invite} />
          </Button>
        )}
        {!joined && group.actions.includes('JOIN') && (
          <Button size="md" busy={joining} onClick={onJoin}>
            <FormattedMessage {...groupBuyMessages.join} />
          </Button>
        )}
        <LinkButton tone="outline" size="md" to={href} className="text-inherit!">
          <FormattedMessage {...messages.open} />
        </LinkButton>
      </div>
    </section>
  );
}
