import { useEffect, useRef, useState } from 'react';
import { contrast } from './contrast.ts';
import { doors, leastForText, type Pair, pairs } from './pairs.ts';

const white = '#ffffff';
const rows: Pair[] = [...pairs, ...doors.map((ground) => ({ ink: 'white', ground, least: leastForText }))];
const valueOf = (role: string) => (role === 'white' ? white : `var(--c-${role})`);

type ContrastTableProps = { theme: 'light' | 'dark' };

/** Every pair of roles that words or borders use, with its contrast as this browser computes it. */
export function ContrastTable({ theme }: ContrastTableProps) {
  const root = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<number[]>([]);
  useEffect(() => {
    const style = root.current && getComputedStyle(root.current);
    if (!style) return;
    const colour = (role: string) => (role === 'white' ? white : style.getPropertyValue(`--c-${role}`));
    setFound(rows.map(({ ink, ground }) => contrast(colour(ink), colour(ground))));
  }, []);
  const short = rows.filter(({ least }, index) => (found[index] ?? least) < least);
  return (
    <div
      ref={root}
      data-theme={theme}
      className="sb-unstyled my-4 overflow-x-auto rounded-lg border border-line bg-canvas p-5 text-fg"
    >
      <h3 className="text-h3">{theme === 'light' ? 'Light' : 'Dark'}</h3>
      <p
        className={
          short.length > 0 ? 'my-3 rounded-md bg-danger px-3 py-2 text-on-danger' : 'my-3 text-sm text-fg-2'
        }
      >
        {short.length > 0
          ? `${short.length} of ${rows.length} pairs are under AA: ${short.map(({ ink, ground }) => `${ink} on ${ground}`).join(', ')}`
          : `All ${rows.length} pairs reach AA.`}
      </p>
      <table className="w-full text-left text-sm">
        <thead>
          <tr className="text-fg-3">
            <th scope="col">Pair</th>
            <th scope="col">Sample</th>
            <th scope="col">Contrast</th>
            <th scope="col">Least</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ ink, ground, least }, index) => {
            const figure = found[index];
            const fails = (figure ?? least) < least;
            return (
              <tr
                key={`${ink} ${ground}`}
                className={fails ? 'bg-danger text-on-danger' : 'border-t border-line'}
              >
                <th scope="row" className="py-1 font-regular">
                  {ink} on {ground}
                </th>
                <td>
                  <span
                    className="rounded-sm px-3 py-1"
                    style={{ color: valueOf(ink), background: valueOf(ground) }}
                  >
                    Open doors 8,490
                  </span>
                </td>
                <td className="font-semibold tabular-nums">{figure?.toFixed(1)}</td>
                <td className="tabular-nums">
                  {least} {fails ? 'under AA' : '✓'}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
