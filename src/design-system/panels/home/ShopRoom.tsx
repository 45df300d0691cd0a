import { cx } from 'class-variance-authority';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Room, RoomDot } from '#openapi/schema.gen.ts';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { IconButton } from '#src/design-system/primitives/action/IconButton.tsx';
import { LinkButton } from '#src/design-system/primitives/action/LinkButton.tsx';
import { moneyParts } from '#src/design-system/primitives/text/money-parts.ts';
import { Picture } from '#src/design-system/primitives/media/Picture.tsx';
import { Price } from '#src/design-system/primitives/text/Price.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';

const messages = defineMessages<{
  title: {};
  alike: {};
  add: {};
  addAll: { count: number };
  together: { count: number };
  close: {};
  choose: {};
  sizes: {};
}>({
  title: {
    id: 'shopRoom.title',
    defaultMessage: 'The room in the window',
    description: 'Above the name of a picture in which things are for sale',
  },
  alike: {
    id: 'shopRoom.alike',
    defaultMessage: 'Much like the one in the picture',
    description: 'Of a product that is similar to what the picture shows',
  },
  add: {
    id: 'shopRoom.add',
    defaultMessage: 'Add this one',
    description: 'Button: puts this thing into the cart',
  },
  addAll: {
    id: 'shopRoom.addAll',
    defaultMessage: '{count, plural, =2 {Add both} other {Add all #}}',
    description: 'Button: puts all things of the room into the cart',
  },
  together: {
    id: 'shopRoom.together',
    defaultMessage: '{count, plural, one {# thing} other {# things}} together',
    description: 'Above what all things of the room cost',
  },
  close: {
    id: 'shopRoom.close',
    defaultMessage: 'Close this thing',
    description: 'Button of a thing in the room',
  },
  choose: {
    id: 'shopRoom.choose',
    defaultMessage: 'Choose your size',
    description: 'Link of a piece of clothing in the room to its page',
  },
  sizes: {
    id: 'shopRoom.sizes',
    defaultMessage: 'The sizes of clothes and shoes are chosen on their pages.',
    description: 'In place of, or below, the button that puts all things of the room into the cart',
  },
});

type ShopRoomProps = {
  room: Room;
  hrefOf: (dot: RoomDot) => string;
  /** Something is being put into the cart. */
  busy?: boolean;
  /** One thing, or all that are in the room. */
  onAdd: (dots: readonly RoomDot[]) => void;
};

/** As with any other picture, no pixel is shown larger than 1.25 px. */
const sharpest = 1.25;

/** The height of a picture, rem; what is tall takes less of the screen. */
const tallest = (shape: number) => (shape > 1.3 ? 40 : 34);

/** The room of a picture: as wide as it can be without blurring or filling more than a screen. */
function frameOf({ width, height }: Room) {
  const shape = width / height;
  return {
    aspectRatio: `${width} / ${height}`,
    maxWidth: `min(${width * sharpest}px, ${(tallest(shape) * shape).toFixed(2)}rem)`,
  };
}

const middle = 500;

/**
 * A picture in which things are for sale: a dot with its price for each, a tap opens a small card with Add; all of them at
 * once beside it. Clothes and shoes stay out of that and have a way to their page in place of Add: of a cushion the
 * smallest is a fair guess that the card names, of jeans it is somebody else's size, and comes back as a return.
 */
export function ShopRoom({ room, hrefOf, busy, onAdd }: ShopRoomProps) {
  const { title, pic, width, height, dots } = room;
  const id = useId();
  const intl = useIntl();
  const [open, setOpen] = useState<number>();
  const shown = dots.find(({ prodId }) => prodId === open);
  const currency = dots[0]?.price.currency ?? 'LKR';
  const ready = dots.filter(({ worn }) => !worn);
  const together = ready.length > 1 ? ready : dots;
  const total = together.reduce((sum, { price }) => sum + price.amount, 0);
  return (
    <section
      aria-labelledby={id}
      className="grid overflow-hidden rounded-xl bg-sunken nav:grid-cols-[minmax(0,0.4fr)_minmax(0,1fr)]"
    >
      <div className="flex flex-col items-start gap-3 p-5 max-nav:order-2 nav:p-8">
        <h2 id={id} className="text-h2">
          <FormattedMessage {...messages.title} />
        </h2>
        <p className="text-fg-2">{title}</p>
        <p className="mt-auto grid gap-0.5 text-sm text-fg-2">
          <FormattedMessage {...messages.together} values={{ count: together.length }} />
          <span className="text-fg">
            <Price value={{ amount: total, currency }} />
          </span>
        </p>
        {ready.length > 1 && (
          <Button tone="ink" busy={busy} onClick={() => onAdd(ready)}>
            <FormattedMessage {...messages.addAll} values={{ count: ready.length }} />
          </Button>
        )}
        {ready.length < dots.length && (
          <p className="text-sm text-fg-2">
            <FormattedMessage {...messages.sizes} />
          </p>
        )}
      </div>
      <div className="relative self-center">
        <div className="relative mx-auto" style={frameOf(room)}>
          <Picture
            src={pic}
            alt={title}
            width={width}
            height={height}
            sizes="(min-width: 835px) 66vw, 100vw"
            className="absolute inset-0 object-cover"
          />
          {dots.map((dot) => (
            <button
              key={dot.prodId}
              type="button"
              aria-expanded={dot.prodId === open}
              aria-label={`${dot.prodName}, ${moneyParts(intl, dot.price).plain}`}
              onClick={() => setOpen(dot.prodId === open ? undefined : dot.prodId)}
              style={{ left: `${dot.at.x / 10}%`, top: `${dot.at.y / 10}%` }}
              className="absolute grid size-11 -translate-1/2 place-items-center"
            >
              <span
                className={cx(
                  'grid size-7 place-items-center rounded-full border-2 border-white',
                  dot.prodId === open ? 'bg-inv' : 'bg-white/60',
                )}
              >
                <span className="size-2.5 rounded-full bg-white" />
              </span>
              <span
                aria-hidden
                className="absolute top-full left-1/2 -mt-1 -translate-x-1/2 rounded-sm bg-canvas px-1.5 py-0.5 text-xs font-semibold whitespace-nowrap text-fg max-nav:hidden"
              >
                {moneyParts(intl, dot.price).plain}
              </span>
            </button>
          ))}
        </div>
        {shown && (
          <div
            className={cx(
              'm-3 nav:absolute nav:inset-x-3 nav:m-0 grid max-w-96 grid-cols-[64px_minmax(0,1fr)_auto] items-start gap-3 rounded-lg bg-canvas p-3 text-fg',
              shown.at.y > middle ? 'nav:top-3' : 'nav:bottom-3',
            )}
          >
            <span className="size-16 overflow-hidden rounded-md bg-tile">
              <Picture src={shown.pic} alt="" width={64} height={64} sizes="64px" className="tile-photo" />
            </span>
            <div className="grid justify-items-start gap-1">
              <TextLink plain to={hrefOf(shown)} className="line-clamp-2 text-sm hover:underline">
                {shown.prodName}
              </TextLink>
              {shown.skuName && !shown.worn && <span className="text-xs text-fg-2">{shown.skuName}</span>}
              {shown.match === 'SIMILAR' && (
                <span className="text-xs text-fg-2">
                  <FormattedMessage {...messages.alike} />
                </span>
              )}
              <Price value={shown.price} size="sm" free />
              {shown.worn ? (
                <LinkButton size="md" to={hrefOf(shown)}>
                  <FormattedMessage {...messages.choose} />
                </LinkButton>
              ) : (
                <Button size="md" busy={busy} onClick={() => onAdd([shown])}>
                  <FormattedMessage {...messages.add} />
                </Button>
              )}
            </div>
            <IconButton aria-label={intl.formatMessage(messages.close)} onClick={() => setOpen(undefined)}>
              <X aria-hidden className="size-4" />
            </IconButton>
          </div>
        )}
      </div>
    </section>
  );
}
