import type { ReactNode } from 'react';
import { IntlProvider, type IntlShape, RawIntlProvider } from 'react-intl';
import type { Catalogue } from './message-files.ts';
import { intlConfig } from './intl-config.ts';
import type { Language } from './languages.ts';

type IntlRootProps = {
  language: Language;
  messages: Catalogue | Record<string, string>;
  /** IANA zone in which dates are written; the region's, so that server and browser write the same. */
  timeZone: string;
  /** A formatter that is shared by many pages, in place of one made of the three above; the server has one. */
  intl?: IntlShape | undefined;
  children: ReactNode;
};

export function IntlRoot({ language, messages, timeZone, intl, children }: IntlRootProps) {
  if (intl) return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
  return (
    <IntlProvider {...intlConfig(language)} messages={messages} timeZone={timeZone}>
      {children}
    </IntlProvider>
  );
}
