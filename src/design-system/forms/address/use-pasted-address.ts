import { type ClipboardEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { defineMessages, useIntl } from 'react-intl';
import type { Area } from '#openapi/schema.gen.ts';
import type { AddressValues } from '#src/domain/address/address-values.ts';
import { areasInText } from '#src/domain/address/areas-in-text.ts';
import { pastedAddress } from '#src/domain/address/pasted-address.ts';

const filledMessages = defineMessages<{ filled: { fields: string } }>({
  filled: {
    id: 'pastedAddress.filled',
    defaultMessage: 'Filled in from what you pasted: {fields}',
    description: 'Below the address line; a list of fields',
  },
});

const fieldMessages = defineMessages({
  receiver: { id: 'pastedAddress.receiver', defaultMessage: 'name', description: 'A field, in a list' },
  areas: { id: 'pastedAddress.areas', defaultMessage: 'area', description: 'Province and so on, in a list' },
  addr: { id: 'pastedAddress.addr', defaultMessage: 'address', description: 'A field, in a list' },
  postCode: { id: 'pastedAddress.postCode', defaultMessage: 'zip code', description: 'A field, in a list' },
  mobile: { id: 'pastedAddress.mobile', defaultMessage: 'mobile number', description: 'A field, in a list' },
});

const levels = ['provinceId', 'districtId', 'townId'] as const;

type Pasting = {
  form: UseFormReturn<AddressValues>;
  areas: (parentId: number) => Promise<Area[]>;
  phoneCode: string;
};

/** Takes a whole address apart that is pasted into its line; what is filled already stays (screens 5.3). */
export function usePastedAddress({ form, areas, phoneCode }: Pasting) {
  const { formatMessage, formatList } = useIntl();
  const [fields, setFields] = useState<readonly (keyof typeof fieldMessages)[]>([]);
  const { getValues, setValue } = form;
  const fill = (name: keyof AddressValues, value: string) =>
    setValue(name, value, { shouldDirty: true, shouldValidate: true });

  async function fillAreas(text: string) {
    if (getValues('provinceId')) return;
    const { found, rest } = await areasInText(text, areas);
    if (found.length === 0 || getValues('provinceId') || getValues('addr') !== text) return;
    found.forEach(({ areaId }, index) => fill(levels[index] ?? 'townId', String(areaId)));
    fill('addr', rest);
    setFields((now) => ['areas', ...now]);
  }

  return {
    /** Names what was filled in, or undefined. */
    filled:
      fields.length > 0
        ? formatMessage(filledMessages.filled, {
            fields: formatList(fields.map((field) => formatMessage(fieldMessages[field]))),
          })
        : undefined,
    paste(event: ClipboardEvent) {
      const found = getValues('addr')
        ? undefined
        : pastedAddress(event.clipboardData.getData('text'), phoneCode);
      if (!found) return;
      event.preventDefault();
      const empty = (['receiver', 'mobile', 'postCode', 'addr'] as const).filter(
        (name) => found[name] && !getValues(name),
      );
      for (const name of empty) fill(name, found[name]);
      setFields(empty);
      // The areas are a help: without them the reader chooses by hand.
      fillAreas(found.addr).catch(() => undefined);
    },
  };
}
