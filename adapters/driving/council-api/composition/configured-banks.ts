import { readFileSync } from 'node:fs';
import type { Configuration } from './configuration.ts';
import { readServices } from './read-services.ts';

/** The towns, by their realms, that the services file gives a bank. */
export const configuredBanks = ({ servicesFile }: Configuration): readonly string[] =>
  servicesFile === undefined
    ? []
    : Object.keys(readServices(readFileSync(servicesFile, 'utf8'))?.payments ?? {});
