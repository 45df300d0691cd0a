import { defineMessages, useIntl } from 'react-intl';
import type { Category } from '#openapi/schema.gen.ts';
import { LinkTabs } from '#src/design-system/tabs/LinkTabs.tsx';

const messages = defineMessages({
  label: { id: 'discoverPage.label', defaultMessage: 'Categories', description: 'Name of the tabs' },
  all: { id: 'discoverPage.all', defaultMessage: 'All', description: 'Tab: of all categories' },
});

type ListTabsProps = {
  roots: readonly Category[];
  /** The top category that is shown; all of them without it. */
  current: number | undefined;
  /** Where a category, or all together, is shown. */
  hrefOf: (category?: Category) => string;
};

/** The top categories of a list, and all together first. */
export function ListTabs({ roots, current, hrefOf }: ListTabsProps) {
  const { formatMessage } = useIntl();
  return (
    <LinkTabs
      label={formatMessage(messages.label)}
      current={String(current ?? '')}
      tabs={[
        { key: '', name: formatMessage(messages.all), href: hrefOf() },
        ...roots.map((root) => ({
          key: String(root.categoryId),
          name: root.categoryName,
          href: hrefOf(root),
        })),
      ]}
    />
  );
}
