import type { Module } from '#service/http/module.ts';
import type { RegionStore } from './queries.ts';
import { regionRoutes } from './routes.ts';

type RegionParts = {
  regions: RegionStore;
  /** Where the edge names the visitor's country. */
  countryHeader: string | undefined;
};

/** Where the mall sells, and which of these places a visitor is in. */
export const regionsModule = ({ regions, countryHeader }: RegionParts): Module => ({
  mount: (api) => regionRoutes(api, regions, countryHeader),
});
