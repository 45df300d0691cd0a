import { html } from 'hono/html';
import { currencies } from '#openapi/currencies.ts';
import { brandNames } from '#service/domain/card.ts';
import { languageTags } from '#service/domain/language.ts';
import { bankWords } from './bank-words.ts';
import { challengeCode } from './challenge-store.ts';
import { type Look, sandboxPage } from './page-frame.ts';
import type { SandboxPayment } from './payment-steps.ts';
import { sandboxWords } from './words.ts';

type Bank = { look: Look; challenge: string; payment: SandboxPayment; isWrong: boolean };

/** The page of the sandbox's bank. Its look differs from the mall's, because the buyer has left the mall. */
export function bankPage({ look, challenge, payment, isWrong }: Bank) {
  const { language } = look;
  const word = (name: keyof typeof bankWords) => bankWords[name][language];
  const { exponent } = currencies[payment.currency];
  const amount = new Intl.NumberFormat(languageTags[language], {
    style: 'currency',
    currency: payment.currency,
    currencyDisplay: 'code',
  }).format(payment.amount / 10 ** exponent);
  const hidden = html`<input type="hidden" name="challenge" value="${challenge}" />
    <input type="hidden" name="language" value="${language}" />
    <input type="hidden" name="theme" value="${look.theme ?? ''}" />`;
  const body = html`
    <main class="bank">
      <p class="note"><b>${sandboxWords.trial[language]}</b></p>
      <header><span>Sandbox Bank</span><span>${word('title')}</span></header>
      <h1>${word('isItYou')}</h1>
      <p>${word('sent')} <b>${challengeCode}</b>.</p>
      <dl>
        <dt>${word('shop')}</dt>
        <dd>iCan Mall</dd>
        <dt>${word('amount')}</dt>
        <dd>${amount}</dd>
        <dt>${word('card')}</dt>
        <dd>${brandNames[payment.card.brand]} ···· ${payment.card.last4}</dd>
      </dl>
      <form method="post" action="/challenge/answer">
        ${hidden}
        <div>
          <label for="code">${word('code')}</label>
          <input
            id="code"
            name="code"
            class="otp"
            required
            inputmode="numeric"
            autocomplete="one-time-code"
            pattern="[0-9]{6}"
            maxlength="6"
            aria-invalid="${isWrong ? 'true' : 'false'}"
            aria-describedby="code-bad"
          />
          <p class="bad" id="code-bad" role="alert">${isWrong ? word('wrong') : ''}</p>
        </div>
        <button class="go">${word('confirm')}</button>
      </form>
      <form method="post" action="/challenge/answer">${hidden}<button>${word('refuse')}</button></form>
    </main>
  `;
  return sandboxPage({ look, title: word('title'), body, shownBy: new URL(payment.returnUrl).origin });
}

/** In a frame, sends `challenge:done` to the mall's page; else the browser goes back to `returnUrl`. */
const backScript = `
const { origin, back } = JSON.parse(document.getElementById('facts').textContent);
if (parent !== window) parent.postMessage({ type: 'challenge:done' }, origin);
else location.replace(back);`;

/** The page after a challenge with any result: leads back to the mall, which then asks for the state of the payment. */
export function bankDone(look: Look, { payNo, returnUrl }: SandboxPayment) {
  const back = new URL(returnUrl);
  back.searchParams.set('payNo', payNo);
  const word = (name: keyof typeof bankWords) => bankWords[name][look.language];
  return sandboxPage({
    look,
    title: word('title'),
    body: html`<main class="bank">
      <p class="note"><b>${sandboxWords.trial[look.language]}</b></p>
      <p role="status">${word('done')}</p>
      <noscript><a href="${back.href}" target="_top">${word('back')}</a></noscript>
    </main>`,
    script: backScript,
    facts: { origin: back.origin, back: back.href },
    shownBy: back.origin,
  });
}

/** The page for an unknown payment. */
export const bankGone = (look: Look) =>
  sandboxPage({
    look,
    title: bankWords.title[look.language],
    body: html`<main class="bank"><p role="alert">${bankWords.gone[look.language]}</p></main>`,
    shownBy: undefined,
  });
