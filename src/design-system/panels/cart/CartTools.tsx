import { Heart, Trash2 } from 'lucide-react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { Checkbox } from '#src/design-system/primitives/form/Checkbox.tsx';

const messages = defineMessages<{
  all: {};
  chosen: { chosen: number; total: number };
  favourites: {};
  remove: {};
}>({
  all: {
    id: 'cartTools.all',
    defaultMessage: 'Select all',
    description: 'Checkbox above the lines of the cart',
  },
  chosen: {
    id: 'cartTools.chosen',
    defaultMessage: '{chosen, number} of {total, number}',
    description: 'Beside it: how many lines of the cart are selected',
  },
  favourites: {
    id: 'cartTools.favourites',
    defaultMessage: 'Move to favourites',
    description: 'Button: the selected lines of the cart',
  },
  remove: {
    id: 'cartTools.remove',
    defaultMessage: 'Remove selected',
    description: 'Button: the selected lines of the cart',
  },
});

type CartToolsProps = {
  /** Lines that can be bought, and how many of them are selected. */
  total: number;
  chosen: number;
  onChooseAll: (taken: boolean) => void;
  onFavourites: () => void;
  onRemove: () => void;
};

/** Above the lines of the cart: select all of them, and what can be done with the selected ones at once. */
export function CartTools({ total, chosen, onChooseAll, onFavourites, onRemove }: CartToolsProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 px-4 pb-2 nav:px-5">
      <label className="flex min-h-11 items-center gap-3 text-base font-medium">
        <Checkbox
          checked={total > 0 && chosen === total}
          mixed={chosen > 0 && chosen < total}
          disabled={total === 0}
          onChange={(event) => onChooseAll(event.target.checked)}
        />
        <FormattedMessage {...messages.all} />
        <span className="text-sm font-normal text-fg-2 tabular-nums">
          <FormattedMessage {...messages.chosen} values={{ chosen, total }} />
        </span>
      </label>
      <div className="flex flex-wrap gap-x-1 max-nav:-ml-3 nav:-mr-3">
        <Button tone="ghost" size="sm" disabled={chosen === 0} onClick={onFavourites}>
          <Heart aria-hidden className="size-4" strokeWidth={2} />
          <FormattedMessage {...messages.favourites} />
        </Button>
        <Button tone="ghost" size="sm" disabled={chosen === 0} onClick={onRemove}>
          <Trash2 aria-hidden className="size-4" strokeWidth={2} />
          <FormattedMessage {...messages.remove} />
        </Button>
      </div>
    </div>
  );
}
