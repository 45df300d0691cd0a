import type { ReactNode } from 'react';
import { Picture } from '#src/design-system/primitives/media/Picture.tsx';

type ListBandProps = {
  title: ReactNode;
  /** How many there are, or by what they are ranked. */
  note?: ReactNode;
  /** Addresses of pictures of what is listed; the first six stand in doors. */
  pictures: readonly string[];
  /** Tabs, below the band. */
  children?: ReactNode;
};

const shown = 6;

/** The head of a list: its name on the region's drawing, pictures of what is in it, and its tabs. */
export function ListBand({ title, note, pictures, children }: ListBandProps) {
  return (
    <div className="mb-5 flex flex-col gap-1 pt-4">
      <div className="pat pat-soft flex items-end justify-between gap-4 overflow-hidden rounded-xl bg-primary-soft text-on-primary-soft">
        <div className="flex min-h-24 min-w-0 flex-col justify-end gap-1 p-5 nav:min-h-36 nav:p-8">
          <h1 className="text-h1 wrap-anywhere">{title}</h1>
          <div className="min-h-5 text-sm">{note}</div>
        </div>
        <div
          aria-hidden
          className="flex h-24 shrink-0 flex-wrap justify-end gap-x-3 gap-y-8 overflow-hidden pr-5 max-nav:w-37 nav:h-27 nav:gap-x-4 nav:pr-8 max-lg:nav:w-78"
        >
          {pictures.slice(0, shown).map((src) => (
            <span key={src} className="h-full w-14 overflow-hidden rounded-t-door bg-tile nav:w-24">
              <Picture src={src} alt="" width={96} height={108} sizes="96px" className="tile-photo" />
            </span>
          ))}
        </div>
      </div>
      {children}
    </div>
  );
}
