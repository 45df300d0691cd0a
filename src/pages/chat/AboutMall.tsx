import { useQuery } from '@tanstack/react-query';
import { Clock, Mail, Phone } from 'lucide-react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { contentQueries } from '#src/data/content/content.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { Logo } from '#src/design-system/layout/Logo.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import { mallName } from '#src/domain/mall.ts';
import { paths } from '#src/domain/urls.ts';

const messages = defineMessages({
  title: {
    id: 'aboutMall.title',
    defaultMessage: 'About this chat',
    description: 'Heading of the column beside the chat with the mall',
  },
  note: {
    id: 'aboutMall.note',
    defaultMessage: 'Our team answers here. For a question about a product, ask its shop.',
    description: 'What the chat with the mall is for',
  },
  help: { id: 'aboutMall.help', defaultMessage: 'Help and support', description: 'Link' },
  contact: { id: 'aboutMall.contact', defaultMessage: 'All contacts', description: 'Link' },
});

const icon = { 'aria-hidden': true, className: 'size-5 shrink-0 text-fg-2', strokeWidth: 1.6 } as const;
const way = 'flex min-h-11 items-center gap-3 text-sm wrap-anywhere';

/** Whom one talks with, beside the chat with the mall on wide screens: when somebody answers, and where answers are already (S2.55). */
export function AboutMall() {
  const { formatMessage } = useIntl();
  const { data } = useQuery(contentQueries.config(useShop()));
  const { hours, phone, email } = data?.contact ?? {};
  return (
    <aside
      aria-label={formatMessage(messages.title)}
      className="hidden overflow-y-auto border-l border-line p-5 xl:col-start-3 xl:row-span-2 xl:row-start-1 xl:block"
    >
      <h2 className="text-base font-semibold">
        <FormattedMessage {...messages.title} />
      </h2>
      <div className="mt-4 flex items-center gap-3">
        <Logo markOnly className="h-12 w-10 shrink-0" />
        <p className="text-h3">{mallName}</p>
      </div>
      <p className="mt-3 mb-2 text-sm text-fg-2">
        <FormattedMessage {...messages.note} />
      </p>
      {hours && (
        <p className={way}>
          <Clock {...icon} />
          {hours}
        </p>
      )}
      {phone && (
        <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={`${way} hover:text-link`}>
          <Phone {...icon} />
          {phone}
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className={`${way} hover:text-link`}>
          <Mail {...icon} />
          {email}
        </a>
      )}
      <div className="mt-2 grid border-t border-line pt-2">
        <TextLink to={paths.help} className="inline-flex min-h-11 items-center text-sm">
          <FormattedMessage {...messages.help} />
        </TextLink>
        <TextLink to={paths.contact} className="inline-flex min-h-11 items-center text-sm">
          <FormattedMessage {...messages.contact} />
        </TextLink>
      </div>
    </aside>
  );
}
