const spaces = [2, 4, 8, 12, 16, 20, 24, 32, 40, 48, 64, 72];
const radii = [
  { name: 'rounded-xs', className: 'rounded-xs', px: '4', use: 'tags' },
  { name: 'rounded-sm', className: 'rounded-sm', px: '6', use: 'small buttons' },
  { name: 'rounded-md', className: 'rounded-md', px: '8', use: 'buttons, inputs, thumbs' },
  { name: 'rounded-lg', className: 'rounded-lg', px: '12', use: 'product tile, panel, ticket' },
  { name: 'rounded-xl', className: 'rounded-xl', px: '20', use: 'hero, modal, sheet' },
  { name: 'rounded-full', className: 'rounded-full', px: 'round', use: 'chips, people' },
  { name: 'rounded-t-door', className: 'rounded-t-door', px: 'arch', use: 'places only' },
];
const depths = [
  { name: 'flat', className: 'border border-line', use: 'everything that lies on the page' },
  { name: 'shadow-pop', className: 'shadow-pop', use: 'menus, panels' },
  { name: 'shadow-modal', className: 'shadow-modal', use: 'dialogs' },
];

/** The steps of space, as long as they are. */
export function Spaces() {
  return (
    <dl className="sb-unstyled my-4 grid gap-1.5">
      {spaces.map((px) => (
        <div key={px} className="flex items-center gap-4 text-sm text-fg">
          <dt className="w-8 text-right tabular-nums">{px}</dt>
          <dd className="h-3 rounded-xs bg-primary" style={{ width: px * 4 }} />
        </div>
      ))}
    </dl>
  );
}

/** The corners, each with what wears it. */
export function Radii() {
  return (
    <ul className="sb-unstyled my-4 grid grid-cols-[repeat(auto-fill,minmax(128px,1fr))] gap-5">
      {radii.map(({ name, className, px, use }) => (
        <li key={name} className="text-xs text-fg-2">
          <div className={`mb-2 size-20 border border-control bg-primary-soft ${className}`} />
          <span className="block text-sm text-fg">{name}</span>
          {px} · {use}
        </li>
      ))}
    </ul>
  );
}

/** The three steps of depth. */
export function Depths() {
  return (
    <ul className="sb-unstyled my-4 grid grid-cols-3 gap-6 rounded-lg bg-sunken p-6">
      {depths.map(({ name, className, use }) => (
        <li key={name} className={`rounded-lg bg-raised p-5 text-sm text-fg-2 ${className}`}>
          <span className="block text-fg">{name}</span>
          {use}
        </li>
      ))}
    </ul>
  );
}
