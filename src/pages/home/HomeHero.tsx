import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { BannerHero } from '#src/design-system/panels/home/BannerHero.tsx';
import { GroupBuyProgress } from '#src/design-system/cards/group-buy/GroupBuyProgress.tsx';
import { GroupBuySeats } from '#src/design-system/cards/group-buy/GroupBuySeats.tsx';
import { OfferCard } from '#src/design-system/cards/home/OfferCard.tsx';
import { Countdown } from '#src/design-system/primitives/text/Countdown.tsx';
import { productUrl } from '#src/domain/urls.ts';
import { useServerClock } from '#src/state/server-clock.ts';
import { bannerUrl } from './banner-url.ts';
import { useHomeGroups } from './use-home-groups.ts';

const messages = defineMessages({
  banners: {
    id: 'homePage.banners',
    defaultMessage: 'Offers of the season',
    description: 'Name of the banner row',
  },
  flash: {
    id: 'homeHero.flash',
    defaultMessage: 'Flash price',
    description: 'Heading beside the banners: a product whose price fell, with a clock',
  },
  together: {
    id: 'homeHero.together',
    defaultMessage: 'Buy together',
    description: 'Heading beside the banners: a group buy with its seats',
  },
});

/** The first view of home: banners with their doors, the flash price and a group that somebody can still join. */
export function HomeHero() {
  const { formatMessage } = useIntl();
  const { plan, shown, refetch } = useHomeGroups();
  const now = useServerClock(plan?.serverTime);
  const [group] = shown;
  if (!plan) return null;
  const { deal } = plan;
  return (
    <BannerHero
      label={formatMessage(messages.banners)}
      banners={plan.banners}
      hrefOf={bannerUrl}
      doorHrefOf={({ prodId }) => productUrl(prodId)}
    >
      {deal && (
        <OfferCard
          loud
          title={<FormattedMessage {...messages.flash} />}
          note={
            <Countdown
              until={Date.parse(deal.campaign.endTime)}
              now={now}
              asked={Date.parse(deal.campaign.serverTime)}
              onEnd={() => void refetch()}
            />
          }
          offer={deal.product}
          href={productUrl(deal.product.prodId)}
        />
      )}
      {group && (
        <OfferCard
          title={<FormattedMessage {...messages.together} />}
          note={
            <div className="grid gap-1.5 text-sm text-fg-2">
              <GroupBuyProgress group={group} />
              <GroupBuySeats joined={group.joinedCount} target={group.targetCount} room={5} />
            </div>
          }
          offer={group}
          href={productUrl(group.prodId)}
        />
      )}
    </BannerHero>
  );
}
