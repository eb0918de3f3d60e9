import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#domain/shared/localized-text.ts';

type Texts = Readonly<Record<string, unknown>>;

const catalogue = join(import.meta.dirname, '../../../application/text/catalogue');

/** Says a text of the catalogue, as screens show it. */
export type WalkWords = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** The file of a group of texts: those of screens are in a folder of their own. */
function textsOf(language: Language, group: string): Texts {
  const folder = join(catalogue, language);
  const name = `${group}.json`;
  const place = readdirSync(folder).includes(name) ? folder : join(folder, 'screens');
  return JSON.parse(readFileSync(join(place, name), 'utf8')) as Texts;
}

/** The texts of a language by their keys, so that a walk finds the same buttons in each. */
export function walkWords(language: Language): WalkWords {
  const read = new Map<string, Texts>();
  return (key, values = {}) => {
    const [group = '', path = ''] = key.split(':');
    const texts = read.get(group) ?? textsOf(language, group);
    read.set(group, texts);
    const found = path.split('.').reduce<unknown>((one, part) => (one as Texts | undefined)?.[part], texts);
    if (typeof found !== 'string') throw new Error(`there is no text ${key} in ${language}`);
    return found.replaceAll(/\{\{(\w+)\}\}/gu, (_, name: string) => String(values[name] ?? ''));
  };
}
