import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { generatePath } from 'react-router-dom';
import type { AgreementType } from '#openapi/schema.gen.ts';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import { agreementUrl } from '#src/domain/agreement/agreements.ts';
import { paths, patterns } from '#src/domain/urls.ts';
import { footerMessages } from '#src/features/shell/footer-messages.ts';
import { policyMessages } from '#src/features/shell/policy-messages.ts';

const messages = defineMessages({
  name: {
    id: 'otherAgreements.name',
    defaultMessage: 'All policies',
    description: 'Name of the links beside a policy',
  },
});

const types: readonly AgreementType[] = ['service', 'privacy', 'refund'];

const row =
  'flex min-h-11 items-center rounded-md px-3 text-base font-medium hover:bg-sunken aria-[current]:bg-primary-soft aria-[current]:text-on-primary-soft';

/** The agreements of the mall, and who answers questions about them; beside the text, above it on phones. */
export function OtherAgreements({ current }: { current: AgreementType }) {
  const { locale, formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage(messages.name)} className="pt-4 nav:pt-8">
      <ul className="rail gap-1 nav:mx-0 nav:grid nav:px-0">
        {types.map((type) => (
          <li key={type} className="shrink-0">
            <TextLink
              plain
              to={agreementUrl(generatePath(patterns.agreement, { type }), locale)}
              className={row}
              {...(type === current && { 'aria-current': 'page' })}
            >
              <FormattedMessage {...policyMessages[type]} />
            </TextLink>
          </li>
        ))}
        <li className="shrink-0">
          <TextLink plain to={paths.contact} className={row}>
            <FormattedMessage {...footerMessages.contact} />
          </TextLink>
        </li>
      </ul>
    </nav>
  );
}
