import type { Module } from '#service/http/module.ts';
import { ledgerData } from './personal-data.ts';

/** What members have in wallet and coins. */
export const ledgerModule: Module = { ...ledgerData };
