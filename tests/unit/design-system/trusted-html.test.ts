import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { plainTagsOnly } from '#src/design-system/primitives/text/trusted-html.ts';

test.each([
  '<p>One sheet of steel.</p><ul><li>1.7 litres</li></ul>',
  '<h2>1 Terms</h2><ol><li>a &lt; b</li></ol><br/><br /><table><tr><td>x</td></tr></table>',
  '<p><a href="/products/1">this</a>, <a href="https://shop.example/x?a=1">that</a></p>',
  '<P>LOUD</P>',
])('sanitised markup stays as it is: %s', (html) => {
  expect(plainTagsOnly(html)).toBe(html);
});

test('the agreements stay as they are', () => {
  const folder = 'service/content/agreements';
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.html'))) {
    const html = readFileSync(`${folder}/${name}`, 'utf8');
    expect(plainTagsOnly(html)).toBe(html);
  }
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<p onclick="alert(1)">x</p>',
  '<p/onclick=alert(1)>x</p>',
  '<svg><script>alert(1)</script></svg>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="//evil.example/">x</a>',
  '<a href="/x" onclick="alert(1)">x</a>',
  '<style>*{display:none}</style>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<iframe srcdoc="<p>x</p>">',
  '<<p>script>alert(1)',
])('anything else becomes text: %s', (html) => {
  const tags = plainTagsOnly(html).match(/<[^>]*>/g) ?? [];
  expect(tags.filter((tag) => !/^<\/?(?:p|a)>$/.test(tag))).toEqual([]);
});
