import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Link, MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';

const markupOf = (link: ReactNode) =>
  renderToStaticMarkup(<MemoryRouter initialEntries={['/electronics/10001?page=2']}>{link}</MemoryRouter>);
/** The attributes of a link, whose order says nothing. */
const attributesOf = (link: ReactNode) => [...markupOf(link).matchAll(/[\w-]+="[^"]*"/g)].flat().toSorted();

test.each([
  '/',
  '/products/100047',
  '/SearchResults/%E8%8C%B6?q=%E8%8C%B6&page=2#main',
  '/electronics/10001/prods/audio-10018?inStock=true',
  '?page=3',
  '',
  '//elsewhere.example/x',
])('the server writes a link to %j as the router would', (to) => {
  const own = { replace: true, preventScrollReset: true, 'aria-label': 'Kettle', target: '_blank' };
  const written = attributesOf(<TextLink plain className="hit" to={to} {...own} />);
  expect(written).toHaveLength(4);
  expect(written).toEqual(attributesOf(<Link discover="none" className="hit" to={to} {...own} />));
});

test('a place that is not a text is the router’s', () => {
  const to = { search: '?sort=price' };
  expect(markupOf(<TextLink plain to={to} />)).toBe('<a class="" href="/electronics/10001?sort=price"></a>');
});
