import { defineMessages } from 'react-intl';
import type { MailKind } from '#openapi/schema.gen.ts';

/** The kinds of mail that a reader may stop. */
export const mailKindMessages = defineMessages({
  ORDER: {
    id: 'mailKind.order',
    defaultMessage: 'Orders, payments and refunds',
    description: 'A kind of mail',
  },
  DELIVERY: { id: 'mailKind.delivery', defaultMessage: 'Deliveries', description: 'A kind of mail' },
  PRICE_DROP: { id: 'mailKind.priceDrop', defaultMessage: 'Price drops', description: 'A kind of mail' },
  BACK_IN_STOCK: {
    id: 'mailKind.backInStock',
    defaultMessage: 'Back in stock',
    description: 'A kind of mail',
  },
}) satisfies Record<MailKind, unknown>;
