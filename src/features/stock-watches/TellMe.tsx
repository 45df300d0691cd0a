import { Bell, BellRing } from 'lucide-react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { useSignInFirst } from '#src/state/use-sign-in-first.ts';
import { useIsWatched, useSetWatch } from './use-watch.ts';

const messages = defineMessages({
  tell: {
    id: 'tellMe.tell',
    defaultMessage: 'Tell me when it is back',
    description: 'Button beside a product that is sold out',
  },
  stop: {
    id: 'tellMe.stop',
    defaultMessage: 'Alert set · Stop',
    description: 'The same button, once the reader is going to be told: pressing it takes the wish back',
  },
});

type TellMeProps = {
  /** The SKU that is sold out. */
  skuId: number;
  /** `xl` where it stands in place of the ways to buy. */
  size?: 'md' | 'xl';
};

/** The wish to be told once when a sold-out SKU is back; a visitor signs in first, then it is done (Z21). */
export function TellMe({ skuId, size = 'md' }: TellMeProps) {
  const isOn = useIsWatched(skuId);
  const { set, busy } = useSetWatch();
  const signInFirst = useSignInFirst();
  const Icon = isOn ? BellRing : Bell;
  return (
    <Button
      tone={size === 'xl' ? 'soft' : 'outline'}
      size={size}
      className={size === 'xl' ? 'min-w-0 flex-1 max-nav:px-2! max-nav:text-base!' : undefined}
      busy={busy}
      onClick={() => signInFirst({ kind: 'watch', skuId, on: !isOn }, () => set(skuId, !isOn))}
    >
      <Icon aria-hidden className="size-4" strokeWidth={2} />
      <FormattedMessage {...(isOn ? messages.stop : messages.tell)} />
    </Button>
  );
}
