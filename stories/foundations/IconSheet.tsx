import { icons } from 'virtual:icons-in-use';

const sizes = [
  { px: 16, stroke: 2, use: 'in small text, chips' },
  { px: 20, stroke: 1.75, use: 'in buttons and fields' },
  { px: 24, stroke: 1.6, use: 'in bars, alone' },
];

/** Every icon that the mall's components import. */
export function IconSheet() {
  return (
    <ul className="sb-unstyled my-4 grid grid-cols-[repeat(auto-fill,minmax(112px,1fr))] gap-3">
      {Object.entries(icons).map(([name, Icon]) => (
        <li
          key={name}
          className="grid justify-items-center gap-2 rounded-lg border border-line p-3 text-xs text-fg-2"
        >
          <Icon aria-hidden className="size-6 text-fg" strokeWidth={1.6} />
          {name}
        </li>
      ))}
    </ul>
  );
}

/** The three sizes with the stroke that each wears. */
export function IconSizes() {
  const shown = Object.entries(icons).slice(0, 6);
  return (
    <dl className="sb-unstyled my-4 grid gap-3">
      {sizes.map(({ px, stroke, use }) => (
        <div key={px} className="flex items-center gap-6 text-sm text-fg">
          <dt className="w-56">
            {px} px, stroke {stroke} <span className="text-fg-3">· {use}</span>
          </dt>
          <dd className="flex gap-4">
            {shown.map(([name, Icon]) => (
              <Icon key={name} aria-hidden size={px} strokeWidth={stroke} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
