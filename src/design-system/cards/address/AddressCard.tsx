import { CircleAlert, MapPin, Pencil } from 'lucide-react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Address } from '#openapi/schema.gen.ts';
import { Badge } from '#src/design-system/primitives/feedback/Badge.tsx';
import { IconButton } from '#src/design-system/primitives/action/IconButton.tsx';
import { RadioCard } from '#src/design-system/primitives/form/RadioCard.tsx';
import { phoneText } from '#src/domain/address/phone-text.ts';

const messages = defineMessages<{ byDefault: {}; edit: { name: string }; outside: {}; incomplete: {} }>({
  byDefault: {
    id: 'addressCard.default',
    defaultMessage: 'Default',
    description: 'Badge of the default address',
  },
  edit: { id: 'addressCard.edit', defaultMessage: 'Edit the address of {name}', description: 'Button' },
  outside: {
    id: 'addressCard.outside',
    defaultMessage: 'Not delivered to this region',
    description: 'Why an address cannot be chosen',
  },
  incomplete: {
    id: 'addressCard.incomplete',
    defaultMessage: 'Something is missing. Edit it to use it.',
    description: 'Why an address cannot be chosen',
  },
});

type AddressCardProps = {
  address: Address;
  /** With it the card is one of several to choose from. */
  onChoose?: () => void;
  chosen?: boolean;
  /** It lies in another sales region. */
  outsideRegion?: boolean;
  /** An area of it is no more, or something else is missing. */
  incomplete?: boolean;
  onEdit?: () => void;
};

function Text({ address }: { address: Address }) {
  const { addr, town, district, province, postCode, mobile } = address;
  return (
    <span className="grid gap-0.5 text-base text-fg-2">
      <span className="tabular-nums">{phoneText(mobile)}</span>
      <span dir="auto">{[addr, town, district, province, postCode].filter(Boolean).join(', ')}</span>
    </span>
  );
}

/** Where something goes: shown, or one of several to choose from. */
export function AddressCard({
  address,
  onChoose,
  chosen = false,
  outsideRegion = false,
  incomplete = false,
  onEdit,
}: AddressCardProps) {
  const { formatMessage } = useIntl();
  const why = outsideRegion ? messages.outside : incomplete && messages.incomplete;
  const name = (
    <span className="flex flex-wrap items-center gap-2">
      <bdi className="font-semibold">{address.receiver}</bdi>
      {address.commonAddr && (
        <Badge tone="jade">
          <FormattedMessage {...messages.byDefault} />
        </Badge>
      )}
    </span>
  );
  if (!onChoose) {
    return (
      <div className="flex items-start gap-3">
        <MapPin aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
        <div className="grid min-w-0 gap-1 wrap-anywhere">
          {name}
          <Text address={address} />
        </div>
      </div>
    );
  }
  return (
    <div className="relative">
      <RadioCard
        name="address"
        checked={chosen}
        disabled={Boolean(why)}
        onChange={onChoose}
        onClick={chosen ? onChoose : undefined}
        title={name}
        note={
          <>
            <Text address={address} />
            {why && (
              <span className="mt-1 flex items-start gap-1.5 text-sm font-medium text-danger">
                <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
                <FormattedMessage {...why} />
              </span>
            )}
          </>
        }
        className={onEdit && 'pr-14'}
      />
      {onEdit && (
        <IconButton
          aria-label={formatMessage(messages.edit, { name: address.receiver })}
          className="absolute! top-1 right-1"
          onClick={onEdit}
        >
          <Pencil aria-hidden className="size-5" strokeWidth={1.75} />
        </IconButton>
      )}
    </div>
  );
}
