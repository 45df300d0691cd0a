/** Why no token came: the fields are not filled in, their time is over, or the processor is not there. */
export class NoToken extends Error {
  override readonly name = 'NoToken';
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

type Tokenizer = () => Promise<string>;

/** Fields that have not answered by then (ms) are not there: neither the page nor a press waits longer for them. */
export const patienceMs = 15_000;

/** Between a button and the processor's fields, wherever both stand: the fields are let in, the button asks for a token. */
export type CardDoor = {
  /** The fields are there and give tokens; called again they are gone. */
  open(tokenizer: Tokenizer): () => void;
  /** A one-time token of the card that stands in the fields; fields that are on their way are waited for. Throws NoToken. */
  token(): Promise<string>;
};

/** A door; `patience` in ms. */
export function createCardDoor(patience = patienceMs): CardDoor {
  let current: Tokenizer | undefined;
  const waiting = new Set<(tokenizer: Tokenizer) => void>();
  return {
    open(tokenizer) {
      current = tokenizer;
      for (const go of waiting) go(tokenizer);
      return () => {
        if (current === tokenizer) current = undefined;
      };
    },
    async token() {
      if (current) return current();
      const tokenizer = await new Promise<Tokenizer | undefined>((resolve) => {
        const go = (found?: Tokenizer) => {
          clearTimeout(late);
          waiting.delete(go);
          resolve(found);
        };
        const late = setTimeout(go, patience);
        waiting.add(go);
      });
      if (!tokenizer) throw new NoToken('unavailable');
      return tokenizer();
    },
  };
}
