import { type ComponentProps, useId } from 'react';
import { CheckoutChanges } from '#src/design-system/cards/CheckoutChanges.tsx';
import { Button } from '#src/design-system/primitives/Button.tsx';

type GoOnProps = Pick<ComponentProps<typeof Button>, 'busy' | 'disabled' | 'onClick' | 'children'> &
  Pick<ComponentProps<typeof CheckoutChanges>, 'changes'>;

/** The button that goes on with a checkout, below the prices that have changed since the shopper saw them. */
export function GoOn({ changes, ...button }: GoOnProps) {
  const changed = useId();
  return (
    <>
      <div className="mt-4 empty:hidden">
        <CheckoutChanges id={changed} changes={changes} />
      </div>
      <Button size="xl" className="mt-4 w-full" aria-describedby={changed} {...button} />
    </>
  );
}
