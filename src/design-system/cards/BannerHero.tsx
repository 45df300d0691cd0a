import { cx } from 'class-variance-authority';
import { useRef, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { IndexImg } from '#openapi/schema.gen.ts';
import { button } from '../primitives/button.variants.ts';
import { Picture } from '../primitives/Picture.tsx';
import { TextLink } from '../primitives/TextLink.tsx';

const messages = defineMessages<{ open: {}; show: { number: number } }>({
  open: { id: 'bannerHero.open', defaultMessage: 'Come in', description: 'Button of a banner: opens its target' },
  show: { id: 'bannerHero.show', defaultMessage: 'Show banner {number, number}', description: 'Button of the banner row' },
});

type BannerHeroProps = {
  /** What the row is about, for a screen reader. */
  label: string;
  banners: readonly IndexImg[];
  /** Where a banner leads; undefined for one that leads nowhere. */
  hrefOf: (banner: IndexImg) => string | undefined;
};

/** A banner's words: the title up to the first full stop, the rest below it. */
const wordsOf = (alt: string) => {
  const end = alt.indexOf('. ');
  return end < 0 ? { title: alt, text: '' } : { title: alt.slice(0, end), text: alt.slice(end + 2) };
};

/** The region's band: banners that slide by the browser's own snapping; nothing moves by itself. */
export function BannerHero({ label, banners, hrefOf }: BannerHeroProps) {
  const { formatMessage } = useIntl();
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  return (
    <section aria-roledescription="carousel" aria-label={label} className="pat relative mt-2 rounded-xl bg-hero text-on-hero nav:mt-5">
      <ul
        ref={track}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setShown(Math.round(scrollLeft / clientWidth))}
        className="flex snap-x snap-mandatory overflow-x-auto [scrollbar-width:none]"
      >
        {banners.map((banner, index) => {
          const { title, text } = wordsOf(banner.alt);
          const href = hrefOf(banner);
          return (
            <li
              key={banner.imgUrl}
              aria-roledescription="slide"
              className="grid w-full shrink-0 snap-start min-[560px]:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]"
            >
              <div className="flex flex-col items-start gap-2 p-5 nav:gap-3.5 nav:py-9 nav:pr-3 nav:pl-10">
                <h2 className="text-display">{title}</h2>
                <p className="max-w-[34ch] text-base text-pretty nav:text-lg">{text}</p>
                {href && (
                  <TextLink plain to={href} tabIndex={index === shown ? undefined : -1} className={button({ tone: 'onHero', size: 'lg', className: 'mt-2 nav:mt-auto' })}>
                    <FormattedMessage {...messages.open} />
                  </TextLink>
                )}
              </div>
              <div className="flex items-end justify-center gap-3 px-5 min-[560px]:px-0 min-[560px]:pt-6 min-[560px]:pr-5 nav:pt-12 nav:pr-10">
                <div className="h-44 w-full max-w-140 overflow-hidden rounded-t-door bg-hero-2 min-[560px]:h-full nav:min-h-80">
                  <Picture
                    src={banner.imgUrl}
                    alt=""
                    width={640}
                    height={400}
                    sizes="(min-width: 835px) 45vw, 90vw"
                    priority={index === 0}
                    className="object-cover"
                  />
                </div>
              </div>
            </li>
          );
        })}
      </ul>
      {banners.length > 1 && (
        <div className="absolute top-0 right-5 flex nav:top-2 nav:right-8">
          {banners.map((banner, index) => (
            <button
              key={banner.imgUrl}
              type="button"
              aria-label={formatMessage(messages.show, { number: index + 1 })}
              aria-current={index === shown ? 'true' : undefined}
              onClick={() => track.current?.scrollTo({ left: index * track.current.clientWidth, behavior: 'smooth' })}
              className="grid h-11 w-6 place-items-center aria-[current]:w-9"
            >
              <span className={cx('h-1 rounded-full', index === shown ? 'w-[30px] bg-deal' : 'w-[18px] bg-on-hero opacity-40')} />
            </button>
          ))}
        </div>
      )}
    </section>
  );
}
