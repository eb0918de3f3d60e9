import type { TimeZone } from '#domain/shared/calendar-day.ts';
import { isLeft } from '#domain/shared/result.ts';
import { type RuleFaultKind } from './document-rules.ts';
import { fieldFaults, type UnreadableField } from './field-faults.ts';
import { type DocumentKind, documentKind } from './known-documents.ts';

export type CheckedFault = UnreadableField<RuleFaultKind>;

const placeOf = ({ path }: CheckedFault) => path.join('\0');

/** Each place once, with its first fault. */
const onePerPlace = (faults: readonly CheckedFault[]): readonly CheckedFault[] =>
  [...new Map(faults.toReversed().map((fault) => [placeOf(fault), fault])).values()].toReversed();

/** What prevents pages from reading a document at all, by the codecs with which they read it. */
function readingFaults(
  { codecs, read }: DocumentKind,
  raw: unknown,
  zone: TimeZone,
): readonly CheckedFault[] {
  const faults = codecs.flatMap((codec) => fieldFaults(codec, raw));
  if (faults.length > 0 || read === undefined) return faults;
  const whole = read(raw, zone);
  if (!isLeft(whole)) return [];
  return [{ path: whole.left.where.split('.'), kind: 'notRead', found: undefined }];
}

/**
 * All that is wrong with a document of a collection, each place once: what pages cannot read, and what they would
 * show wrongly. Empty for documents of a collection that no page reads.
 */
export function documentFaults(collection: string, raw: unknown, zone: TimeZone): readonly CheckedFault[] {
  const kind = documentKind(collection);
  if (kind === null) return [];
  const found = (kind.rules ?? []).flatMap((rule) => rule(raw, zone));
  const unread = readingFaults(kind, raw, zone);
  // A rule describes the fault better than the reader that refuses the same.
  const isTold = found.length > 0 && unread.every(({ kind: why }) => why === 'notRead');
  return onePerPlace(isTold ? found : [...unread, ...found]);
}

/** The first place of a document that prevents a page from reading it; null if every page can. */
export function unreadableField(collection: string, raw: unknown, zone: TimeZone): string | null {
  const kind = documentKind(collection);
  const [first] = kind === null ? [] : readingFaults(kind, raw, zone);
  return first === undefined ? null : first.path.join('.');
}
