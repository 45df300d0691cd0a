import { useEffect, useRef, useState } from 'react';
import { contrast } from './contrast.ts';

type Pair = { ink: string; ground: string; least: number };

const text = 4.5;
const graphic = 3;
const pairs: Pair[] = [
  ['text', 'bg', text],
  ['text', 'bg-sunken', text],
  ['text-2', 'bg', text],
  ['text-2', 'bg-sunken', text],
  ['text-3', 'bg', text],
  ['text-3', 'bg-sunken', text],
  ['link', 'bg', text],
  ['on-primary', 'primary', text],
  ['on-primary', 'primary-hover', text],
  ['on-primary-soft', 'primary-soft', text],
  ['on-primary-soft', 'primary-soft-hover', text],
  ['text-inv', 'inv', text],
  ['text-inv', 'inv-hover', text],
  ['on-deal', 'deal', text],
  ['on-deal', 'deal-press', text],
  ['on-deal-soft', 'deal-soft', text],
  ['drop', 'bg', text],
  ['drop', 'bg-sunken', text],
  ['on-danger', 'danger', text],
  ['on-danger-soft', 'danger-soft', text],
  ['on-hero', 'hero', text],
  ['on-hero', 'hero-pattern', text],
  ['on-disabled', 'disabled', text],
  ['control', 'bg', graphic],
  ['primary', 'bg', graphic],
].map(([ink, ground, least]) => ({ ink: String(ink), ground: String(ground), least: Number(least) }));

/** Every pair of roles that words or borders use, with its contrast as this browser computes it. */
export function ContrastTable({ theme }: { theme: 'light' | 'dark' }) {
  const root = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<number[]>([]);
  useEffect(() => {
    const style = root.current && getComputedStyle(root.current);
    if (!style) return;
    const colour = (role: string) => style.getPropertyValue(`--c-${role}`);
    setFound(pairs.map(({ ink, ground }) => contrast(colour(ink), colour(ground))));
  }, []);
  return (
    <div ref={root} data-theme={theme} className="my-4 rounded-lg border border-line bg-canvas p-5 text-fg">
      <h3 className="mb-3 text-h3">{theme === 'light' ? 'Light' : 'Dark'}</h3>
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
          {pairs.map(({ ink, ground, least }, index) => (
            <tr key={`${ink} ${ground}`} className="border-t border-line">
              <td className="py-1.5">
                {ink} on {ground}
              </td>
              <td>
                <span
                  className="rounded-sm px-3 py-1"
                  style={{ color: `var(--c-${ink})`, background: `var(--c-${ground})` }}
                >
                  Open doors 8,490
                </span>
              </td>
              <td className="font-semibold tabular-nums">{found[index]?.toFixed(1)}</td>
              <td className="tabular-nums">
                {least} {(found[index] ?? least) >= least ? '✓' : '✗'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
