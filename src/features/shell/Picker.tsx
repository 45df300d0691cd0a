import { lazy, type ReactNode, Suspense, useState } from 'react';
import { PickerButton } from '#src/design-system/layout/PickerButton.tsx';
import { wantedCode } from '#src/domain/late-code.ts';

const load = () => import('#src/design-system/primitives/overlay/Popover.tsx');
const Popover = lazy(async () => {
  const { Popover: popover } = await wantedCode(load);
  return { default: popover };
});

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
  const near = () => void load();
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
        <Suspense>
          <Popover label={name} anchor={anchor} onClose={shut}>
            {typeof children === 'function' ? children(shut) : children}
          </Popover>
        </Suspense>
      )}
    </>
  );
}
