import { useState } from 'react';
import { defineMessages, FormattedMessage, FormattedNumber } from 'react-intl';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { Pattern } from '#src/design-system/primitives/media/Pattern.tsx';
import { onDemand } from '#src/state/lazy-hydrate.tsx';

const messages = defineMessages({
  title: {
    id: 'groupBuyBand.title',
    defaultMessage: 'Buy together, pay less each',
    description: 'Heading of the page of group buys',
  },
  join: { id: 'groupBuyBand.join', defaultMessage: 'Pick a group that is open', description: 'First step' },
  share: {
    id: 'groupBuyBand.share',
    defaultMessage: 'Tell friends before the clock runs out',
    description: 'Second step',
  },
  ships: {
    id: 'groupBuyBand.ships',
    defaultMessage: 'Group full? Everyone’s order ships',
    description: 'Third step',
  },
  rules: { id: 'groupBuyBand.rules', defaultMessage: 'How it works', description: 'Button: opens the rules' },
});

const steps = ['join', 'share', 'ships'] as const;

const GroupBuyRules = onDemand(async () => (await import('./GroupBuyRules.tsx')).GroupBuyRules);

/** The head of the page on the region's drawing: what it is about, in three steps. */
export function GroupBuyBand() {
  const [open, setOpen] = useState(false);
  return (
    <Pattern className="flex flex-col gap-5 rounded-xl p-5 nav:flex-row nav:items-center nav:justify-between nav:gap-10 nav:px-10 nav:py-9">
      <div className="grid justify-items-start gap-4">
        <h1 className="max-w-[16ch] text-h1 text-balance nav:text-[2.5rem]/[1.1]">
          <FormattedMessage {...messages.title} />
        </h1>
        <Button tone="onHeroOutline" size="md" onClick={() => setOpen(true)}>
          <FormattedMessage {...messages.rules} />
        </Button>
      </div>
      <ol className="grid gap-3 text-lg nav:mr-10">
        {steps.map((step, index) => (
          <li key={step} className="flex items-center gap-3">
            <span
              aria-hidden
              className="grid size-7 shrink-0 place-items-center rounded-full bg-deal text-sm font-bold text-on-deal"
            >
              <FormattedNumber value={index + 1} />
            </span>
            <FormattedMessage {...messages[step]} />
          </li>
        ))}
      </ol>
      {open && <GroupBuyRules onClose={() => setOpen(false)} />}
    </Pattern>
  );
}
