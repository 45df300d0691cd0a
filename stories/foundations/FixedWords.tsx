import { languages } from '#src/i18n/languages.ts';
import en from '../../src/i18n/messages/en.json';
import pt from '../../src/i18n/messages/pt.json';
import ru from '../../src/i18n/messages/ru.json';
import tr from '../../src/i18n/messages/tr.json';
import zh from '../../src/i18n/messages/zh.json';

type Words = Record<string, string>;

/** What the specification says letter for letter in English (S5, S8), spelling included. */
const fixed = [
  ['S5.1', 'Please select the country code'],
  ['S5.2, S8.16', 'Invalid mobile number'],
  ['S5.16', 'Password not match'],
  ['S5.18', 'Please enter valid code'],
  ['S5.26', 'Oops! It looks like you missed a few fields or entered invalid data.'],
  ['S8.9', 'Something went wrong'],
  ['S8.10', 'Check out expired!'],
  ['S8.11', 'Out stock'],
  ['S8.12', 'This product does not available in your area'],
  ['S8.13', 'Please add your address'],
  ['S8.14', 'Error Occured While collecting the voucher'],
  ['S8.15', 'Sorry, There are no reviews here'],
  ['S8.17', 'please reorder'],
] as const;

const others: [keyof typeof languages, Words][] = [
  ['zh', zh],
  ['tr', tr],
  ['ru', ru],
  ['pt', pt],
];

const idOf = (words: string) => Object.entries(en as Words).find(([, text]) => text === words)?.[0];

/** The fixed words with what the other four languages say in their place; a dash where no screen says them yet. */
export function FixedWords() {
  return (
    <div className="sb-unstyled my-4 overflow-x-auto">
      <table className="w-full text-left text-sm text-fg">
        <thead>
          <tr className="text-fg-3">
            <th scope="col">Line</th>
            <th scope="col">English, letter for letter</th>
            {others.map(([code]) => (
              <th key={code} scope="col" lang={languages[code].tag}>
                {languages[code].name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fixed.map(([line, words]) => (
            <tr key={words} className="border-t border-line align-top">
              <td className="py-2 pr-3 whitespace-nowrap text-fg-2">{line}</td>
              <th scope="row" className="py-2 pr-3 font-medium">
                {words}
              </th>
              {others.map(([code, catalogue]) => (
                <td key={code} lang={languages[code].tag} className="py-2 pr-3">
                  {catalogue[idOf(words) ?? ''] ?? '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
