import type { Clock } from '#service/domain/clock.ts';
import type { Module } from '#service/http/module.ts';
import type { RegionStore } from '#service/regions/queries.ts';
import type { AgreementText } from './agreements.ts';
import type { FrameSettings } from './frame-settings.ts';
import { contentRoutes } from './routes.ts';

type ContentParts = {
  regions: RegionStore;
  clock: Clock;
  frame: FrameSettings;
  /** The version of the shop. */
  version: string;
  agreementText: AgreementText;
};

/** The contents of header and footer, help and agreements. */
export const contentModule = ({ frame, ...parts }: ContentParts): Module => ({
  mount: (api) => contentRoutes(api, { ...parts, settings: frame }),
});
