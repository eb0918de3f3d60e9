import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OpenCouncil } from '#adapters/driving/council-api/main.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';

const folder = fileURLToPath(new URL('../../../fixtures/towns', import.meta.url));

const townFolders = (): readonly string[] =>
  readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'town.json')))
    .toSorted();

/** The folder of each sample town, by its realm. */
export const sampleFolders = (): Readonly<Record<string, string>> =>
  Object.fromEntries(townFolders().map((name) => [name, join(folder, name)]));

/** Loads the two towns of a first start; the first fault as a line, or null. */
export async function loadSampleTowns(council: OpenCouncil): Promise<string | null> {
  for (const name of townFolders()) {
    // One after the other: each writes the same database.
    const loaded = await council.load(join(folder, name));
    if (isLeft(loaded)) return `${name}: ${JSON.stringify(loaded.left)}`;
  }
  return null;
}

/** The sample towns that a council has; none if it has others too: then it is not there to be tried. */
export async function sampleRealms({ towns }: Pick<OpenCouncil, 'towns'>): Promise<readonly RealmId[]> {
  const realms = (await towns()).map(({ realm }) => realm);
  const samples = new Set(townFolders());
  return realms.every((realm) => samples.has(realm)) ? realms : [];
}

/** A line of a census for people: the numbers below each other. */
const inColumns = (person: string): string => {
  const [id = '', ...rest] = person.split(';');
  return [id.padEnd(9), ...rest].join('   ').trimEnd();
};

/** The first people of each sample census: realm, number, secrets and, if identities are checked, the document. */
export function sampleIdentities(): string {
  return townFolders()
    .flatMap((name) => {
      const [, ...people] = readFileSync(join(folder, name, 'census.csv'), 'utf8')
        .trim()
        .split(/\r?\n/u);
      return people.slice(0, 3).map((person) => `  ${name.padEnd(12)} ${inColumns(person)}`);
    })
    .join('\n');
}
