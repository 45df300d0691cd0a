import { figures, inRoom } from '#storybook/docs/component-index.ts';

const rooms = [
  ['primitives', 'Buttons, fields, overlays: what everything is made of'],
  ['cards', 'One product, order, shop, review: a card, a row, a tile'],
  ['panels', 'Lists, galleries, summaries, composers'],
  ['forms', 'What is filled in and sent'],
  ['modals', 'Dialogs and sheets'],
  ['tabs', 'Tab sets'],
  ['layout', 'Header, footer, headings'],
  ['empty-states', 'Nothing there, and the way on'],
] as const;

const counted = [
  [figures.components, 'components'],
  [figures.screens, 'screens'],
  [figures.drawings, 'drawings'],
  [5, 'languages'],
  [4, 'regions'],
] as const;

/** What lives here, counted from the files. */
export function WelcomeFigures() {
  return (
    <dl className="sb-unstyled my-6 flex flex-wrap gap-3">
      {counted.map(([count, name]) => (
        <div key={name} className="flex min-w-32 flex-col-reverse rounded-lg bg-sunken px-5 py-4">
          <dt className="text-sm text-fg-2">{name}</dt>
          <dd className="text-price-xl tabular-nums text-fg">{count}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The rooms of the design system with how many live in each. */
export function Rooms() {
  return (
    <ul className="sb-unstyled my-4 grid gap-3 md:grid-cols-2">
      {rooms.map(([room, says]) => (
        <li key={room} className="flex items-baseline gap-4 rounded-lg border border-line px-5 py-4">
          <span className="w-8 text-price tabular-nums text-fg">{inRoom(room)}</span>
          <span className="text-sm text-fg-2">
            <span className="block text-base font-semibold text-fg">{room}</span>
            {says}
          </span>
        </li>
      ))}
    </ul>
  );
}
