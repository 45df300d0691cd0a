import { useEffect, useState } from 'react';
import type { UseFormRegister, UseFormSetValue, UseFormWatch } from 'react-hook-form';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Area } from '#openapi/schema.gen.ts';
import { ErrorState } from '#src/design-system/primitives/feedback/ErrorState.tsx';
import { SelectField } from '#src/design-system/primitives/form/SelectField.tsx';
import type { AddressValues } from '#src/domain/address/address-values.ts';

const messages = defineMessages({
  provinceId: { id: 'areaFields.province', defaultMessage: 'Province', description: 'Label' },
  districtId: { id: 'areaFields.district', defaultMessage: 'District', description: 'Label' },
  townId: { id: 'areaFields.town', defaultMessage: 'Town', description: 'Label' },
  provinceFirst: {
    id: 'areaFields.provinceFirst',
    defaultMessage: 'Choose a province first',
    description: 'In the list of districts or of towns, which cannot be opened yet',
  },
  districtFirst: {
    id: 'areaFields.districtFirst',
    defaultMessage: 'Choose a district first',
    description: 'In the list of towns, which cannot be opened yet',
  },
  choose: { id: 'areaFields.choose', defaultMessage: 'Choose', description: 'First row of a list' },
});

const levels = ['provinceId', 'districtId', 'townId'] as const;

type AreaFieldsProps = {
  register: UseFormRegister<AddressValues>;
  watch: UseFormWatch<AddressValues>;
  setValue: UseFormSetValue<AddressValues>;
  areas: (parentId: number) => Promise<Area[]>;
  /** The words for an empty field. */
  needed: string;
  faultAt: (name: keyof AddressValues) => string | undefined;
};

/** Province, then its districts, then their towns; a new answer empties those below it. */
export function AreaFields({ register, watch, setValue, areas, needed, faultAt }: AreaFieldsProps) {
  const { formatMessage } = useIntl();
  const [known, setKnown] = useState<Record<string, Area[] | 'failed'>>({});
  const [turn, setTurn] = useState(0);
  const parents = ['0', watch('provinceId'), watch('districtId')];
  const wanted = parents.filter((parent) => parent && known[parent] === undefined).join();

  useEffect(() => {
    let stale = false;
    for (const parent of wanted.split(',').filter(Boolean)) {
      areas(Number(parent)).then(
        (found) => !stale && setKnown((now) => ({ ...now, [parent]: found })),
        () => !stale && setKnown((now) => ({ ...now, [parent]: 'failed' })),
      );
    }
    return () => {
      stale = true;
    };
    // The function is new at each render and asks the same.
    // eslint-disable-next-line react/exhaustive-deps
  }, [wanted, turn]);

  const again = () => {
    setKnown((now) => Object.fromEntries(Object.entries(now).filter(([, found]) => found !== 'failed')));
    setTurn(turn + 1);
  };
  /** What must be chosen before a list can be opened. */
  const promptOf = (index: number) => {
    if (index === 0 || parents[index]) return messages.choose;
    return parents[1] ? messages.districtFirst : messages.provinceFirst;
  };
  return (
    <>
      {levels.map((level, index) => {
        const found = known[parents[index] ?? ''];
        if (found === 'failed') return <ErrorState key={level} compact onRetry={again} />;
        return (
          <SelectField
            key={level}
            label={<FormattedMessage {...messages[level]} />}
            prompt={formatMessage(promptOf(index))}
            options={(found ?? []).map(({ areaId, areaName }) => ({ value: areaId, name: areaName }))}
            disabled={!parents[index] || found === undefined}
            error={faultAt(level)}
            {...register(level, {
              validate: (value) => value !== '' || needed,
              onChange: () => levels.slice(index + 1).forEach((below) => setValue(below, '')),
            })}
            value={found ? watch(level) : ''}
          />
        );
      })}
    </>
  );
}
