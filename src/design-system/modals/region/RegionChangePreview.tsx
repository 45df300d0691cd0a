import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { CartItem, Money, Region } from '#openapi/schema.gen.ts';
import { Alert } from '#src/design-system/primitives/feedback/Alert.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { Dialog } from '#src/design-system/primitives/overlay/Dialog.tsx';
import { ErrorState } from '#src/design-system/primitives/feedback/ErrorState.tsx';
import { Picture } from '#src/design-system/primitives/media/Picture.tsx';
import { Price } from '#src/design-system/primitives/text/Price.tsx';
import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';

const messages = defineMessages<{
  name: { region: string };
  same: { region: string };
  lost: { count: number };
  priced: { count: number };
  change: { region: string };
  stay: { region: string };
  waits: { region: string; count: number; other: string };
}>({
  name: {
    id: 'regionChangePreview.name',
    defaultMessage: 'Change to {region}?',
    description: 'Name of the dialog',
  },
  same: {
    id: 'regionChangePreview.same',
    defaultMessage: 'Your cart stays as it is. Prices are shown for {region}.',
    description: 'Nothing in the cart changes',
  },
  lost: {
    id: 'regionChangePreview.lost',
    defaultMessage:
      '{count, plural, one {# product is not sold there} other {# products are not sold there}}',
    description: 'Heading of the lines of the cart that the other region does not sell',
  },
  priced: {
    id: 'regionChangePreview.priced',
    defaultMessage:
      '{count, plural, one {# product has another price there} other {# products have another price there}}',
    description: 'Heading of the lines of the cart with their price in the other region',
  },
  change: { id: 'regionChangePreview.change', defaultMessage: 'Go to {region}', description: 'Button' },
  waits: {
    id: 'regionChangePreview.waits',
    defaultMessage:
      'Your cart waits in {region} until you come back. {count, plural, =0 {In {other} you start with an empty one.} one {In {other} there is # piece in your cart.} other {In {other} there are # pieces in your cart.}}',
    description: 'What happens to the cart; region is the one that is left, other the new one',
  },
  stay: { id: 'regionChangePreview.stay', defaultMessage: 'Stay in {region}', description: 'Button' },
});

type CartLine = Pick<CartItem, 'basketId' | 'prodName' | 'prodNameLang' | 'pic' | 'price'>;

type RegionChangePreviewProps = {
  from: Region;
  to: Region;
  status: 'ready' | 'loading' | 'error';
  /** Lines of the cart that the other region does not sell. */
  lost: readonly CartLine[];
  /** Lines that are sold there, too, with what they cost. */
  priced: readonly (CartLine & { there: Money })[];
  /** Pieces that are in the cart of the other region. */
  waiting?: number;
  /** The region is being changed. */
  busy?: boolean;
  onRetry: () => void;
  onConfirm: () => void;
  onClose: () => void;
};

/** What another region does to the cart, before it does it (S4.13). */
export function RegionChangePreview(props: RegionChangePreviewProps) {
  const { from, to, status, lost, priced, waiting = 0, busy, onRetry, onConfirm, onClose } = props;
  const { formatMessage } = useIntl();
  const region = to.regionName;
  return (
    <Dialog title={formatMessage(messages.name, { region })} onClose={onClose}>
      <div className="grid gap-5">
        {status === 'loading' && <Skeleton className="h-32" />}
        {status === 'error' && <ErrorState compact onRetry={onRetry} />}
        {status === 'ready' && lost.length + priced.length === 0 && (
          <Alert tone="jade">
            <FormattedMessage {...messages.same} values={{ region }} />
          </Alert>
        )}
        {status === 'ready' && lost.length + priced.length > 0 && (
          <p className="text-base text-fg-2">
            <FormattedMessage
              {...messages.waits}
              values={{ region: from.regionName, other: region, count: waiting }}
            />
          </p>
        )}
        {status === 'ready' && lost.length > 0 && (
          <section className="grid gap-2">
            <h3 className="text-base font-semibold text-danger">
              <FormattedMessage {...messages.lost} values={{ count: lost.length }} />
            </h3>
            <ul className="grid gap-2">
              {lost.map((line) => (
                <li key={line.basketId}>
                  <Line {...line} />
                </li>
              ))}
            </ul>
          </section>
        )}
        {status === 'ready' && priced.length > 0 && (
          <section className="grid gap-2">
            <h3 className="text-base font-semibold">
              <FormattedMessage {...messages.priced} values={{ count: priced.length }} />
            </h3>
            <ul className="grid gap-2">
              {priced.map((line) => (
                <li key={line.basketId}>
                  <Line {...line} />
                </li>
              ))}
            </ul>
          </section>
        )}
        <div className="flex flex-wrap gap-2">
          <Button tone="outline" className="grow" onClick={onClose}>
            <FormattedMessage {...messages.stay} values={{ region: from.regionName }} />
          </Button>
          <Button className="grow" busy={busy} disabled={status !== 'ready'} onClick={onConfirm}>
            <FormattedMessage {...messages.change} values={{ region }} />
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** A line of the cart with its price here and, where it stays, there. */
function Line({ prodName, prodNameLang, pic, price, there }: CartLine & { there?: Money }) {
  return (
    <div className="grid grid-cols-[48px_minmax(0,1fr)] items-center gap-3">
      <div className="size-12 overflow-hidden rounded-md bg-tile">
        <Picture src={pic} alt="" width={48} height={48} sizes="48px" className="tile-photo" />
      </div>
      <div className="min-w-0">
        <p lang={prodNameLang} className="truncate text-base">
          {prodName}
        </p>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className={there ? 'text-fg-3' : undefined}>
            <Price size="sm" value={price} free />
          </span>
          {there && (
            <>
              <span aria-hidden>→</span>
              <Price size="sm" value={there} free />
            </>
          )}
        </p>
      </div>
    </div>
  );
}
