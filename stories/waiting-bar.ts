import { waitingWords } from '#src/app/head/waiting-words.ts';
import { makeWaitingBar } from '#src/app/waiting-script.ts';
import { say } from '#storybook/say.ts';

/** The bar's words in the language of the story. */
const sayBar = (({ id }: { id: 'waiting.app' }) => say(id)) as unknown as Parameters<typeof waitingWords>[0];

/** Gives the page its bar for what is long in coming, which speaks at once; gives the way to take it off again. */
export function withWaitingBar() {
  const bar = makeWaitingBar(waitingWords(sayBar), 'workbench', 0);
  window.__WAITING__ = bar;
  return () => {
    delete window.__WAITING__;
    for (const box of document.querySelectorAll('[data-slot=waiting]')) box.remove();
  };
}
