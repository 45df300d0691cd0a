import { cx } from 'class-variance-authority';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { defineMessages, FormattedNumber, useIntl } from 'react-intl';
import { pagesAround } from './pages-around.ts';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';

const messages = defineMessages<{ label: {}; previous: {}; next: {}; page: { page: number } }>({
  label: { id: 'pagination.label', defaultMessage: 'Pages', description: 'Name of the page links' },
  previous: { id: 'pagination.previous', defaultMessage: 'Previous page', description: 'Link' },
  next: { id: 'pagination.next', defaultMessage: 'Next page', description: 'Link' },
  page: { id: 'pagination.page', defaultMessage: 'Page {page, number}', description: 'Link to a page' },
});

type PaginationProps = {
  /** From 1. */
  current: number;
  pages: number;
  hrefOf: (page: number) => string;
};

const place = 'hit grid h-10 min-w-10 place-items-center rounded-md font-medium tabular-nums';
/** An end that leads nowhere keeps its place. */
const shut = 'm-2.5 size-5 text-on-disabled';

/** Pages as links; nothing when there is only one. */
export function Pagination({ current, pages, hrefOf }: PaginationProps) {
  const { formatMessage } = useIntl();
  if (pages <= 1) return null;
  return (
    <nav aria-label={formatMessage(messages.label)}>
      <ul className="flex flex-wrap items-center gap-1">
        <li>
          {current > 1 ? (
            <TextLink
              plain
              to={hrefOf(current - 1)}
              className={place}
              aria-label={formatMessage(messages.previous)}
              rel="prev"
            >
              <ChevronLeft aria-hidden className="size-5" />
            </TextLink>
          ) : (
            <ChevronLeft aria-hidden className={shut} />
          )}
        </li>
        {pagesAround(current, pages).map((page, index) => (
          <li key={page ?? `gap-${index}`}>
            {page === undefined ? (
              <span aria-hidden>…</span>
            ) : (
              <TextLink
                plain
                to={hrefOf(page)}
                aria-label={formatMessage(messages.page, { page })}
                aria-current={page === current ? 'page' : undefined}
                className={cx(place, page === current ? 'bg-inv text-fg-inv' : 'text-fg hover:bg-sunken')}
              >
                <FormattedNumber value={page} />
              </TextLink>
            )}
          </li>
        ))}
        <li>
          {current < pages ? (
            <TextLink
              plain
              to={hrefOf(current + 1)}
              className={place}
              aria-label={formatMessage(messages.next)}
              rel="next"
            >
              <ChevronRight aria-hidden className="size-5" />
            </TextLink>
          ) : (
            <ChevronRight aria-hidden className={shut} />
          )}
        </li>
      </ul>
    </nav>
  );
}
