import { defineMessages } from 'react-intl';
import type { AgreementType } from '#openapi/schema.gen.ts';

/** The names of the agreements, in the footer and beside each of them. */
export const policyMessages = defineMessages({
  service: { id: 'siteFooter.service', defaultMessage: 'Terms of service', description: 'Link (S2.89)' },
  privacy: { id: 'siteFooter.privacy', defaultMessage: 'Privacy policy', description: 'Link (S2.90)' },
  refund: {
    id: 'siteFooter.refund',
    defaultMessage: 'Refund and return policy',
    description: 'Link (S2.91)',
  },
}) satisfies Record<AgreementType, unknown>;
