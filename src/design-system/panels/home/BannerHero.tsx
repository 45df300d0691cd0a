import { cx } from 'class-variance-authority';
import { type ReactNode, useRef, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { HomeBanner, HomeLink, WindowItem } from '#openapi/schema.gen.ts';
import { button } from '#src/design-system/primitives/action/button.variants.ts';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import { OfferDoor } from '#src/design-system/cards/home/OfferDoor.tsx';

const messages = defineMessages<{ until: { day: string }; show: { number: number } }>({
  until: {
    id: 'bannerHero.until',
    defaultMessage: 'Until {day}',
    description: 'Tag of a banner: the last day on which it is shown',
  },
  show: {
    id: 'bannerHero.show',
    defaultMessage: 'Show banner {number, number}',
    description: 'Button of the banner row',
  },
});

type BannerHeroProps = {
  /** What the row is about, for a screen reader. */
  label: string;
  /** At least one. */
  banners: readonly HomeBanner[];
  hrefOf: (link: HomeLink) => string;
  doorHrefOf: (product: WindowItem) => string;
  /** Beside the band: what is on offer now. */
  children?: ReactNode;
};

/** A finger that goes further than this many px to a side asks for the next banner. */
const swipePx = 40;
/** Milliseconds between two doors that rise. */
const stepMs = 60;

/** The region's band: one banner at a time with its three doors. Another one comes only when it is asked for, and its doors rise one after the other. */
export function BannerHero({ label, banners, hrefOf, doorHrefOf, children }: BannerHeroProps) {
  const { formatMessage, formatDate } = useIntl();
  const [shown, setShown] = useState(0);
  const [turned, setTurned] = useState(false);
  const start = useRef(0);
  const banner = banners[shown] ?? banners[0];
  if (!banner) return null;
  const show = (index: number) => {
    setTurned(true);
    setShown((index + banners.length) % banners.length);
  };
  const swipe = (to: number) => {
    if (Math.abs(to - start.current) > swipePx) show(shown + (to < start.current ? 1 : -1));
  };
  return (
    <div className="mt-2 grid gap-3 nav:mt-5 nav:gap-4 xl:grid-cols-[minmax(0,1fr)_312px]">
      <section
        aria-roledescription="carousel"
        aria-label={label}
        onTouchStart={({ touches }) => (start.current = touches[0]?.clientX ?? 0)}
        onTouchEnd={({ changedTouches }) => swipe(changedTouches[0]?.clientX ?? start.current)}
        className="pat relative grid rounded-xl bg-hero text-on-hero nav:min-h-101 nav:grid-cols-2"
      >
        <div
          aria-live="polite"
          className="flex flex-col items-start gap-2 p-5 pt-5 nav:gap-4 nav:py-10 nav:pr-0 nav:pl-10"
        >
          <p className="mr-28 rounded-sm bg-deal px-2.5 py-1 text-sm font-semibold text-on-deal nav:mr-0">
            <FormattedMessage
              {...messages.until}
              values={{ day: formatDate(lastMoment(banner.endTime), near) }}
            />
          </p>
          <h2 className="text-display">{banner.title}</h2>
          <p className="max-w-[34ch] text-base text-pretty nav:text-lg">{banner.text}</p>
          <p className="mt-1 flex flex-wrap gap-2.5 nav:mt-auto">
            {banner.links.map((link, index) => (
              <TextLink
                key={link.text}
                plain
                to={hrefOf(link)}
                className={button({ tone: index === 0 ? 'onHero' : 'onHeroOutline' })}
              >
                {link.text}
              </TextLink>
            ))}
          </p>
        </div>
        <ul key={banner.bannerId} className="flex items-end gap-2 px-4 pt-1 nav:gap-3.5 nav:pr-8 nav:pl-5">
          {banner.doors.map((door, index) => (
            <li
              key={door.prodId}
              className={cx('min-w-0 grow basis-0', turned && 'door-rises')}
              style={{ animationDelay: `${index * stepMs}ms` }}
            >
              <OfferDoor
                offer={door}
                href={doorHrefOf(door)}
                focus={door.focus}
                tall={index === 1}
                priority={index === 1 && !turned}
              />
            </li>
          ))}
        </ul>
        {banners.length > 1 && (
          <div className="absolute top-3 right-4 flex items-center nav:top-1 nav:right-6">
            {banners.map(({ bannerId }, index) => (
              <button
                key={bannerId}
                type="button"
                aria-label={formatMessage(messages.show, { number: index + 1 })}
                aria-current={index === shown ? 'true' : undefined}
                onClick={() => show(index)}
                className="grid h-11 w-6 place-items-center aria-[current]:w-9"
              >
                <span
                  className={cx(
                    'h-1 rounded-full',
                    index === shown ? 'w-[30px] bg-deal' : 'w-[18px] bg-on-hero opacity-40',
                  )}
                />
              </button>
            ))}
          </div>
        )}
      </section>
      <div className="grid gap-3 min-[560px]:grid-cols-2 xl:grid-cols-1 nav:gap-4">{children}</div>
    </div>
  );
}

/** The turn ends at midnight, so its last day is the one before. */
const lastMoment = (endTime: string) => Date.parse(endTime) - 1;

const near = { weekday: 'long', day: 'numeric', month: 'long' } as const;
