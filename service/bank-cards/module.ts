import type { Module } from '#service/http/module.ts';
import { bankCardData } from './personal-data.ts';
import { bankCardRoutes } from './routes.ts';
import { type CardParts, bankCardUseCases } from './use-cases.ts';

/** The saved cards of members; only the processor knows their numbers. */
export function bankCardsModule(parts: CardParts & { originOf: (request: Request) => string }): Module {
  const cards = bankCardUseCases(parts);
  return {
    ...bankCardData(parts.clock),
    mount: (api) => bankCardRoutes(api, cards, parts.originOf),
    jobs: [{ name: 'erase-cards', everyMinutes: 5, run: () => cards.forgetDue() }],
  };
}
