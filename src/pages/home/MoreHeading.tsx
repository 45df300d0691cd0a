import { defineMessages, FormattedMessage } from 'react-intl';
import { SectionHeading } from '#src/design-system/layout/SectionHeading.tsx';
import { paths } from '#src/domain/urls.ts';

const messages = defineMessages({
  title: {
    id: 'moreGoodStuff.title',
    defaultMessage: 'More good stuff',
    description: 'Heading of the endless grid on home',
  },
});

/** The heading of the endless grid; alone in the server's page, with the way to all products. */
export function MoreHeading({ toAll = false }: { toAll?: boolean }) {
  return (
    <SectionHeading
      id="more-good-stuff"
      title={<FormattedMessage {...messages.title} />}
      {...(toAll && { moreHref: paths.listing })}
    />
  );
}
