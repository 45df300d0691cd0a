import { html } from 'hono/html';
import { languageTags } from '#service/domain/language.ts';
import { fieldsScript } from './fields-script.ts';
import { type Look, sandboxPage } from './page-frame.ts';
import { testCards } from './test-cards.ts';
import { type SandboxWord, sandboxWords } from './words.ts';

/** The test cards in the order of the page's list, each with the text that says what it does. */
const told: readonly (readonly [keyof typeof testCards, SandboxWord])[] = [
  ['approved', 'approved'],
  ['challenge', 'challenge'],
  ['challengeFails', 'challengeFails'],
  ['declined', 'declined'],
  ['insufficient', 'insufficient'],
  ['slow', 'slow'],
  ['expired', 'expired'],
  ['approvedMastercard', 'approved'],
  ['approvedAmex', 'approved'],
  ['approvedUnionPay', 'approved'],
];

const spaced = (number: string) =>
  number.length === 15
    ? `${number.slice(0, 4)} ${number.slice(4, 10)} ${number.slice(10)}`
    : number.replaceAll(/(.{4})(?=.)/g, '$1 ');

type Fields = { look: Look; session: string; origin: string };

/** The page with the card fields, shown in a frame of the mall's page. */
export function fieldsPage({ look, session, origin }: Fields) {
  const word = (name: SandboxWord) =>
    html`<span data-word="${name}">${sandboxWords[name][look.language]}</span>`;
  const field = (name: 'number' | 'expires' | 'code' | 'holder', autocomplete: string, mode: string) => html`
    <label for="${name}">${word(name)}</label>
    <input
      id="${name}"
      autocomplete="${autocomplete}"
      inputmode="${mode}"
      aria-describedby="${name}-bad"
      maxlength="${name === 'holder' ? 60 : 23}"
    />
    <p class="bad" id="${name}-bad" role="alert"></p>
  `;
  const body = html`
    <main>
      <div class="note"><b>${word('trial')}</b> ${word('neverReal')}</div>
      <div class="grid">
        <div class="all">${field('number', 'cc-number', 'numeric')}</div>
        <div>${field('expires', 'cc-exp', 'numeric')}</div>
        <div>${field('code', 'cc-csc', 'numeric')}</div>
        <div class="all">${field('holder', 'cc-name', 'text')}</div>
      </div>
      <p class="bad" id="all-bad" role="alert"></p>
      <details>
        <summary>${word('cards')}</summary>
        <ul>
          ${told.map(
            ([card, does]) =>
              html`<li>
                <code id="card-${card}">${spaced(testCards[card].number)}</code> ${word(does)}
                <button type="button" data-card="${card}" data-word="use" aria-describedby="card-${card}">
                  ${sandboxWords.use[look.language]}
                </button>
              </li>`,
          )}
        </ul>
      </details>
    </main>
  `;
  return sandboxPage({
    look,
    title: sandboxWords.title[look.language],
    body,
    script: fieldsScript,
    facts: {
      session,
      origin,
      language: look.language,
      tags: languageTags,
      words: sandboxWords,
      cards: Object.fromEntries(Object.entries(testCards).map(([name, { number }]) => [name, number])),
    },
    shownBy: origin,
  });
}

const overScript = `parent.postMessage({ type: 'card-fields:error', code: 'session_expired' }, '*');`;

/** The page instead of the fields when the session has expired. */
export const fieldsOver = (look: Look) =>
  sandboxPage({
    look,
    title: sandboxWords.title[look.language],
    body: html`<main><p role="alert">${sandboxWords.sessionOver[look.language]}</p></main>`,
    script: overScript,
    shownBy: undefined,
  });
