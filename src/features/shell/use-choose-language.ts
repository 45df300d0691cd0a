import { useIntl } from 'react-intl';
import { type Language, languageOfFormats } from '#src/i18n/languages.ts';
import { browserNavigation } from '#src/state/browser-navigation.ts';
import { browserStorage, writeChoice } from '#src/state/storage.ts';

/** The interface language, and another one in its place: kept, and the page reloads in it, whatever its address asked for. */
export function useChooseLanguage() {
  const { locale } = useIntl();
  const current = languageOfFormats(locale);
  const choose = (code: Language) => {
    if (code === current) return;
    writeChoice('mall_lang', code);
    browserStorage().write('mall.language', code);
    const asked = new URL(window.location.href);
    asked.searchParams.delete('lang');
    window.history.replaceState(window.history.state, '', asked);
    browserNavigation.reload();
  };
  return { current, choose };
}
