/** What each script needs of a font, with words that show it. */
const scripts = [
  {
    name: 'English',
    lang: 'en',
    sample: 'Il1 O0 rn m, Colombo kettles at Rs 12,490',
    asks: 'telling I, l and 1 apart',
  },
  {
    name: '中文',
    lang: 'zh-CN',
    sample: '满 99 包邮，次日送达，七天无理由退货',
    asks: 'the system’s font, our figures, blanks around figures, no tracking, line height 1.57',
  },
  {
    name: 'Türkçe',
    lang: 'tr',
    sample: 'Işık, İzmir, ılık; ğüşöç',
    asks: 'ı and i that stay two letters, so never heavier than 450 below 13 px',
  },
  {
    name: 'Русский',
    lang: 'ru',
    sample: 'Подтвердить получение, ёж, цыплёнок',
    asks: 'Cyrillic drawn with the Latin; a third more room',
  },
  {
    name: 'Português',
    lang: 'pt',
    sample: 'Opções, coração, três pães',
    asks: 'accents that clear the line above',
  },
  {
    name: 'ລາວ',
    lang: 'lo',
    sample: 'ສະບາຍດີ ວຽງຈັນ',
    asks: 'the system’s font: names and addresses of Laos come in it',
  },
];

/** The scripts that a page has to set side by side. */
export function ScriptSpecimen() {
  return (
    <table className="sb-unstyled my-4 w-full text-left text-base text-fg">
      <thead>
        <tr className="text-sm text-fg-3">
          <th scope="col">Script</th>
          <th scope="col">Sample</th>
          <th scope="col">Asks for</th>
        </tr>
      </thead>
      <tbody>
        {scripts.map(({ name, lang, sample, asks }) => (
          <tr key={lang} className="border-t border-line align-top">
            <th scope="row" lang={lang} className="py-3 pr-4 font-semibold whitespace-nowrap">
              {name}
            </th>
            <td lang={lang} className="py-3 pr-4 text-lg">
              {sample}
            </td>
            <td className="py-3 text-sm text-fg-2">{asks}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
