import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { PageHeading } from '#src/design-system/layout/PageHeading.tsx';
import { credits } from './credits.ts';

const messages = defineMessages({
  title: { id: 'aboutPage.title', defaultMessage: 'About iCan Mall', description: 'Heading (S2.38)' },
  text: {
    id: 'aboutPage.text',
    defaultMessage:
      'One mall with doors to four regions: Sri Lanka, China, Laos and Türkiye. Each shop sells in its own name; the mall brings them together, shows prices in your currency and lets you pay when the parcel is at your door.',
    description: 'What the mall is',
  },
  credits: {
    id: 'aboutPage.credits',
    defaultMessage: 'Pictures and drawings',
    description: 'Heading of the credits',
  },
});

/** What the mall is, and whose pictures it shows. */
export function AboutPage() {
  const { formatMessage } = useIntl();
  return (
    <div className="max-w-[68ch]">
      <title>{formatMessage(messages.title)}</title>
      <PageHeading title={<FormattedMessage {...messages.title} />} />
      <p className="text-lg">
        <FormattedMessage {...messages.text} />
      </p>
      <h2 className="mt-8 mb-3 text-h2">
        <FormattedMessage {...messages.credits} />
      </h2>
      <ul lang="en" className="grid gap-1.5 text-base text-fg-2">
        {credits.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
