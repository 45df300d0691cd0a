import type { BankCard } from '#openapi/schema.gen.ts';

/** What the frame of a card processor tells the page (decision 41); everything else that arrives is not for us. */
export type FieldsSaid =
  | { type: 'card-fields:ready' | 'card-fields:resize'; height: number }
  | { type: 'card-fields:state'; complete: boolean; brand: BankCard['brand'] | null }
  | { type: 'card-fields:token'; cardToken: string }
  | { type: 'card-fields:error'; code: string };

const highest = 1200;
const tokenMax = 200;

/** A message of the frame, or undefined for anything else. */
export function fieldsSaid(data: unknown): FieldsSaid | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined;
  const said = data as Record<string, unknown>;
  switch (said.type) {
    case 'card-fields:ready':
    case 'card-fields:resize':
      return typeof said.height === 'number' && said.height > 0
        ? { type: said.type, height: Math.min(Math.ceil(said.height), highest) }
        : undefined;
    case 'card-fields:state':
      return {
        type: said.type,
        complete: said.complete === true,
        brand: typeof said.brand === 'string' ? (said.brand as BankCard['brand']) : null,
      };
    case 'card-fields:token':
      return typeof said.cardToken === 'string' && said.cardToken !== '' && said.cardToken.length <= tokenMax
        ? { type: said.type, cardToken: said.cardToken }
        : undefined;
    case 'card-fields:error':
      return { type: said.type, code: typeof said.code === 'string' ? said.code : 'unavailable' };
    default:
      return undefined;
  }
}

/** The address of the frame with the language and the look of the page. */
export function fieldsUrl(hostedFieldsUrl: string, language: string, theme: string): string {
  const url = new URL(hostedFieldsUrl);
  url.searchParams.set('language', language);
  url.searchParams.set('theme', theme);
  return url.href;
}
