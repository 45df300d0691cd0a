import { useSuspenseQuery } from '@tanstack/react-query';
import { Clock, Mail, MapPin, Phone } from 'lucide-react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { contentQueries } from '#src/data/content/content.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { AskingDrawing } from '#src/design-system/layout/illustrations/AskingDrawing.tsx';
import { PageHeading } from '#src/design-system/layout/PageHeading.tsx';
import { LinkButton } from '#src/design-system/primitives/action/LinkButton.tsx';
import { paths } from '#src/domain/urls.ts';
import { MallChatLink } from '#src/features/chat/MallChatLink.tsx';
import { footerMessages } from '#src/features/shell/footer-messages.ts';

const messages = defineMessages({
  title: { id: 'contactPage.title', defaultMessage: 'Contact us', description: 'Heading (S2.37)' },
  note: {
    id: 'contactPage.note',
    defaultMessage: 'Write or call; have your order number at hand.',
    description: 'Below the heading',
  },
  askTitle: {
    id: 'contactPage.askTitle',
    defaultMessage: 'The quickest way is to ask here',
    description: 'Heading above the chat and the help',
  },
  askText: {
    id: 'contactPage.askText',
    defaultMessage: 'You will find most answers in Help. In the chat, our team answers.',
    description: 'Below it',
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
    <>
      <title>{formatMessage(messages.title)}</title>
      <PageHeading
        title={<FormattedMessage {...messages.title} />}
        note={<FormattedMessage {...messages.note} />}
      />
      <ul className="grid gap-3 nav:grid-cols-2 xl:grid-cols-4">
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
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4 rounded-lg bg-primary-soft p-5 text-on-primary-soft nav:px-8">
        <AskingDrawing />
        <div className="grid min-w-0 flex-1 basis-60 gap-1">
          <h2 className="text-h3">
            <FormattedMessage {...messages.askTitle} />
          </h2>
          <p className="max-w-[58ch]">
            <FormattedMessage {...messages.askText} />
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <MallChatLink />
          <LinkButton to={paths.help} tone="outline">
            <FormattedMessage {...footerMessages.support} />
          </LinkButton>
        </div>
      </div>
    </>
  );
}
