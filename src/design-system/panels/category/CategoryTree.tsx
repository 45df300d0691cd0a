import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Category } from '#openapi/schema.gen.ts';
import { categoryPath } from '#src/domain/category/category-tree.ts';
import { IconButton } from '#src/design-system/primitives/action/IconButton.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';

const messages = defineMessages<{ label: {}; below: { name: string }; empty: {} }>({
  label: { id: 'categoryTree.label', defaultMessage: 'All categories', description: 'Name of the tree' },
  below: {
    id: 'categoryTree.below',
    defaultMessage: 'Categories in {name}',
    description: 'Button that opens and closes what is below a category',
  },
  empty: {
    id: 'categoryTree.empty',
    defaultMessage: 'No categories in your region yet',
    description: 'In place of the tree',
  },
});

type BranchProps = {
  category: Category;
  /** The category that is open, with all above it. */
  way: ReadonlySet<number>;
  current: number | undefined;
  hrefOf: (category: Category) => string;
};

function Branch({ category, way, current, hrefOf }: BranchProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const { categoryId, categoryName, children = [] } = category;
  const [open, setOpen] = useState(way.has(categoryId));
  return (
    <li className="min-w-0">
      <div className="flex items-center gap-1">
        <TextLink
          plain
          to={hrefOf(category)}
          aria-current={categoryId === current ? 'page' : undefined}
          className="flex min-h-11 min-w-0 grow items-center rounded-md px-3 py-2 text-base wrap-anywhere hover:bg-sunken aria-[current]:bg-primary-soft aria-[current]:font-semibold aria-[current]:text-on-primary-soft"
        >
          {categoryName}
        </TextLink>
        {children.length > 0 && (
          <IconButton
            aria-label={formatMessage(messages.below, { name: categoryName })}
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpen(!open)}
          >
            <ChevronDown
              aria-hidden
              strokeWidth={1.75}
              className={`size-5 transition-transform duration-(--d-base) ${open ? 'rotate-180' : ''}`}
            />
          </IconButton>
        )}
      </div>
      {open && children.length > 0 && (
        <ul id={id} className="ml-3 border-l border-line pl-2">
          {children.map((child) => (
            <Branch key={child.categoryId} category={child} way={way} current={current} hrefOf={hrefOf} />
          ))}
        </ul>
      )}
    </li>
  );
}

type CategoryTreeProps = {
  /** The top categories, each with what is below it. */
  categories: readonly Category[];
  /** The category of the page; the way to it is open at first. */
  current?: number;
  hrefOf: (category: Category) => string;
};

/** All categories as a list of lists; each opens what is below it, however deep. */
export function CategoryTree({ categories, current, hrefOf }: CategoryTreeProps) {
  const { formatMessage } = useIntl();
  const path = current === undefined ? [] : categoryPath(categories, current);
  const way = new Set(path.map(({ categoryId }) => categoryId));
  if (categories.length === 0)
    return (
      <p className="rounded-md bg-sunken px-4 py-3 text-sm text-fg-2">
        <FormattedMessage {...messages.empty} />
      </p>
    );
  return (
    <nav aria-label={formatMessage(messages.label)}>
      <ul>
        {categories.map((category) => (
          <Branch key={category.categoryId} category={category} way={way} current={current} hrefOf={hrefOf} />
        ))}
      </ul>
    </nav>
  );
}
