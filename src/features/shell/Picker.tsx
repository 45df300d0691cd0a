import { type ReactNode, useState } from 'react';
import { PickerButton } from '#src/design-system/layout/PickerButton.tsx';
import { LatePopover } from '#src/design-system/primitives/overlay/late-popover.ts';

type PickerProps = {
  name: string;
  icon: ReactNode;
  value: string;
  note?: ReactNode;
  /** What the panel holds; it may shut it. */
  children: ReactNode | ((shut: () => void) => ReactNode);
};

/** A button of the header and the panel that it opens; the panel's code comes when the button is neared. */
export function Picker({ name, icon, value, note, children }: PickerProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const shut = () => setAnchor(null);
  const near = () => void LatePopover.bring().catch(() => undefined);
  return (
    <>
      <PickerButton
        aria-label={name}
        icon={icon}
        value={value}
        note={note}
        open={anchor !== null}
        onPointerEnter={near}
        onFocus={near}
        onClick={({ currentTarget }) => setAnchor(anchor ? null : currentTarget)}
      />
      {anchor && (
        <LatePopover label={name} anchor={anchor} onClose={shut}>
          {typeof children === 'function' ? children(shut) : children}
        </LatePopover>
      )}
    </>
  );
}
