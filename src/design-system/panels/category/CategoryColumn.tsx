import type { Category } from '#openapi/schema.gen.ts';
import { Picture } from '#src/design-system/primitives/media/Picture.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';

type CategoryColumnProps = {
  category: Category;
  hrefOf: (category: Category) => string;
  onLeave: () => void;
};

/** A category with its picture, and below its name what is in it. */
export function CategoryColumn({ category, hrefOf, onLeave }: CategoryColumnProps) {
  const { categoryName, pic, children = [] } = category;
  return (
    <div className="flex gap-3.5">
      <span aria-hidden className="h-17 w-15 shrink-0 overflow-hidden rounded-t-door bg-tile">
        {pic && <Picture src={pic} alt="" width={60} height={68} sizes="60px" className="tile-photo" />}
      </span>
      <div className="min-w-0">
        <TextLink
          plain
          to={hrefOf(category)}
          onClick={onLeave}
          className="hit inline-block py-1.5 text-base font-semibold wrap-anywhere hover:underline"
        >
          {categoryName}
        </TextLink>
        <ul>
          {children.map((child) => (
            <li key={child.categoryId}>
              <TextLink
                plain
                to={hrefOf(child)}
                onClick={onLeave}
                className="flex min-h-8 items-center text-sm text-fg-2 wrap-anywhere hover:text-fg hover:underline"
              >
                {child.categoryName}
              </TextLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
