type SwatchesProps = {
  /** Names of custom properties without their dashes. */
  names: string[];
  theme?: 'light' | 'dark';
};

/** Colours by name, as they are in a theme. */
export function Swatches({ names, theme = 'light' }: SwatchesProps) {
  return (
    <ul
      data-theme={theme}
      aria-label={theme}
      className="sb-unstyled my-3 grid grid-cols-[repeat(auto-fill,minmax(104px,1fr))] gap-3 rounded-lg border border-line bg-canvas p-4"
    >
      {names.map((name) => (
        <li key={name} className="text-xs text-fg-2">
          <div className="mb-1 h-11 rounded-md border border-line" style={{ background: `var(--${name})` }} />
          {name.replace(/^c-/, '')}
        </li>
      ))}
    </ul>
  );
}
