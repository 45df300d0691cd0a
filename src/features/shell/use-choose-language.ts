import { useIntl } from 'react-intl';
import { languageCodes, languages } from '#src/i18n/languages.ts';
import { pageDoor } from '#src/state/page-door.ts';
import { localShelf, writeChoice } from '#src/state/storage.ts';

/** The interface language, and another one in its place: kept, and the page reloads in it, whatever its address asked for. */
export function useChooseLanguage() {
  const { locale } = useIntl();
  const current = languageCodes.find((code) => languages[code].tag === locale) ?? 'en';
  const choose = (code: (typeof languageCodes)[number]) => {
    if (code === current) return;
    writeChoice('mall_lang', code);
    localShelf().write('mall.language', code);
    const asked = new URL(window.location.href);
    asked.searchParams.delete('lang');
    window.history.replaceState(window.history.state, '', asked);
    pageDoor.reload();
  };
  return { current, choose };
}
