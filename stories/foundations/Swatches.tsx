type SwatchesProps = {
  /** Names of custom properties without their dashes. */
  names: string[];
  theme?: 'light' | 'dark';
};

/** Colours by name, as they are in a theme. */
export function Swatches({ names, theme = 'light' }: SwatchesProps) {
  return (
    <div
      data-theme={theme}
      className="my-4 grid grid-cols-[repeat(auto-fill,minmax(112px,1fr))] gap-3 rounded-lg border border-line bg-canvas p-5"
    >
      {names.map((name) => (
        <div key={name} className="text-xs text-fg-2">
          <div className="mb-1 h-12 rounded-md border border-line" style={{ background: `var(--${name})` }} />
          {name}
        </div>
      ))}
    </div>
  );
}
