import { quoted, type TextReader, readValue, took, tookSign } from '../json-fault.ts';

/** The name of the next member of an object; null at its end. */
function tookName(reader: TextReader): string | null {
  const from = reader.at;
  if (!took(reader, quoted)) return null;
  const name = String(JSON.parse(reader.text.slice(from, reader.at)));
  return tookSign(reader, ':') ? name : null;
}

/**
 * Moves a reader from a list or an object to the member of that name; false, at an undefined position, if it is
 * missing.
 */
function enter(reader: TextReader, step: string): boolean {
  const isList = tookSign(reader, '[');
  if (!isList && !tookSign(reader, '{')) return false;
  let index = 0;
  do {
    const name = isList ? String(index) : tookName(reader);
    if (name === step) return true;
    if (name === null || !readValue(reader)) return false;
    index += 1;
  } while (tookSign(reader, ','));
  return false;
}

/** Where each item of a list begins, in a text that is JSON. */
function itemsIn(text: string): readonly number[] {
  const reader: TextReader = { text, at: 0 };
  if (!tookSign(reader, '[')) return [];
  const starts: number[] = [];
  do {
    starts.push(reader.at);
    if (!readValue(reader)) break;
  } while (tookSign(reader, ','));
  return starts;
}

/**
 * Finds fields of a list of documents in its text: as `line:column`, from 1, of the value or, if it is missing, of
 * its parent. The list is read once, however many fields are looked for.
 *
 * @example jsonPlaces('[{ "a": 1 }]')(0, ['a']) // '1:9'
 */
export function jsonPlaces(text: string): (item: number, path: readonly string[]) => string {
  const items = itemsIn(text);
  const lines = [0, ...[...text.matchAll(/\n/gu)].map(({ index }) => index + 1)];
  return (item, path) => {
    const reader: TextReader = { text, at: items[item] ?? 0 };
    let { at } = reader;
    for (const step of path) {
      if (!enter(reader, step)) break;
      ({ at } = reader);
    }
    const line = lines.findLastIndex((start) => start <= at);
    const before = text.slice(lines[line], at);
    return `${line + 1}:${[...before].length + 1}`;
  };
}
