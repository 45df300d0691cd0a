import { createElement, type SVGProps } from 'react';

type IconData = { node: [tag: string, attributes: Record<string, string>][] };
type LeanIconProps = SVGProps<SVGSVGElement> & {
  /** Width and height, in px. */
  size?: number | string;
};

/**
 * Makes an icon of Lucide's drawing. The built shop takes it in place of the package's own maker (vite.config.ts), which brings
 * contexts and names that no screen uses, in the JavaScript of every page.
 */
// The package's icons import its maker by this name.
// eslint-disable-next-line import/no-default-export
export default function createLeanIcon({ node }: IconData) {
  const drawn = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ size = 24, ...rest }: LeanIconProps) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...(!rest['aria-label'] && !rest['aria-labelledby'] && { 'aria-hidden': true }),
        ...rest,
      },
      ...drawn,
    );
}
