import { useState } from 'react';
import { PickerButton } from '#src/design-system/layout/PickerButton.tsx';
import { PickerList } from '#src/design-system/layout/PickerList.tsx';
import { Flag } from '#src/design-system/primitives/media/Flag.tsx';
import { Popover } from '#src/design-system/primitives/overlay/Popover.tsx';

const regions = [
  ['lk', 'Sri Lanka', 'Rs LKR'],
  ['cn', 'China', '¥ CNY'],
  ['la', 'Laos', '₭ LAK'],
  ['tr', 'Türkiye', '₺ TRY'],
].map(([value = '', name = '', note]) => ({
  value,
  name,
  note,
  icon: <Flag src={`/media/flags/circle/${value}.svg`} />,
}));

/** The region's button with its panel, as the shop puts them together. */
export function RegionChoice() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [chosen, choose] = useState('lk');
  const region = regions.find(({ value }) => value === chosen);
  return (
    <>
      <PickerButton
        aria-label="Region"
        icon={region?.icon}
        value={region?.name ?? ''}
        note="Deliver to"
        open={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(anchor ? null : currentTarget)}
      />
      {anchor && (
        <Popover label="Region" anchor={anchor} onClose={() => setAnchor(null)}>
          <PickerList options={regions} chosen={chosen} onChoose={choose} />
        </Popover>
      )}
    </>
  );
}
