import { useQuery } from '@tanstack/react-query';
import { defineMessages, FormattedMessage } from 'react-intl';
import { regionQueries } from '#src/data/regions/regions.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { Panel } from '#src/design-system/layout/Panel.tsx';
import { Flag } from '#src/design-system/primitives/media/Flag.tsx';
import { RadioCard } from '#src/design-system/primitives/form/RadioCard.tsx';
import { useChooseLanguage } from '#src/features/shell/use-choose-language.ts';
import { languageCodes, languages } from '#src/i18n/languages.ts';
import { useChooseRegion } from '#src/state/region-choice.ts';

const messages = defineMessages<{
  language: {};
  languageNote: {};
  region: {};
  regionNote: {};
  money: { currency: string };
}>({
  language: { id: 'languagePanel.language', defaultMessage: 'Language', description: 'Heading' },
  languageNote: {
    id: 'languagePanel.languageNote',
    defaultMessage: 'This changes the language of the mall. Product names appear in Chinese or English.',
    description: 'What another language changes',
  },
  region: { id: 'languagePanel.region', defaultMessage: 'Region', description: 'Heading' },
  regionNote: {
    id: 'languagePanel.regionNote',
    defaultMessage: 'Products, prices, delivery and your cart depend on the region.',
    description: 'What another region changes',
  },
  money: {
    id: 'languagePanel.money',
    defaultMessage: 'Prices in {currency}',
    description: 'Below a region; currency as in “Rs LKR”',
  },
});

const grid = 'grid gap-3 md:grid-cols-2 xl:grid-cols-3';

/** The interface language and the sales region, and what each changes (S2.56, S4.13). */
export function LanguagePanel() {
  const shop = useShop();
  const { data: regions = [] } = useQuery(regionQueries.list(shop));
  const { current, choose } = useChooseLanguage();
  const chooseRegion = useChooseRegion();
  return (
    <>
      <Panel title={<FormattedMessage {...messages.language} />}>
        <p className="mb-4 text-fg-2">
          <FormattedMessage {...messages.languageNote} />
        </p>
        <fieldset className={grid}>
          <legend className="sr-only">
            <FormattedMessage {...messages.language} />
          </legend>
          {languageCodes.map((code) => (
            <RadioCard
              key={code}
              name="language"
              checked={code === current}
              onChange={() => choose(code)}
              title={<span lang={languages[code].tag}>{languages[code].name}</span>}
            />
          ))}
        </fieldset>
      </Panel>
      <Panel title={<FormattedMessage {...messages.region} />}>
        <p className="mb-4 text-fg-2">
          <FormattedMessage {...messages.regionNote} />
        </p>
        <fieldset className={grid}>
          <legend className="sr-only">
            <FormattedMessage {...messages.region} />
          </legend>
          {regions.map(({ regionId, regionName, flag, currency }) => (
            <RadioCard
              key={regionId}
              name="region"
              checked={regionId === shop.regionId}
              onChange={() => chooseRegion(regionId)}
              title={regionName}
              note={
                <FormattedMessage
                  {...messages.money}
                  values={{ currency: `${currency.symbol} ${currency.code}` }}
                />
              }
              icon={<Flag src={flag} />}
            />
          ))}
        </fieldset>
      </Panel>
    </>
  );
}
