import * as t from 'io-ts';
import { isLeft } from '#domain/shared/result.ts';
import type { LocalizedText } from '#domain/shared/localized-text.ts';
import { localizedText } from './decode.ts';

/*
 * Content pages are written over years, with several programs: one part that cannot be read must not lose the page.
 * These readers accept what has the right shape and note for a part whether something of it was left out.
 */

/** A text; empty for anything else. */
export const textIn = (raw: unknown): LocalizedText => {
  if (typeof raw === 'number') return String(raw);
  const text = localizedText.decode(raw);
  return isLeft(text) ? '' : text.right;
};

/** A plain text; null if there is none. */
export const plainIn = (raw: unknown): string | null =>
  typeof raw === 'string' && raw.trim() !== '' ? raw.trim() : null;

export const recordIn = (raw: unknown): Readonly<Record<string, unknown>> => {
  const record = t.UnknownRecord.decode(raw);
  return isLeft(record) || Array.isArray(raw) ? {} : record.right;
};

/** One item or a list of them; a missing one is an empty list. */
export const asList = (raw: unknown): readonly unknown[] =>
  raw === null || raw === undefined ? [] : Array.isArray(raw) ? (raw as readonly unknown[]) : [raw];

/** Notes which parts of a document had something that could not be read. */
export interface LeftOutParts<Part extends string> {
  /** Each item as it is read; those that give null are left out. */
  readonly each: <T>(part: Part, raw: unknown, read: (item: unknown) => T | null) => readonly T[];
  readonly note: (part: Part) => void;
  readonly parts: () => readonly Part[];
}

export function leftOut<Part extends string>(): LeftOutParts<Part> {
  const parts = new Set<Part>();
  return {
    each: (part, raw, read) => {
      const items = asList(raw).map(read);
      if (items.includes(null)) parts.add(part);
      return items.filter((item) => item !== null);
    },
    note: (part) => void parts.add(part),
    parts: () => [...parts],
  };
}
