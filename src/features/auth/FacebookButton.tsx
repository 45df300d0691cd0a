import { Button } from '#src/design-system/primitives/Button.tsx';

/** The way to Facebook, which answers on the way back (S2.107). */
export function FacebookButton({ onPress }: { onPress: () => void }) {
  return (
    <Button tone="outline" size="md" onClick={onPress}>
      <svg aria-hidden viewBox="0 0 24 24" className="size-5">
        <circle cx="12" cy="12" r="12" fill="#1877f2" />
        <path
          fill="#fff"
          d="m16.7 15.5.5-3.5h-3.3V9.7c0-1 .5-1.9 2-1.9h1.5v-3s-1.4-.2-2.7-.2c-2.7 0-4.5 1.7-4.5 4.7V12h-3v3.5h3V24a12 12 0 0 0 3.7 0v-8.5z"
        />
      </svg>
      <span translate="no">Facebook</span>
    </Button>
  );
}
