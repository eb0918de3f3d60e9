import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fallbacks } from '#application/text/fallbacks.ts';
import type { Find } from '#application/text/say.ts';
import type { Language } from '#domain/shared/localized-text.ts';

type Texts = Readonly<Record<string, string>>;

/** Texts within texts, as screens have them. */
interface NestedTexts {
  readonly [name: string]: string | NestedTexts;
}

const catalogue = join(import.meta.dirname, '../../../application/text/catalogue');
const read = new Map<string, Texts>();

/** Texts by their whole names: `mine.title`. */
const named = (texts: NestedTexts, before = ''): Texts =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) =>
      typeof text === 'string' ? [[before + name, text]] : Object.entries(named(text, `${before}${name}.`)),
    ),
  );

/** A file of the catalogue in a language, `cli/help` for one; it is read when it is first asked for. */
function textsOf(language: Language, file: string): Texts {
  const name = `${language}/${file}.json`;
  const known = read.get(name);
  if (known) return known;
  const texts = named(JSON.parse(readFileSync(join(catalogue, name), 'utf8')) as NestedTexts);
  read.set(name, texts);
  return texts;
}

/**
 * Finds texts of the catalogue, in the fallback language if a language lacks a text. `fileOf` says which file has a
 * name, so that only files that are needed are read; undefined if no file has it.
 */
export const findIn =
  (language: Language, fileOf: (name: string) => string | undefined): Find =>
  (name) => {
    const file = fileOf(name);
    if (file === undefined) return undefined;
    for (const one of [language, ...fallbacks[language]]) {
      const texts = textsOf(one, file);
      if (Object.hasOwn(texts, name)) return texts[name];
    }
    return undefined;
  };

/** Which file has a name, if each has the names that begin with some words: `usage.needsRule` with `usage`. */
export function fileByTopic(
  files: Readonly<Record<string, readonly string[]>>,
): (name: string) => string | undefined {
  const byTopic = new Map(
    Object.entries(files).flatMap(([file, topics]) => topics.map((topic) => [topic, file])),
  );
  return (name) => byTopic.get(/^[^._]*/u.exec(name)?.[0] ?? '');
}
