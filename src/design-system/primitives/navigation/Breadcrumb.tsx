import { ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { MaybeLink } from '#src/design-system/primitives/action/MaybeLink.tsx';

const messages = defineMessages({
  label: { id: 'breadcrumb.label', defaultMessage: 'You are here', description: 'Name of the breadcrumb' },
});

type BreadcrumbProps = {
  /** From the widest to this page; the last one has no address. */
  steps: { name: string; href?: string }[];
};

/** The way from the mall's door to this page; not on phones. */
export function Breadcrumb({ steps }: BreadcrumbProps) {
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage(messages.label)} className="hidden py-4 nav:block">
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-fg-2">
        {steps.map(({ name, href }, index) => (
          <Fragment key={`${href}${name}`}>
            {index > 0 && (
              <li aria-hidden>
                <ChevronRight className="size-3.5 text-fg-3" />
              </li>
            )}
            <li
              aria-current={href ? undefined : 'page'}
              className={href ? '' : 'line-clamp-1 font-medium text-fg'}
            >
              <MaybeLink plain to={href} className="hover:text-link hover:underline">
                {name}
              </MaybeLink>
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}
