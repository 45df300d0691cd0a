import { useSuspenseQuery } from '@tanstack/react-query';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useParams, useSearchParams } from 'react-router-dom';
import { contentQueries } from '#src/data/content/content.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { PageHeading } from '#src/design-system/layout/PageHeading.tsx';
import { HtmlContent } from '#src/design-system/primitives/text/HtmlContent.tsx';
import { agreementLang, isAgreement } from '#src/domain/agreement/agreements.ts';
import { OtherAgreements } from './OtherAgreements.tsx';

const messages = defineMessages<{ since: { day: string }; only: {} }>({
  since: {
    id: 'agreementPage.since',
    defaultMessage: 'In force since {day}',
    description: 'Below the heading of an agreement',
  },
  only: {
    id: 'agreementPage.only',
    defaultMessage: 'This text is available in English and Chinese only.',
    description: 'For readers of other languages',
  },
});

/** One of the agreements (S2.89–S2.91), for readers of other languages in English, which is said. */
export function AgreementPage() {
  const { locale, formatDate } = useIntl();
  const { type } = useParams();
  const [search] = useSearchParams();
  const known = isAgreement(type) ? type : 'service';
  const { data } = useSuspenseQuery(contentQueries.agreement(useShop(), known, agreementLang(search)));
  const day = formatDate(data.updatedAt, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <div className="nav:grid nav:grid-cols-[minmax(0,14rem)_minmax(0,68ch)] nav:gap-12">
      <OtherAgreements current={known} />
      <article className="min-w-0">
        <title>{data.title}</title>
        <PageHeading
          title={<span lang={data.lang}>{data.title}</span>}
          note={<FormattedMessage {...messages.since} values={{ day }} />}
        />
        {!/^(en|zh)/.test(locale) && (
          <p className="pb-4 text-fg-2">
            <FormattedMessage {...messages.only} />
          </p>
        )}
        <HtmlContent
          html={data.bodyHtml}
          lang={data.lang}
          className="[&_h2]:mt-4 [&_h2]:text-h3 [&_h2]:text-fg [&_ol]:list-decimal"
        />
      </article>
    </div>
  );
}
