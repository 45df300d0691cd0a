import { Globe } from 'lucide-react';
import { defineMessages, useIntl } from 'react-intl';
import { PickerList } from '#src/design-system/layout/PickerList.tsx';
import { languageCodes, languages } from '#src/i18n/languages.ts';
import { Picker } from './Picker.tsx';
import { useChooseLanguage } from './use-choose-language.ts';

const messages = defineMessages({
  name: {
    id: 'languagePicker.name',
    defaultMessage: 'Language',
    description: 'Button that opens the languages',
  },
});

/** The interface language, by its own name. Choosing one keeps it and reloads the page in it, whatever its address asked for. */
export function LanguagePicker() {
  const { formatMessage } = useIntl();
  const { current, choose } = useChooseLanguage();
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
        onChoose={choose}
      />
    </Picker>
  );
}
