import { Undo2 } from 'lucide-react';
import { defineMessages, FormattedMessage, type PrimitiveType } from 'react-intl';
import type { CartItem } from '#openapi/schema.gen.ts';
import { Button } from '#src/design-system/primitives/action/Button.tsx';

const messages = defineMessages<{ removed: { name: PrimitiveType }; undo: {} }>({
  removed: {
    id: 'cartLineRemoved.removed',
    defaultMessage: '{name} was removed',
    description: 'In place of a line of the cart that was just removed',
  },
  undo: { id: 'cartLineRemoved.undo', defaultMessage: 'Undo', description: 'Button: puts the line back' },
});

type CartLineRemovedProps = {
  line: Pick<CartItem, 'prodName' | 'prodNameLang'>;
  onUndo: () => void;
};

/** What is left of a removed line for a while: its name and the way back. */
export function CartLineRemoved({ line, onUndo }: CartLineRemovedProps) {
  return (
    <output className="flex min-h-14 items-center justify-between gap-4 py-2 text-base text-fg-2">
      <span className="line-clamp-2 min-w-0 wrap-anywhere">
        <FormattedMessage
          {...messages.removed}
          values={{ name: <span lang={line.prodNameLang}>{line.prodName}</span> }}
        />
      </span>
      <Button tone="outline" size="md" className="shrink-0" onClick={onUndo}>
        <Undo2 aria-hidden className="size-4" strokeWidth={2} />
        <FormattedMessage {...messages.undo} />
      </Button>
    </output>
  );
}
