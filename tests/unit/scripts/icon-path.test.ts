import { describe, expect, test } from 'vitest';
import { drawingIn, inOnePath } from '../../../scripts/icon-path.ts';

describe('an icon in one path', () => {
  test('begins each of its lines where it began, in either spelling', () => {
    const drawn = inOnePath([
      ['path', { d: 'M3 3h4' }],
      ['path', { d: 'm9 9 2-2' }],
      ['path', { d: 'm15 18-.722-3.25' }],
      ['path', { d: 'm1 1h2' }],
    ]);
    expect(drawn).toEqual([['path', { d: 'M3 3h4M9 9l2-2M15 18l-.722-3.25M1 1h2' }]]);
  });

  test('draws circles, lines and rectangles, too', () => {
    const drawn = inOnePath([
      ['circle', { cx: '12', cy: '10', r: '2' }],
      ['line', { x1: '2', x2: '5', y1: '3', y2: '7' }],
      ['rect', { x: '1', y: '2', width: '10', height: '6', rx: '1' }],
      ['rect', { width: '4', height: '3' }],
    ]);
    expect(drawn).toEqual([
      [
        'path',
        {
          d:
            'M14 10A2 2 0 0 1 10 10A2 2 0 0 1 14 10Z' +
            'M2 3L5 7' +
            'M2 2h8a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-8a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1z' +
            'M0 0h4v3h-4v-3z',
        },
      ],
    ]);
  });

  test('leaves alone what has more to it than its lines', () => {
    const dot: [string, Record<string, string>] = [
      'circle',
      { cx: '1', cy: '1', r: '1', fill: 'currentColor' },
    ];
    const bend: [string, Record<string, string>] = ['polyline', { points: '1 2 3 4' }];
    expect(inOnePath([['path', { d: 'M1 1h2', key: 'a' }], dot, bend])).toEqual([
      ['path', { d: 'M1 1h2' }],
      dot,
      bend,
    ]);
  });

  test('is read from the file of the package, whole or not at all', () => {
    const file =
      'const __iconData = { node: [["path", { d: "M1 1", key: "a" }], [\n "line", {\n x1: "2", key: "b"\n}\n]] };';
    expect(drawingIn(file)).toEqual([
      ['path', { d: 'M1 1', key: 'a' }],
      ['line', { x1: '2', key: 'b' }],
    ]);
    expect(() => drawingIn(`${file} [path, { key: "c" }]`)).toThrow('written in another way');
    expect(() => drawingIn('const __iconData = {};')).toThrow('written in another way');
  });
});
