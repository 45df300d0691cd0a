import type { ReactNode } from 'react';

type OrderBannerProps = {
  /** Where it stands, in a few words. */
  title: ReactNode;
  /** Below it: when, how, what happens by itself. */
  note?: ReactNode;
  /** Before the words, such as a leaf of a calendar. */
  leaf?: ReactNode;
  /** What can be done at once. */
  actions?: ReactNode;
};

/** Where an order or a parcel stands, on the region's ground. */
export function OrderBanner({ title, note, leaf, actions }: OrderBannerProps) {
  return (
    <div
      data-slot="order-banner"
      className="pat flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-xl bg-hero p-5 text-on-hero nav:px-8 nav:py-7"
    >
      <div className="flex min-w-0 grow items-center gap-3.5 nav:gap-5 max-nav:basis-full">
        {leaf}
        <div className="grid min-w-0 gap-1">
          <p className="text-h1 wrap-anywhere">{title}</p>
          {note && <div className="max-w-[64ch] text-base wrap-anywhere">{note}</div>}
        </div>
      </div>
      {actions && (
        <div className="flex flex-wrap items-center gap-2 max-nav:w-full max-nav:*:grow">{actions}</div>
      )}
    </div>
  );
}
