/** Products that a search answers first are judged. */
export const shown = 8;

export type Judgement = {
  /** Held: judged before the search was tuned, and never tuned on. */
  set: 'tuned' | 'held';
  language: string;
  region: string;
  query: string;
  must: number[];
  mustNot: number[];
};

const idsOf = (list: string | undefined) => (list ? list.split(',').map(Number) : []);

/** The lines of `judgements.tsv`. */
export function judgementsIn(text: string): Judgement[] {
  return text
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [set, language = '', region = '', query = '', must, mustNot] = line.split('\t');
      return {
        set: set === 'held' ? 'held' : 'tuned',
        language,
        region,
        query,
        must: idsOf(must),
        mustNot: idsOf(mustNot),
      };
    });
}

const gain = (place: number) => 1 / Math.log2(place + 2);

/** How well an order of products serves a search, from 0 to 1: what must be there counts, the more the earlier. */
export function ndcg(found: readonly number[], must: readonly number[]): number {
  const best = must.slice(0, shown).reduce((sum, _, place) => sum + gain(place), 0);
  const got = found
    .slice(0, shown)
    .reduce((sum, id, place) => sum + (must.includes(id) ? gain(place) : 0), 0);
  return best === 0 ? 0 : got / best;
}
