import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { html, raw } from 'hono/html';
import type { Difference } from './compare.ts';
import type { Findings } from './judge.ts';

const folder = 'test-results/visual';

const style = `body{font:16px/1.5 system-ui;margin:24px;background:#f4f4f5;color:#18181b}
h2{margin-top:40px;font-size:18px;overflow-wrap:anywhere}
div{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:16px}
figure{margin:0}img{max-width:100%;border:1px solid #a1a1aa;background:#fff}`;

function figure(part: string, file: string, picture: Buffer | undefined) {
  if (!picture) return html`<figure><figcaption>${part}: none</figcaption></figure>`;
  writeFileSync(`${folder}/${file}`, picture);
  return html`<figure>
    <figcaption>${part}</figcaption>
    <a href="${file}"><img src="${file}" alt="${part}" loading="lazy" /></a>
  </figure>`;
}

function section([name, { before, after, difference, pixels }]: [string, Difference], place: number) {
  const said = pixels ? `${pixels} pixels differ` : 'no picture is kept yet';
  return html`<h2>${name}: ${said}</h2>
    <div>
      ${figure('before', `${place}-before.png`, before)} ${figure('after', `${place}-after.png`, after)}
      ${figure('difference', `${place}-difference.png`, difference)}
    </div>`;
}

/** Writes a page that shows what differs: before, after and the difference, side by side; gives its path. */
export async function writeReport({ different }: Findings): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const page = await html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <title>Pictures that differ</title>
      <style>
        ${raw(style)}
      </style>
      <h1>Pictures that differ: ${different.size}</h1>
      ${[...different].map(section)}
    </html>`;
  writeFileSync(`${folder}/index.html`, String(page));
  return `${folder}/index.html`;
}
