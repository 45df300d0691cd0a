import { useSuspenseQuery } from '@tanstack/react-query';
import { Clock, Mail, MapPin, Phone } from 'lucide-react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { contentQueries } from '#src/data/content/content.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { PageHeading } from '#src/design-system/layout/PageHeading.tsx';

const messages = defineMessages({
  title: { id: 'contactPage.title', defaultMessage: 'Contact us', description: 'Heading (S2.37)' },
  note: {
    id: 'contactPage.note',
    defaultMessage: 'Write or call; keep the number of your order at hand.',
    description: 'Below the heading',
  },
  email: { id: 'contactPage.email', defaultMessage: 'Email', description: 'Way to the mall' },
  phone: { id: 'contactPage.phone', defaultMessage: 'Phone', description: 'Way to the mall' },
  hours: { id: 'contactPage.hours', defaultMessage: 'Hours', description: 'When somebody answers' },
  address: { id: 'contactPage.address', defaultMessage: 'Address', description: 'Way to the mall' },
});

const icon = { 'aria-hidden': true, className: 'size-6 shrink-0 text-primary', strokeWidth: 1.6 } as const;
const link = 'font-semibold text-link underline-offset-3 hover:underline';

/** How the mall of the region is reached (S2.37, S2.95). */
export function ContactPage() {
  const { formatMessage } = useIntl();
  const { data } = useSuspenseQuery(contentQueries.config(useShop()));
  const { email, phone, hours, addressText } = data.contact;
  const ways = [
    { name: messages.email, mark: <Mail {...icon} />, text: email, href: `mailto:${email}` },
    {
      name: messages.phone,
      mark: <Phone {...icon} />,
      text: phone,
      href: `tel:${phone.replaceAll(/[^+\d]/g, '')}`,
    },
    { name: messages.hours, mark: <Clock {...icon} />, text: hours },
    { name: messages.address, mark: <MapPin {...icon} />, text: addressText },
  ];
  return (
    <div className="max-w-[68ch]">
      <title>{formatMessage(messages.title)}</title>
      <PageHeading
        title={<FormattedMessage {...messages.title} />}
        note={<FormattedMessage {...messages.note} />}
      />
      <ul className="grid gap-3 nav:grid-cols-2">
        {ways
          .filter(({ text }) => text !== '')
          .map(({ name, mark, text, href }) => (
            <li key={name.id} className="flex min-w-0 gap-4 rounded-lg bg-sunken p-5">
              {mark}
              <div className="grid min-w-0 content-start gap-1">
                <h2 className="text-sm font-medium text-fg-2">
                  <FormattedMessage {...name} />
                </h2>
                <p className="text-lg wrap-anywhere">
                  {href ? (
                    <a href={href} className={link}>
                      {text}
                    </a>
                  ) : (
                    text
                  )}
                </p>
              </div>
            </li>
          ))}
      </ul>
    </div>
  );
}
