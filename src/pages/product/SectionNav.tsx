import { cx } from 'class-variance-authority';
import { defineMessages, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { useSectionInView } from './use-section-in-view.ts';

const messages = defineMessages({
  label: {
    id: 'sectionNav.label',
    defaultMessage: 'Sections of this page',
    description: 'Name of the links to the parts of a product’s page',
  },
  description: {
    id: 'sectionNav.description',
    defaultMessage: 'Description',
    description: 'Link to a part of a product’s page (S2.59)',
  },
  specifications: {
    id: 'sectionNav.specifications',
    defaultMessage: 'Specifications',
    description: 'Link to a part of a product’s page (S2.60)',
  },
  reviews: {
    id: 'sectionNav.reviews',
    defaultMessage: 'Reviews',
    description: 'Link to a part of a product’s page (S2.61)',
  },
  seller: {
    id: 'sectionNav.seller',
    defaultMessage: 'About seller',
    description: 'Link to a part of a product’s page (S2.63)',
  },
});

const sections = ['description', 'specifications', 'reviews', 'seller'] as const;

/** The parts of a product's page; the one that is being read is marked. */
export function SectionNav({ ratingCount }: { ratingCount: number }) {
  const { formatMessage } = useIntl();
  const current = useSectionInView(sections);
  return (
    <nav
      aria-label={formatMessage(messages.label)}
      className="-mx-(--page-x) overflow-x-auto border-b border-line px-(--page-x) [scrollbar-width:none] nav:mx-0 nav:px-0"
    >
      <ul className="flex gap-5 text-[0.9375rem] nav:gap-7">
        {sections.map((section) => (
          <li key={section} className="shrink-0">
            <a
              href={`#${section}`}
              aria-current={section === current ? 'location' : undefined}
              className={cx(
                'inline-flex h-12 items-center gap-1.5 whitespace-nowrap -outline-offset-2',
                section === current
                  ? 'font-semibold text-fg shadow-[inset_0_-3px_0_0_var(--c-primary)]'
                  : 'font-medium text-fg-2 hover:text-fg',
              )}
            >
              <FormattedMessage {...messages[section]} />
              {section === 'reviews' && ratingCount > 0 && (
                <span className="font-medium text-fg-3 tabular-nums">
                  <FormattedNumber value={ratingCount} />
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
