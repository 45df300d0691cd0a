import { Plus } from 'lucide-react';
import { defineMessages, FormattedMessage } from 'react-intl';

const messages = defineMessages({
  add: {
    id: 'newCardTile.add',
    defaultMessage: 'Add a card',
    description: 'Tile after the cards that are kept',
  },
});

type NewCardTileProps = { onAdd: () => void };

/** The room for one more bank card. */
export function NewCardTile({ onAdd }: NewCardTileProps) {
  return (
    <button
      type="button"
      data-slot="new-card"
      onClick={onAdd}
      className="flex h-14 w-full items-center justify-center gap-2 rounded-lg border-[1.5px] border-dashed border-control text-sm text-fg-2 hover:border-fg hover:bg-surface-2 hover:text-fg nav:aspect-[1.586] nav:h-auto nav:max-w-77 nav:flex-col"
    >
      <Plus aria-hidden className="size-6" strokeWidth={1.6} />
      <FormattedMessage {...messages.add} />
    </button>
  );
}
