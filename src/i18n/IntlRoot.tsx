import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { Catalogue } from './catalogue.ts';
import { type Language, languages } from './languages.ts';

type IntlRootProps = {
  language: Language;
  messages: Catalogue | Record<string, string>;
  /** IANA zone in which dates are written; the region's, so that server and browser write the same. */
  timeZone: string;
  children: ReactNode;
};

/** English stands in the code, so only its catalogue may lack a message; any other fault is ours and must be seen. */
function report(error: Error & { code?: string }) {
  if (error.code !== 'MISSING_TRANSLATION') throw error;
}

export function IntlRoot({ language, messages, timeZone, children }: IntlRootProps) {
  return (
    <IntlProvider
      locale={languages[language].tag}
      defaultLocale="en-US"
      messages={messages}
      timeZone={timeZone}
      onError={report}
    >
      {children}
    </IntlProvider>
  );
}
