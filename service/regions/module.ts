import type { Module } from '#service/http/module.ts';
import type { RegionStore } from './queries.ts';
import { regionRoutes } from './routes.ts';

type RegionParts = {
  regions: RegionStore;
  /** The header in which our outermost proxy names the visitor's country; undefined when none does. */
  countryHeader: string | undefined;
};

/** The sales regions, and the guess in which of them a visitor is. */
export const regionsModule = ({ regions, countryHeader }: RegionParts): Module => ({
  mount: (api) => regionRoutes(api, regions, countryHeader),
});
