import type { TownDocument } from '../content/town-contents.ts';

/** A document that an import adds, changes or removes: how it was and how it becomes. */
export interface ImportedChange {
  readonly id: string;
  /** Null if it is new. */
  readonly before: TownDocument | null;
  /** Null if it goes. */
  readonly after: TownDocument | null;
}

/** How many documents an import adds, changes, leaves and removes. */
export interface ChangeCounts {
  readonly added: number;
  readonly changed: number;
  readonly same: number;
  readonly gone: number;
}

/** A document as it is compared: the order of its members does not count. */
const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return entries.map(([name, one]) => [name, canonical(one)]);
};

/** Whether two documents say the same; null is no document. */
export const isSameDocument = (one: TownDocument | null, other: TownDocument | null): boolean =>
  one === null || other === null
    ? one === other
    : JSON.stringify(canonical(one)) === JSON.stringify(canonical(other));

/**
 * What becomes of a collection by an import: what is the same is left out. Documents that the file does not have stay,
 * unless `removesOthers` says that the file is the whole collection.
 */
export function changesBy(
  before: readonly TownDocument[],
  made: readonly TownDocument[],
  { removesOthers }: { readonly removesOthers: boolean },
): readonly ImportedChange[] {
  const known = new Map(before.map((document) => [document._id, document]));
  const written = made.flatMap((after): readonly ImportedChange[] => {
    const former = known.get(after._id) ?? null;
    known.delete(after._id);
    return isSameDocument(former, after) ? [] : [{ id: after._id, before: former, after }];
  });
  const gone = removesOthers ? [...known.values()] : [];
  return [...written, ...gone.map((document) => ({ id: document._id, before: document, after: null }))];
}

/** How much an import changes, in numbers. */
export function countChanges(changes: readonly ImportedChange[], made: number): ChangeCounts {
  const count = (is: (change: ImportedChange) => boolean) => changes.filter(is).length;
  const [added, gone] = [count(({ before }) => before === null), count(({ after }) => after === null)];
  const changed = changes.length - added - gone;
  return { added, changed, gone, same: made - added - changed };
}

/**
 * The documents that keep an import from being taken back: they are no longer as it left them.
 */
export const changedSince = (
  changes: readonly ImportedChange[],
  now: ReadonlyMap<string, TownDocument>,
): readonly string[] =>
  changes.filter(({ id, after }) => !isSameDocument(now.get(id) ?? null, after)).map(({ id }) => id);

/** The changes that take an import back. */
export const takenBack = (changes: readonly ImportedChange[]): readonly ImportedChange[] =>
  changes.map(({ id, before, after }) => ({ id, before: after, after: before }));
