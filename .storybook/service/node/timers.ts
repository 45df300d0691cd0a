/** What the service asks of `node:timers/promises`, in a browser. */
export const setTimeout = <Value>(ms: number, value?: Value): Promise<Value | undefined> =>
  new Promise((done) => void globalThis.setTimeout(() => done(value), ms));
