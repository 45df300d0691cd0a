import { useDeferredValue, useEffect, useState } from 'react';
import { TextField } from '#src/design-system/primitives/form/TextField.tsx';
import { CopyDeckPart } from './CopyDeckPart.tsx';
import { found, inParts, loadDeck, type Message } from './copy-deck.ts';

/** As many messages are shown unfolded; more are folded into their parts. */
const fewEnough = 60;

/** Every message of the shop in five languages, by part; a field leaves those that hold a word. */
export function CopyDeck() {
  const [messages, setMessages] = useState<Message[]>([]);
  const [text, setText] = useState('');
  const looked = useDeferredValue(text);
  useEffect(() => void loadDeck().then(setMessages), []);
  const left = found(messages, looked);
  const open = left.length <= fewEnough;
  return (
    <div className="sb-unstyled my-4 grid gap-4 text-fg">
      <TextField
        type="search"
        label="Look for an id or a text"
        hint="In any language; accents and capitals do not matter."
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <p role="status" className="text-sm text-fg-2">
        {messages.length > 0 ? `${left.length} of ${messages.length} messages` : 'The messages are coming'}
      </p>
      <div>
        {inParts(left).map((part) => (
          <CopyDeckPart key={`${part.name} ${open}`} {...part} open={open} />
        ))}
      </div>
    </div>
  );
}
