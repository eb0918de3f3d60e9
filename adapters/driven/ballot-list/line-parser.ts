import type { RunningTally } from '#domain/scoring/tally.ts';
import { type KnownIds, knownIds } from './known-ids.ts';
import { endOfDigits, readDecimal } from './decimal.ts';
import { answerKey, blankVote, idKey, skipKey } from './line-keys.ts';
import { endOfPlain } from './plain-text.ts';

/** Reads ballots straight from their bytes and counts them. */
export interface LineParser {
  /**
   * Counts the line that begins at `from`, if it has one of the common shapes and its ballot fits the question; else
   * it counts nothing and returns false. The bytes must end with a line feed.
   */
  readonly parse: (bytes: Uint8Array, view: DataView, from: number) => boolean;
  /** Where the id of the counted line is, and where the next line begins. */
  readonly place: { readonly idFrom: number; readonly idTo: number; readonly next: number };
}

const quote = 0x22;
const space = 0x20;
const comma = 0x2c;
const colon = 0x3a;
const openList = 0x5b;
const closeList = 0x5d;
const openObject = 0x7b;
const closeObject = 0x7d;
const newline = 0x0a;
const carriageReturn = 0x0d;

const smallN = 0x6e;

/** The place after the line feed; -1 if the line does not end here. */
function lineEnd(bytes: Uint8Array, start: number): number {
  if (bytes[start] === newline) return start + 1;
  return bytes[start] === carriageReturn && bytes[start + 1] === newline ? start + 2 : -1;
}

/** What the answer that is being read names, one object for all lines of a list. */
interface NamedPlaces {
  readonly ids: KnownIds;
  /** How many places an answer may name. */
  readonly most: number;
  /** The places of the answers in the question, in the order in which the ballot names them. */
  readonly places: Int32Array;
  /** The number that the ballot gives each of them, if it gives numbers. */
  readonly numbers: Float64Array;
  length: number;
}

/** The end of the text that begins at `from`: its closing quote. Ids nearly always have the same length. */
function closing({ usualLength }: KnownIds, bytes: Uint8Array, view: DataView, from: number): number {
  const end = from + usualLength;
  if (usualLength > 0 && end < bytes.length && bytes[end] === quote) return end;
  return endOfPlain(bytes, view, from);
}

function readList(named: NamedPlaces, bytes: Uint8Array, view: DataView, start: number): number {
  const { ids, most, places } = named;
  let at = start;
  let length = 0;
  for (;;) {
    if (bytes[at] !== quote) return -1;
    const end = closing(ids, bytes, view, at + 1);
    const found = ids.placeOf(bytes, view, at + 1, end);
    if (found === -1 || length === most) return -1;
    places[length] = found;
    length += 1;
    const byte = bytes[end + 1];
    at = end + 2;
    if (byte === closeList) break;
    if (byte !== comma) return -1;
    if (bytes[at] === space) at += 1;
  }
  named.length = length;
  return at;
}

function readRecord(named: NamedPlaces, bytes: Uint8Array, view: DataView, start: number): number {
  const { ids, most, places, numbers } = named;
  let at = start;
  let length = 0;
  for (;;) {
    if (bytes[at] !== quote) return -1;
    const end = closing(ids, bytes, view, at + 1);
    const found = ids.placeOf(bytes, view, at + 1, end);
    if (found === -1 || length === most || bytes[end + 1] !== colon) return -1;
    // In JSON the last of two equal keys counts.
    for (let before = 0; before < length; before += 1) if (places[before] === found) return -1;
    at = readDecimal(bytes, bytes[end + 2] === space ? end + 3 : end + 2, numbers, length);
    if (at === -1) return -1;
    places[length] = found;
    length += 1;
    const byte = bytes[at];
    at += 1;
    if (byte === closeObject) break;
    if (byte !== comma) return -1;
    if (bytes[at] === space) at += 1;
  }
  named.length = length;
  return at;
}

/** Notes the one place that the bytes from `start` until `end` name; false if it is unknown. */
function readOne(named: NamedPlaces, bytes: Uint8Array, view: DataView, start: number, end: number): boolean {
  const found = named.ids.placeOf(bytes, view, start, end);
  if (found === -1) return false;
  named.places[0] = found;
  named.length = 1;
  return true;
}

function readText(named: NamedPlaces, bytes: Uint8Array, view: DataView, start: number): number {
  const end = closing(named.ids, bytes, view, start);
  return readOne(named, bytes, view, start, end) ? end + 1 : -1;
}

function readNumber(named: NamedPlaces, bytes: Uint8Array, view: DataView, start: number): number {
  const end = endOfDigits(bytes, start);
  return readOne(named, bytes, view, start, end) ? end : -1;
}

/** The place after the answer that begins at `start`; -1 if it has no shape that is read here. */
function readAnswer(
  named: NamedPlaces,
  shape: RunningTally['shape'],
  bytes: Uint8Array,
  view: DataView,
  start: number,
): number {
  const byte = bytes[start];
  if (shape === 'numbers') return byte === openObject ? readRecord(named, bytes, view, start + 1) : -1;
  if (shape === 'number') return readNumber(named, bytes, view, start);
  if (byte === openList) return readList(named, bytes, view, start + 1);
  return byte === quote ? readText(named, bytes, view, start + 1) : -1;
}

/**
 * The common shapes are `{"id":"…","answer":X}` with X a text, a list of texts, a number, an object of numbers, or
 * null, with or without a space after colons and commas. Every other line is left to the JSON parser, so this may
 * refuse any line but must never accept what JSON would read differently.
 */
export function lineParser(running: RunningTally): LineParser {
  const { shape, takesBlank } = running;
  const most = running.spellings.length;
  const places = new Int32Array(most);
  const numbers = new Float64Array(most);
  const named: NamedPlaces = { ids: knownIds(running.spellings), most, places, numbers, length: 0 };
  const place = { idFrom: 0, idTo: 0, next: 0 };

  return {
    place,
    parse: (bytes, view, start) => {
      if (shape === 'text') return false;
      const idQuote = skipKey(bytes, view, start, idKey);
      if (idQuote === -1 || bytes[idQuote] !== quote) return false;
      const idEnd = endOfPlain(bytes, view, idQuote + 1);
      if (bytes[idEnd] !== quote) return false;
      let at = skipKey(bytes, view, idEnd + 1, answerKey);
      if (at === -1) return false;
      const blankEnd = takesBlank && bytes[at] === smallN ? skipKey(bytes, view, at, blankVote) : -1;
      at = blankEnd === -1 ? readAnswer(named, shape, bytes, view, at) : blankEnd;
      if (at === -1 || bytes[at] !== closeObject) return false;
      at = lineEnd(bytes, at + 1);
      if (at === -1) return false;
      place.idFrom = idQuote + 1;
      place.idTo = idEnd;
      place.next = at;
      return blankEnd === -1 ? running.addPlaces(places, numbers, named.length) : running.add(null) === null;
    },
  };
}
