import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { PageHeading } from '#src/design-system/layout/PageHeading.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import { paths } from '#src/domain/urls.ts';
import { credits } from './credits.ts';

const messages = defineMessages({
  title: {
    id: 'creditsPage.title',
    defaultMessage: 'Pictures, drawings and fonts',
    description: 'Heading',
  },
  back: { id: 'creditsPage.back', defaultMessage: 'Back to “About iCan Mall”', description: 'Way back' },
});

/** Whose pictures, drawings and letters the mall shows. */
export function CreditsPage() {
  const { formatMessage } = useIntl();
  return (
    <>
      <title>{formatMessage(messages.title)}</title>
      <PageHeading
        title={<FormattedMessage {...messages.title} />}
        note={
          <TextLink to={paths.about} className="inline-flex min-h-11 items-center">
            <FormattedMessage {...messages.back} />
          </TextLink>
        }
      />
      <ul lang="en" className="grid gap-x-8 text-base nav:grid-cols-2">
        {credits.map((line) => (
          <li key={line} className="border-b border-line py-3">
            {line}
          </li>
        ))}
      </ul>
    </>
  );
}
