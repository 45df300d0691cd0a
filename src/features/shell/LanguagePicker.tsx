import { Globe } from 'lucide-react';
import { defineMessages, useIntl } from 'react-intl';
import { PickerList } from '#src/design-system/layout/PickerList.tsx';
import { languageCodes, languages } from '#src/i18n/languages.ts';
import { localShelf, writeChoice } from '#src/state/storage.ts';
import { Picker } from './Picker.tsx';

const messages = defineMessages({
  name: {
    id: 'languagePicker.name',
    defaultMessage: 'Language',
    description: 'Button that opens the languages',
  },
});

/** The interface language, by its own name. Choosing one keeps it and reloads the page in it, whatever its address asked for. */
export function LanguagePicker() {
  const { formatMessage, locale } = useIntl();
  const current = languageCodes.find((code) => languages[code].tag === locale) ?? 'en';
  return (
    <Picker
      name={formatMessage(messages.name)}
      icon={<Globe aria-hidden className="size-5" strokeWidth={1.75} />}
      value={languages[current].name}
    >
      <PickerList
        options={languageCodes.map((code) => ({
          value: code,
          name: languages[code].name,
          lang: languages[code].tag,
        }))}
        chosen={current}
        onChoose={(code) => {
          if (code === current) return;
          writeChoice('mall_lang', code);
          localShelf().write('mall.language', code);
          const asked = new URL(window.location.href);
          asked.searchParams.delete('lang');
          window.history.replaceState(window.history.state, '', asked);
          window.location.reload();
        }}
      />
    </Picker>
  );
}
