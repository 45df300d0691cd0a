import {
  type PGlite,
  type QueryOptions,
  type Results,
  type Transaction,
  messages,
  parse,
  protocol,
} from '@electric-sql/pglite';
import { LRUCache } from 'lru-cache';

type Message = messages.BackendMessage;

/** A statement that the database keeps by a name: the types of its values, and what it said of the columns. */
type Prepared = { name: string; types: number[]; columns: Message[] };

/** Statements that are remembered. Those with a list of values have a text for each length of it: some are dropped again. */
const remembered = 400;

/** Changes nothing but rows: what else there is (savepoints, settings, tables) comes seldom, or changes what a plan rests on. */
const ofRows = /^\s*(select|with|insert|update|delete)\b/i;

/** "cached plan must not change result type", because a table has changed since; "prepared statement does not exist". */
const outdated = new Set<unknown>(['0A000', '26000']);
const isOutdated = (fault: unknown) => fault instanceof Error && 'code' in fault && outdated.has(fault.code);

const named = (name: string) => (message: Message) => message.name === name;

/**
 * Asks a PGlite in the way of its `query`, but that a text that comes a second time is read and planned by the database once and from then on
 * only given its values: three messages in one call in place of six in as many. Faults have the same code, constraint and message.
 */
export function preparesWhatComesAgain(lite: PGlite) {
  const dropped: string[] = [];
  const known = new LRUCache<string, Prepared | 'seen'>({
    max: remembered,
    dispose: (left) => left !== 'seen' && dropped.push(left.name),
  });
  let names = 0;

  const send = (parts: Uint8Array[], syncToFs: boolean) =>
    lite.execProtocolStream(Buffer.concat([...parts, protocol.serialize.sync()]), { syncToFs });

  async function prepare(text: string): Promise<Prepared> {
    names += 1;
    const name = `again_${names}`;
    const closed = dropped.splice(0).map((old) => protocol.serialize.close({ type: 'S', name: old }));
    const parts = [
      protocol.serialize.parse({ name, text }),
      protocol.serialize.describe({ type: 'S', name }),
    ];
    const said = await send([...closed, ...parts], false);
    const types = said.find(named('parameterDescription')) as
      | messages.ParameterDescriptionMessage
      | undefined;
    return { name, types: types?.dataTypeIDs ?? [], columns: said.filter(named('rowDescription')) };
  }

  /** In the words of PGlite's own `query`. */
  function textOf(value: unknown, type: number): string | null {
    if (value === null || value === undefined) return null;
    const serialize = lite.serializers[type];
    return serialize ? serialize(value) : (value as string | number).toString();
  }

  async function run(
    { name, types, columns }: Prepared,
    params: unknown[],
    options: QueryOptions,
    synced: boolean,
  ) {
    const values = params.map((value, at) => textOf(value, types[at] as number));
    const said = await send(
      [protocol.serialize.bind({ statement: name, values }), protocol.serialize.execute()],
      synced,
    );
    return parse.parseResults([...columns, ...said], lite.parsers, options)[0] as Results;
  }

  /** The statement of this text if it is worth one, prepared now when this is its second time. */
  async function preparedOf(text: string) {
    const found = known.get(text);
    if (typeof found === 'object') return found;
    if (!found) {
      if (ofRows.test(text)) known.set(text, 'seen');
      return undefined;
    }
    const made = await prepare(text);
    known.set(text, made);
    return made;
  }

  /** Nobody else asks meanwhile, and outside a transaction nobody has one open. */
  const inTurn = (work: () => Promise<Results | undefined>, tx?: Transaction) =>
    tx ? lite._runExclusiveQuery(work) : lite._runExclusiveTransaction(() => lite._runExclusiveQuery(work));

  return {
    /** Forgets every statement: tables may have changed. */
    forget: () => known.clear(),
    /** Asks within the open transaction that is given, or by itself. */
    async query(text: string, params: unknown[], options: QueryOptions, tx?: Transaction): Promise<Results> {
      const again = async () => {
        const prepared = await preparedOf(text);
        return prepared && run(prepared, params, options, !tx);
      };
      const answer = await inTurn(again, tx).catch((fault: unknown) => {
        if (!isOutdated(fault)) throw fault;
        known.delete(text);
        // A transaction has ended with its first fault: whoever began it tries all of it again.
        if (tx) throw fault;
        return undefined;
      });
      return answer ?? (tx ?? lite).query(text, params, options);
    },
  };
}
