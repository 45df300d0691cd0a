import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { MoreLink } from '#src/design-system/primitives/navigation/MoreLink.tsx';

const messages = defineMessages({
  all: {
    id: 'sectionHeading.all',
    defaultMessage: 'See all',
    description: 'Link to the whole list of a section',
  },
});

type SectionHeadingProps = {
  /** Id by which its section is named. */
  id: string;
  title: ReactNode;
  /** Beside the title: until when the section stands. */
  note?: ReactNode;
  /** Where the whole list is. */
  moreHref?: string;
};

export function SectionHeading({ id, title, note, moreHref }: SectionHeadingProps) {
  return (
    <div className="mb-3 flex min-h-8 flex-wrap items-center gap-x-4 nav:mb-4">
      <h2 id={id} className="text-h2">
        {title}
      </h2>
      {note}
      {moreHref && (
        <MoreLink to={moreHref} describedBy={id} className="ml-auto">
          <FormattedMessage {...messages.all} />
        </MoreLink>
      )}
    </div>
  );
}
