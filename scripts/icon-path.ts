/** A drawing of Lucide's: what is drawn, each a tag with its attributes. */
export type IconNode = [tag: string, attributes: Record<string, string>];

/** What each tag needs to be drawn as a path; another attribute (a fill) makes it stand by itself. */
const shapes: Record<string, { names: string[]; draw: (of: (name: string) => number) => string }> = {
  circle: {
    names: ['cx', 'cy', 'r'],
    draw: (of) => ellipse(of('cx'), of('cy'), of('r')),
  },
  line: {
    names: ['x1', 'y1', 'x2', 'y2'],
    draw: (of) => `M${of('x1')} ${of('y1')}L${of('x2')} ${of('y2')}`,
  },
  rect: {
    names: ['x', 'y', 'width', 'height', 'rx', 'ry'],
    draw: (of) => rectangle(of('x'), of('y'), of('width'), of('height'), of('rx')),
  },
};

const ellipse = (x: number, y: number, r: number) =>
  `M${x + r} ${y}A${r} ${r} 0 0 1 ${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}Z`;

function rectangle(x: number, y: number, width: number, height: number, r: number): string {
  const corner = (dx: number, dy: number) => (r > 0 ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : '');
  const across = width - 2 * r;
  const down = height - 2 * r;
  return `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`;
}

/** The first point of a path is absolute in either spelling; behind another path only the capital says so. */
function absolute(d: string): string {
  const number = String.raw`[\s,]*(-?(?:\d*\.)?\d+)`;
  return d.replace(new RegExp(`^m${number}${number}[\\s,]*(?=([-.\\d])?)`), (_all, x, y, more) =>
    more === undefined ? `M${x} ${y}` : `M${x} ${y}l`,
  );
}

/** One of a drawing as the text of a path, or nothing where only its own tag can say it. */
function pathOf([tag, { key: _key, ...attributes }]: IconNode): string | undefined {
  const names = Object.keys(attributes);
  if (tag === 'path') return names.join() === 'd' && attributes.d ? absolute(attributes.d) : undefined;
  const shape = shapes[tag];
  const other = attributes.ry !== undefined && attributes.ry !== attributes.rx;
  if (!shape || other || names.some((name) => !shape.names.includes(name))) return undefined;
  return shape.draw((name) => Number(attributes[name] ?? 0));
}

/** A drawing with one path for all that strokes alike: fewer elements in the page for the same picture. */
export function inOnePath(nodes: readonly IconNode[]): IconNode[] {
  const paths = nodes.map(pathOf);
  const alone = nodes.filter((_, index) => paths[index] === undefined);
  const d = paths.filter((path) => path !== undefined).join('');
  return [...(d ? [['path', { d }] satisfies IconNode] : []), ...alone];
}

/**
 * The drawing that a file of the package holds.
 *
 * @throws When not all of it was read: each of its tags has a key.
 */
export function drawingIn(code: string): IconNode[] {
  const nodes = [...code.matchAll(/\[\s*"(\w+)",\s*\{([^}]*)\}\s*\]/g)].map(
    ([, tag = '', attributes = '']): IconNode => [
      tag,
      Object.fromEntries(
        [...attributes.matchAll(/"?([\w-]+)"?: "([^"]*)"/g)].map(([, name = '', value = '']) => [
          name,
          value,
        ]),
      ),
    ],
  );
  if (
    nodes.length === 0 ||
    nodes.some(([, { key }]) => !key) ||
    nodes.length !== code.split(/\bkey: "/).length - 1
  )
    throw new Error('An icon of lucide-react is written in another way now (scripts/icon-path.ts)');
  return nodes;
}
