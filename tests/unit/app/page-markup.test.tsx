import { type ReactNode, Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { pageMarkup, withHeadAndTail } from '#src/app/page-markup.ts';

const markup = (children: ReactNode, report = vi.fn<(error: unknown) => void>()) =>
  pageMarkup(
    () => (
      <html lang="en">
        <head>
          <title>Kettle</title>
        </head>
        <body>{children}</body>
      </html>
    ),
    { signal: new AbortController().signal, report },
  );

const Broken = (): ReactNode => {
  throw new Error('broken');
};

it('a page is one text, with its doctype', async () => {
  expect(await markup(<p>Kettle</p>)).toBe(
    '<!DOCTYPE html><html lang="en"><head><title>Kettle</title></head><body><p>Kettle</p></body></html>',
  );
});

it('a part that fails fails alone, and is reported', async () => {
  const report = vi.fn<(error: unknown) => void>();
  const html = await markup(
    <Suspense fallback={<p>Later</p>}>
      <Broken />
    </Suspense>,
    report,
  );
  expect(html).toContain('<p>Later</p>');
  expect(html.match(/<!DOCTYPE html>/g)).toHaveLength(1);
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken' }), expect.anything());
});

it('a part that is late is waited for', async () => {
  let there = false;
  const coming = new Promise<void>((come) => {
    setTimeout(() => {
      there = true;
      come();
    });
  });
  const Late = () => {
    if (!there) throw coming;
    return <p>Here</p>;
  };
  const html = await markup(
    <Suspense fallback={<p>Later</p>}>
      <Late />
    </Suspense>,
  );
  expect(html).toContain('<p>Here</p>');
});

it('a page that fails as a whole says why', async () => {
  await expect(markup(<Broken />)).rejects.toThrow('broken');
});

it('a page that is given up ends', async () => {
  const given = new AbortController();
  const Never = (): ReactNode => {
    throw new Promise(() => undefined);
  };
  const page = (
    <html lang="en">
      <body>
        <Suspense fallback="Later">
          <Never />
        </Suspense>
      </body>
    </html>
  );
  const coming = pageMarkup(() => page, { signal: given.signal, report: () => undefined });
  await new Promise((rest) => setTimeout(rest, 20));
  given.abort(new Error('gone'));
  expect(await coming).toContain('Later');
});

it('the head is completed before its end, and what stands behind the markup before the end of the body', () => {
  expect(
    withHeadAndTail(
      '<html><head><title>Kettle</title></head><body>1</body></html>',
      (head) => `${head}<meta>`,
      '2',
    ).join(''),
  ).toBe('<html><head><title>Kettle</title><meta></head><body>12</body></html>');
});
