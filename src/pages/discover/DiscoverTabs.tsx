import { defineMessages, useIntl } from 'react-intl';
import type { Category } from '#openapi/schema.gen.ts';
import { LinkTabs } from '#src/design-system/tabs/LinkTabs.tsx';
import { discoverUrl } from '#src/domain/more-urls.ts';
import { paths } from '#src/domain/urls.ts';

const messages = defineMessages({
  label: { id: 'discoverPage.label', defaultMessage: 'Categories', description: 'Name of the tabs' },
  all: { id: 'discoverPage.all', defaultMessage: 'All', description: 'Tab: news of all categories' },
});

type DiscoverTabsProps = {
  roots: readonly Category[];
  /** The top category that is shown. */
  current: number | undefined;
};

/** The top categories, and all together first. */
export function DiscoverTabs({ roots, current }: DiscoverTabsProps) {
  const { formatMessage } = useIntl();
  return (
    <LinkTabs
      label={formatMessage(messages.label)}
      current={String(current ?? '')}
      tabs={[
        { key: '', name: formatMessage(messages.all), href: paths.discover },
        ...roots.map(({ categoryId, categoryName }) => ({
          key: String(categoryId),
          name: categoryName,
          href: discoverUrl(categoryId, categoryName),
        })),
      ]}
    />
  );
}
