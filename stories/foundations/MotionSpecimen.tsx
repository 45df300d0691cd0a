import { useState } from 'react';
import { Button } from '#src/design-system/primitives/action/Button.tsx';

const durations = [
  { name: 'instant', ms: 80, use: 'a colour under the pointer' },
  { name: 'fast', ms: 140, use: 'hover, press' },
  { name: 'base', ms: 220, use: 'menus, chips' },
  { name: 'slow', ms: 360, use: 'sheet, drawer' },
  { name: 'page', ms: 480, use: 'doors of the hero' },
];
const easings = [
  { name: 'out', use: 'entering' },
  { name: 'in', use: 'leaving' },
  { name: 'in-out', variable: 'io', use: 'moving on the page' },
  { name: 'spring', use: 'the heart and the cart count, nothing else' },
];

type TrackProps = { label: string; use: string; duration: string; easing: string; there: boolean };

function Track({ label, use, duration, easing, there }: TrackProps) {
  return (
    <div className="grid gap-1">
      <dt className="text-sm text-fg">
        {label} <span className="text-fg-3">· {use}</span>
      </dt>
      <dd className="h-8 rounded-full bg-sunken">
        <div
          className="size-8 rounded-full bg-primary"
          style={{
            marginInlineStart: there ? 'calc(100% - 32px)' : 0,
            transition: `margin-inline-start ${duration} ${easing}`,
          }}
        />
      </dd>
    </div>
  );
}

/** Durations and easings as the toolbar's motion has them: reduced, all of them are nothing. */
export function MotionSpecimen() {
  const [there, setThere] = useState(false);
  return (
    <div className="sb-unstyled my-4 grid gap-6">
      <Button onClick={() => setThere((now) => !now)} className="justify-self-start">
        Move
      </Button>
      <dl className="grid gap-3">
        {durations.map(({ name, ms, use }) => (
          <Track
            key={name}
            label={`--d-${name}, ${ms} ms`}
            use={use}
            duration={`var(--d-${name})`}
            easing="var(--ease-out-v)"
            there={there}
          />
        ))}
      </dl>
      <dl className="grid gap-3">
        {easings.map(({ name, variable = name, use }) => (
          <Track
            key={name}
            label={`ease-${name}`}
            use={use}
            duration="var(--d-page)"
            easing={`var(--ease-${variable}-v)`}
            there={there}
          />
        ))}
      </dl>
    </div>
  );
}
