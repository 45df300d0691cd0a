import { Trash2 } from 'lucide-react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { Checkbox } from '#src/design-system/primitives/form/Checkbox.tsx';

const messages = defineMessages<{ all: {}; remove: { count: number }; done: {} }>({
  all: { id: 'choiceBar.all', defaultMessage: 'Choose all', description: 'Checkbox of an edit mode' },
  remove: {
    id: 'choiceBar.remove',
    defaultMessage: 'Remove {count, number}',
    description: 'Button of an edit mode; how many are chosen',
  },
  done: { id: 'choiceBar.done', defaultMessage: 'Done', description: 'Button that ends the edit mode' },
});

type ChoiceBarProps = {
  /** Things in the list, and how many of them are chosen. */
  total: number;
  chosen: number;
  /** They are being removed. */
  busy?: boolean;
  onChooseAll: (taken: boolean) => void;
  onRemove: () => void;
  onDone: () => void;
};

/** The foot of a list in its edit mode: choose all, remove what is chosen, end it. Stays in sight while one scrolls. */
export function ChoiceBar({ total, chosen, busy, onChooseAll, onRemove, onDone }: ChoiceBarProps) {
  return (
    <div className="sticky bottom-(--bottom-nav-h) z-2 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-canvas px-4 py-2.5 nav:bottom-0 nav:mx-0 nav:px-0">
      <label className="mr-auto flex min-h-11 items-center gap-3 text-base font-medium">
        <Checkbox
          checked={total > 0 && chosen === total}
          mixed={chosen > 0 && chosen < total}
          onChange={(event) => onChooseAll(event.target.checked)}
        />
        <FormattedMessage {...messages.all} />
      </label>
      <Button tone="outline" onClick={onDone}>
        <FormattedMessage {...messages.done} />
      </Button>
      <Button tone="danger" disabled={chosen === 0} busy={busy} onClick={onRemove}>
        <Trash2 aria-hidden className="size-4" strokeWidth={2} />
        <FormattedMessage {...messages.remove} values={{ count: chosen }} />
      </Button>
    </div>
  );
}
