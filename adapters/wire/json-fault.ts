const blank = /[ \t\r\n]*/uy;
// oxlint-disable-next-line no-control-regex -- JSON allows no control character within a text
export const quoted = /"(?:[^"\\\u0000-\u001F]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"/uy;
const plain = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[Ee][+-]?\d+)?|true|false|null/uy;

/** Reads a text; `at` is the position up to which it was JSON. */
export interface TextReader {
  readonly text: string;
  at: number;
}

export function took(reader: TextReader, pattern: RegExp): boolean {
  pattern.lastIndex = reader.at;
  const isThere = pattern.test(reader.text);
  if (isThere) reader.at = pattern.lastIndex;
  return isThere;
}

/** A character with the blanks around it. */
export function tookSign(reader: TextReader, sign: string): boolean {
  took(reader, blank);
  if (!reader.text.startsWith(sign, reader.at)) return false;
  reader.at += 1;
  took(reader, blank);
  return true;
}

export function readValue(reader: TextReader): boolean {
  took(reader, blank);
  if (tookSign(reader, '[')) return readItems(reader, ']', readValue);
  if (tookSign(reader, '{')) return readItems(reader, '}', readMember);
  return took(reader, quoted) || took(reader, plain);
}

const readMember = (reader: TextReader): boolean =>
  took(reader, quoted) && tookSign(reader, ':') && readValue(reader);

function readItems(reader: TextReader, end: string, read: (reader: TextReader) => boolean): boolean {
  if (tookSign(reader, end)) return true;
  do if (!read(reader)) return false;
  while (tookSign(reader, ','));
  return tookSign(reader, end);
}

/**
 * Where a text stops being JSON, as `line:column` from 1. The engine's own message does not always contain it.
 *
 * @example jsonFault('{\n "a": }') // '2:7'
 */
export function jsonFault(text: string): string {
  const reader: TextReader = { text, at: 0 };
  readValue(reader);
  const lines = text.slice(0, reader.at).split('\n');
  return `${lines.length}:${[...(lines.at(-1) ?? '')].length + 1}`;
}
