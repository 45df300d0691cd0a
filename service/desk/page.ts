import { html, raw } from 'hono/html';

const style = `
  body { font: 15px/1.5 system-ui, sans-serif; max-width: 72rem; margin: 2rem auto; padding: 0 1rem; }
  :root { color-scheme: light dark; }
  table { border-collapse: collapse; width: 100%; } th, td { text-align: left; padding: .4rem .6rem; border-bottom: 1px solid #8885; }
  form { display: inline-flex; flex-wrap: wrap; gap: .5rem; align-items: end; margin: .25rem 1rem .25rem 0; }
  label { display: grid; font-size: .85rem; } input, button { font: inherit; padding: .4rem .6rem; min-height: 2.75rem; }
  details { border-bottom: 1px solid #8885; padding: .25rem 0; } summary { padding: .6rem 0; cursor: pointer; min-height: 2.75rem; box-sizing: border-box; }
  iframe { border: 1px solid #8885; background: Canvas; } pre { white-space: pre-wrap; padding: 1rem; border: 1px solid #8885; overflow: auto; }`;

type Body = ReturnType<typeof html>;

/** A plain page of the shop's own tools; every value in it is escaped by the template. */
export const toolPage = (title: string, body: Body) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;
