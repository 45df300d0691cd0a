import type { ReactNode } from 'react';
import type { Category } from '#openapi/schema.gen.ts';
import { Picture } from '#src/design-system/primitives/media/Picture.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';

type CategoryBandProps = {
  title: string;
  note?: ReactNode;
  /** The categories below, as doors. */
  doors: { category: Category; href: string }[];
};

/** The head of a category: its name on the region's drawing, the doors of its children. */
export function CategoryBand({ title, note, doors }: CategoryBandProps) {
  return (
    <div className="pat pat-soft mb-5 flex max-nav:mt-4 flex-col gap-4 rounded-xl bg-primary-soft text-on-primary-soft nav:flex-row nav:items-end nav:justify-between">
      <div className="flex min-h-24 flex-col justify-end gap-1 p-5 nav:min-h-36 nav:p-8">
        <h1 className="text-h1">{title}</h1>
        <div className="min-h-5 text-sm">{note}</div>
      </div>
      {doors.length > 0 && (
        <ul className="fades flex min-w-0 gap-3 overflow-x-auto px-5 [scrollbar-width:none] nav:gap-4 nav:px-8">
          {doors.map(({ category: { categoryId, categoryName, pic }, href }) => (
            <li key={categoryId} className="w-20 shrink-0 nav:w-24">
              <TextLink
                plain
                to={href}
                className="group grid justify-items-center gap-2 text-center text-sm font-medium"
              >
                <span className="line-clamp-2 min-h-9 content-end leading-tight group-hover:underline">
                  {categoryName}
                </span>
                <span className="aspect-square w-full overflow-hidden rounded-t-door bg-tile">
                  {pic && (
                    <Picture src={pic} alt="" width={96} height={96} sizes="96px" className="tile-photo" />
                  )}
                </span>
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
