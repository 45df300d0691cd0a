/**
 * Runs in the frame of the card fields. The typed number is compared with the test cards in the browser and never sent; only the
 * name of the test card is sent. Messages are exchanged only with the origin of the session.
 */
export const fieldsScript = String.raw`
(() => {
  'use strict';
  const facts = JSON.parse(document.getElementById('facts').textContent);
  const of = (id) => document.getElementById(id);
  const [number, expires, code, holder] = ['number', 'expires', 'code', 'holder'].map(of);
  const fields = { number, expires, code };
  const shown = {};
  const digits = (text) => text.replace(/\D/g, '');
  const say = (message) => parent.postMessage(message, facts.origin);
  const words = (name) => facts.words[name][facts.language] || facts.words[name].en;
  const brandOf = (n) => /^4/.test(n) ? 'VISA' : /^(5[1-5]|2[2-7])/.test(n) ? 'MASTERCARD'
    : /^3[47]/.test(n) ? 'AMEX' : /^62/.test(n) ? 'UNIONPAY' : n.length > 3 ? 'OTHER' : null;
  const cardOf = (n) => Object.keys(facts.cards).find((name) => facts.cards[name] === n);
  const grouped = (n) => (brandOf(n) === 'AMEX' ? [n.slice(0, 4), n.slice(4, 10), n.slice(10, 15)]
    : n.slice(0, 19).match(/.{1,4}/g) || []).filter(Boolean).join(' ');
  function dateOf(text) {
    const found = /^(\d{1,2})\s*\/?\s*(\d{2}|20\d{2})$/.exec(text.trim());
    if (!found) return undefined;
    const expMonth = Number(found[1]);
    const expYear = Number(found[2].length === 2 ? '20' + found[2] : found[2]);
    const isGood = expMonth >= 1 && expMonth <= 12 && Date.UTC(expYear, expMonth) > Date.now();
    return isGood ? { expMonth, expYear } : undefined;
  }
  function faults() {
    const n = digits(number.value);
    const brand = brandOf(n);
    const wanted = brand === 'AMEX' ? 4 : 3;
    return {
      number: cardOf(n) ? undefined : n.length < (brand === 'AMEX' ? 15 : 16) ? 'badNumber' : 'notATestCard',
      expires: dateOf(expires.value) ? undefined : 'badExpiry',
      code: digits(code.value).length === wanted ? undefined : 'badCode',
    };
  }
  function show(name, fault) {
    shown[name] = fault;
    of(name + '-bad').textContent = fault ? words(fault) : '';
    if (fields[name]) fields[name].setAttribute('aria-invalid', String(Boolean(fault)));
  }
  let last = '';
  function tell() {
    const found = faults();
    const state = {
      type: 'card-fields:state',
      complete: !Object.values(found).some(Boolean),
      brand: brandOf(digits(number.value)),
    };
    const text = JSON.stringify(state);
    if (text !== last) say(state);
    last = text;
    for (const name of Object.keys(found)) if (shown[name] && shown[name] !== found[name]) show(name, found[name]);
  }
  number.addEventListener('input', () => {
    const atEnd = number.selectionStart === number.value.length;
    if (atEnd) number.value = grouped(digits(number.value));
    const n = digits(number.value);
    show('number', n.length >= 16 && !cardOf(n) ? 'notATestCard' : undefined);
    tell();
  });
  expires.addEventListener('input', (event) => {
    const n = digits(expires.value).slice(0, 4);
    if (event.inputType !== 'deleteContentBackward' && n.length >= 2 && !/20\d\d$/.test(expires.value)) {
      expires.value = n.slice(0, 2) + ' / ' + n.slice(2);
    }
    tell();
  });
  code.addEventListener('input', () => {
    code.value = digits(code.value).slice(0, 4);
    tell();
  });
  for (const name of Object.keys(fields)) {
    fields[name].addEventListener('blur', () => {
      if (fields[name].value) show(name, faults()[name]);
    });
  }
  document.addEventListener('click', (event) => {
    const chosen = event.target.dataset && event.target.dataset.card;
    if (!chosen) return;
    number.value = grouped(facts.cards[chosen]);
    show('number', undefined);
    tell();
    (dateOf(expires.value) ? code : expires).focus();
  });
  async function tokenize() {
    const found = faults();
    for (const name of Object.keys(found)) show(name, found[name]);
    const first = Object.keys(found).find((name) => found[name]);
    if (first) {
      fields[first].focus();
      return say({ type: 'card-fields:error', code: 'incomplete' });
    }
    try {
      const answer = await fetch('/tokens', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          session: facts.session,
          testCard: cardOf(digits(number.value)),
          holderName: holder.value.trim() || null,
          ...dateOf(expires.value),
        }),
      });
      if (answer.status === 410) {
        show('all', 'sessionOver');
        return say({ type: 'card-fields:error', code: 'session_expired' });
      }
      if (!answer.ok) throw new Error();
      show('all', undefined);
      return say({ type: 'card-fields:token', ...(await answer.json()) });
    } catch {
      show('all', 'unavailable');
      return say({ type: 'card-fields:error', code: 'unavailable' });
    }
  }
  function look({ language, theme }) {
    if (Object.hasOwn(facts.words.title, language)) {
      facts.language = language;
      document.documentElement.lang = facts.tags[language];
      document.title = words('title');
      for (const part of document.querySelectorAll('[data-word]')) part.textContent = words(part.dataset.word);
      for (const name of Object.keys(shown)) if (shown[name]) show(name, shown[name]);
    }
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  }
  addEventListener('message', (event) => {
    if (event.source !== parent || event.origin !== facts.origin || !event.data) return;
    if (event.data.type === 'card-fields:tokenize') void tokenize();
    if (event.data.type === 'card-fields:look') look(event.data);
    if (event.data.type === 'card-fields:hello') ready();
  });
  const height = () => Math.ceil(document.documentElement.getBoundingClientRect().height);
  const ready = () => say({ type: 'card-fields:ready', height: height() });
  ready();
  new ResizeObserver(() => say({ type: 'card-fields:resize', height: height() })).observe(document.documentElement);
})();`;
