import { type Either, left, right } from '#domain/shared/result.ts';
import { isRecord } from './read-answer.ts';

/** A person on the census of a test town. */
export interface TestPerson {
  readonly id: string;
  readonly secrets: readonly string[];
}

/** The contents of a credentials file. */
export interface KitCredentials {
  /** The town in which the program may write. */
  readonly testRealm: string | null;
  readonly token: string | null;
  /** The token of a program of staff, made for these checks. */
  readonly staffToken: string | null;
  readonly people: readonly TestPerson[];
}

/** What is wrong with a credentials file: the place (`people.0.id`) and what was expected there. Never its contents. */
export interface KitCredentialsFault {
  readonly where: string;
  readonly expected: 'object' | 'text' | 'people' | 'secrets';
}

export const noCredentials: KitCredentials = { testRealm: null, token: null, staffToken: null, people: [] };

/**
 * Reads a credentials file: a JSON object `{ testRealm, token, staffToken, people: [{ id, secrets }] }`, each optional. All
 * faults are reported together.
 *
 * @example readCredentials('{ "testRealm": "pruebas", "people": [{ "id": "12345678Z", "secrets": ["1984"] }] }')
 */
export function readKitCredentials(text: string): Either<readonly KitCredentialsFault[], KitCredentials> {
  const file = parsed(text);
  if (!isRecord(file)) return left([{ where: '.', expected: 'object' }]);
  const faults: KitCredentialsFault[] = [];
  const textAt = (name: string): string | null => {
    const value = file[name];
    if (value === undefined || value === null) return null;
    if (isText(value)) return value;
    faults.push({ where: name, expected: 'text' });
    return null;
  };
  const [testRealm, token, staffToken] = [textAt('testRealm'), textAt('token'), textAt('staffToken')];
  const people = personsIn(file['people'] ?? [], faults);
  return faults.length > 0 ? left(faults) : right({ testRealm, token, staffToken, people });
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

function personsIn(list: unknown, faults: KitCredentialsFault[]): readonly TestPerson[] {
  if (!Array.isArray(list)) {
    faults.push({ where: 'people', expected: 'people' });
    return [];
  }
  return (list as readonly unknown[]).flatMap((entry, at) => {
    const { id, secrets } = isRecord(entry) ? entry : {};
    const areTexts = Array.isArray(secrets) && secrets.length > 0 && secrets.every(isText);
    if (!isText(id)) faults.push({ where: `people.${at}.id`, expected: 'text' });
    if (!areTexts) faults.push({ where: `people.${at}.secrets`, expected: 'secrets' });
    return isText(id) && areTexts ? [{ id, secrets }] : [];
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
