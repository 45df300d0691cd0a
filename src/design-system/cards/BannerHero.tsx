import { cx } from 'class-variance-authority';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { IndexImg, ProductSummary } from '#openapi/schema.gen.ts';
import { button } from '../primitives/button.variants.ts';
import { Picture } from '../primitives/Picture.tsx';
import { TextLink } from '../primitives/TextLink.tsx';
import { OfferCard } from './OfferCard.tsx';
import { OfferDoor } from './OfferDoor.tsx';

const BannerPlayer = lazy(async () => ({ default: (await import('./BannerPlayer.tsx')).BannerPlayer }));

const messages = defineMessages<{ open: {}; show: { number: number } }>({
  open: {
    id: 'bannerHero.open',
    defaultMessage: 'Come in',
    description: 'Button of a banner: opens its target',
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
  banners: readonly IndexImg[];
  /** Where a banner leads; undefined for one that leads nowhere. */
  hrefOf: (banner: IndexImg) => string | undefined;
  /** Products with a price in the first view: two as doors in the band, three beside it. */
  offers: readonly ProductSummary[];
  offerHrefOf: (offer: ProductSummary) => string;
  /** The banners turn by themselves, with a button that stops them. */
  autoplay?: boolean;
  /** Stands for the banners when they could not be had; the offers stay. */
  fault?: ReactNode;
};

const doorsShown = 2;

/** A banner's words: the title up to the first full stop, the rest below it. */
const wordsOf = (alt: string) => {
  const [, title = alt, text = ''] = /^(.+?)(?:\. |。)(.+)$/u.exec(alt) ?? [];
  return { title, text };
};

/** The region's band: banners that slide by the browser's own snapping, doors with prices, offers beside it. Nothing moves by itself unless it is asked to. */
export function BannerHero(props: BannerHeroProps) {
  const { label, banners, hrefOf, offers, offerHrefOf, autoplay = false, fault } = props;
  const { formatMessage } = useIntl();
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const doors = offers.slice(0, doorsShown);
  const show = (index: number) => track.current?.scrollTo({ left: index * track.current.clientWidth });
  return (
    <div className="mt-2 grid gap-3 nav:mt-5 nav:gap-4 xl:grid-cols-[minmax(0,1fr)_312px]">
      <section
        aria-roledescription="carousel"
        aria-label={label}
        className="pat relative grid rounded-xl bg-hero text-on-hero min-[560px]:grid-cols-[minmax(0,1fr)_minmax(0,0.72fr)]"
      >
        {fault && <div className="self-center p-5 pt-11 nav:px-10">{fault}</div>}
        <ul
          ref={track}
          hidden={banners.length === 0}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            setShown(Math.round(scrollLeft / clientWidth))
          }
          className="flex snap-x snap-mandatory overflow-x-auto scroll-smooth [scrollbar-width:none] motion-reduce:scroll-auto"
        >
          {banners.map((banner, index) => {
            const { title, text } = wordsOf(banner.alt);
            const href = hrefOf(banner);
            return (
              <li
                key={banner.imgUrl}
                aria-roledescription="slide"
                className="grid w-full shrink-0 snap-start grid-rows-[auto_1fr] nav:min-h-101"
              >
                <div className="flex flex-col items-start gap-2 p-5 pt-11 nav:gap-3 nav:px-10 nav:pt-10 nav:pb-4">
                  <h2 className="text-display">{title}</h2>
                  <p className="max-w-[34ch] text-base text-pretty nav:text-lg">{text}</p>
                  {href && (
                    <TextLink
                      plain
                      to={href}
                      tabIndex={index === shown ? undefined : -1}
                      className={button({ tone: 'onHero', size: 'lg', className: 'mt-1 nav:mt-2' })}
                    >
                      <FormattedMessage {...messages.open} />
                    </TextLink>
                  )}
                </div>
                <div className="mx-5 h-32 self-end overflow-hidden rounded-t-lg bg-hero-2 nav:mr-0 nav:ml-10 nav:h-42">
                  <Picture
                    src={banner.imgUrl}
                    alt=""
                    width={480}
                    height={192}
                    sizes="(min-width: 835px) 480px, 90vw"
                    priority={index === 0}
                    className="object-cover"
                  />
                </div>
              </li>
            );
          })}
        </ul>
        {doors.length > 0 && (
          <ul className="flex items-end gap-2.5 px-5 pt-3 min-[560px]:pr-5 min-[560px]:pl-3 nav:gap-3.5 nav:pr-8 nav:pl-5">
            {doors.map((offer, index) => (
              <li key={offer.prodId} className="min-w-0 grow basis-0">
                <OfferDoor offer={offer} href={offerHrefOf(offer)} tall={index === 0} />
              </li>
            ))}
          </ul>
        )}
        {banners.length > 1 && (
          <div className="absolute top-0 right-4 flex items-center nav:top-1 nav:right-6">
            {autoplay && (
              <Suspense>
                <BannerPlayer onNext={() => show((shown + 1) % banners.length)} />
              </Suspense>
            )}
            {banners.map((banner, index) => (
              <button
                key={banner.imgUrl}
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
      <ul className="rail min-[560px]:mx-0 min-[560px]:grid min-[560px]:grid-cols-3 min-[560px]:px-0 xl:grid-cols-1 xl:gap-4">
        {offers.slice(doorsShown).map((offer, index) => (
          <li key={offer.prodId} className="w-56 shrink-0 snap-start min-[560px]:w-auto">
            <OfferCard offer={offer} href={offerHrefOf(offer)} loud={index === 0} />
          </li>
        ))}
      </ul>
    </div>
  );
}
