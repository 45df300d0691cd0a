import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { facebookMark } from './facebook-mark.ts';

/** The way to Facebook, which answers on the way back (S2.107). */
export function FacebookButton({ onPress }: { onPress: () => void }) {
  const { name, colour, sign } = facebookMark;
  return (
    <Button tone="outline" size="md" onClick={onPress}>
      <svg aria-hidden viewBox="0 0 24 24" className="size-5">
        <circle cx="12" cy="12" r="12" fill={colour} />
        <path fill="white" d={sign} />
      </svg>
      <span translate="no">{name}</span>
    </Button>
  );
}
