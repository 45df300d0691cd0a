import { type ReactNode, StrictMode, useEffect } from 'react';
import { preload } from 'react-dom';
import { type Language, languages } from '#src/i18n/languages.ts';
import { fontsOf } from './fonts.ts';
import type { PageAssets } from './page-state.ts';

type DocumentProps = {
  language: Language;
  regionCode: string;
  assets: PageAssets;
  children: ReactNode;
};

/** The whole document: rendered on the server, hydrated in the browser. */
export function Document({ language, regionCode, assets, children }: DocumentProps) {
  for (const href of fontsOf(language, regionCode)) {
    preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
  // Clicks from before hydration are replayed now (src/state/event-replay.ts).
  useEffect(() => void window.dispatchEvent(new Event('mall:alive')), []);
  return (
    <StrictMode>
      <html lang={languages[language].tag} data-theme="system" data-region={regionCode}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
          <meta name="color-scheme" content="light dark" />
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          {assets.css.map((href) => (
            <link key={href} rel="stylesheet" href={href} precedence="default" />
          ))}
        </head>
        <body>{children}</body>
      </html>
    </StrictMode>
  );
}
