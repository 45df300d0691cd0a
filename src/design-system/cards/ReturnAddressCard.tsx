import { MapPin } from 'lucide-react';
import { defineMessages, FormattedMessage } from 'react-intl';
import type { ReturnAddress } from '#openapi/schema.gen.ts';
import { phoneText } from './phone-text.ts';

const messages = defineMessages({
  label: {
    id: 'returnAddressCard.label',
    defaultMessage: 'Send it to',
    description: 'Above the address of a shop that goods go back to',
  },
});

type ReturnAddressCardProps = { address: ReturnAddress };

/** Where goods go back to. */
export function ReturnAddressCard({ address: { receiver, mobile, text } }: ReturnAddressCardProps) {
  return (
    <div className="flex items-start gap-3 rounded-md bg-sunken px-3.5 py-3">
      <MapPin aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
      <div className="grid min-w-0 gap-0.5 text-base wrap-anywhere">
        <p className="text-sm text-fg-2">
          <FormattedMessage {...messages.label} />
        </p>
        <bdi className="font-semibold">{receiver}</bdi>
        <p className="text-fg-2 tabular-nums">{phoneText(mobile)}</p>
        <p dir="auto" className="text-fg-2">
          {text}
        </p>
      </div>
    </div>
  );
}
