import { useState } from 'react';
import { languageCodes, languages } from '#src/i18n/languages.ts';
import type { DeckPart } from './copy-deck.ts';

type CopyDeckPartProps = DeckPart & {
  /** Unfolded from the beginning: few are left to look through. */
  open: boolean;
};

/** The messages of one part: a line each, a language to a column. They are drawn when the part is unfolded. */
export function CopyDeckPart({ name, messages, open }: CopyDeckPartProps) {
  const [unfolded, setUnfolded] = useState(open);
  return (
    <details
      open={unfolded}
      onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
      className="border-t border-line"
    >
      <summary className="min-h-11 content-center font-semibold">
        {name} <span className="font-normal text-fg-2">({messages.length})</span>
      </summary>
      {unfolded && (
        <div className="overflow-x-auto pb-4">
          <table className="w-full min-w-240 table-fixed text-left text-sm">
            <thead>
              <tr className="text-fg-2">
                <th scope="col" className="w-40 pr-4 pb-1">
                  Message
                </th>
                {languageCodes.map((code) => (
                  <th key={code} scope="col" lang={languages[code].tag} className="pr-4 pb-1">
                    {languages[code].name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {messages.map(({ id, texts }) => (
                <tr key={id} className="border-t border-line align-top">
                  <th scope="row" className="py-2 pr-4 font-medium wrap-anywhere text-fg-2">
                    {id.slice(name.length + 1)}
                  </th>
                  {languageCodes.map((code) => (
                    <td key={code} lang={languages[code].tag} className="py-2 pr-4 wrap-anywhere">
                      {texts[code] || '–'}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  );
}
