import { valueSaid } from './numbers.ts';

export type Values = Readonly<Record<string, string | number>>;

/** A text under its full name, `votes_one` included; undefined where there is none. */
export type Find = (name: string) => string | undefined;

/**
 * Says the text of a key, with values put where it names them. A text that is missing, or a name without a value, is a
 * defect: it throws.
 *
 * @example say('faults', { count: 2, n: '2' }) // '2 errores. No se ha calculado nada.'
 */
export type Say<Key extends string> = (key: Key, values?: Values) => string;

/** One that can be asked whether it has a text, for keys that are put together while the program runs. */
export interface KnowingSay<Key extends string> extends Say<Key> {
  readonly knows: (key: string) => key is Key;
}

/**
 * Reads the format of i18next (JSON v4) without the library, which costs the command line a fifth of its start. A test
 * holds both to the same sentences.
 */
export function sayFrom<Key extends string>(find: Find): KnowingSay<Key> {
  const say = (key: Key, values: Values = {}): string => {
    const text = wordedFor(find, key, values['count']);
    if (text === undefined) throw new Error(`no text for ${key}`);
    return filled(text, values);
  };
  const knows = (key: string): key is Key => find(key) !== undefined;
  return Object.assign(say, { knows });
}

/** All our languages tell one from any other number; `_zero` is for those sentences that say "none". */
export function wordedFor(find: Find, key: string, count: string | number | undefined): string | undefined {
  if (count === undefined) return find(key);
  const none = count === 0 ? find(`${key}_zero`) : undefined;
  return none ?? find(`${key}_${count === 1 ? 'one' : 'other'}`) ?? find(key);
}

function filled(text: string, values: Values): string {
  return text.replaceAll(/\{\{(\w+)\}\}/gu, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`no value for {{${name}}} in: ${text}`);
    return valueSaid(name, value);
  });
}
