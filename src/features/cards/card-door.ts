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

/** Between a button and the processor's fields, wherever both stand: the fields are let in, the button asks for a token. */
export type CardDoor = {
  /** The fields are there and give tokens; called again they are gone. */
  open(tokenizer: Tokenizer): () => void;
  /** A one-time token of the card that stands in the fields; throws NoToken. */
  token(): Promise<string>;
};

export function createCardDoor(): CardDoor {
  let current: Tokenizer | undefined;
  return {
    open(tokenizer) {
      current = tokenizer;
      return () => {
        if (current === tokenizer) current = undefined;
      };
    },
    token: () => current?.() ?? Promise.reject(new NoToken('unavailable')),
  };
}
