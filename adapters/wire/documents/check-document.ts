import type { TimeZone } from '#domain/shared/calendar-day.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { CheckedFault, CheckedTown } from './document-rules.ts';
import { fieldFaults } from './field-faults.ts';
import type { DocumentKind } from './document-kind.ts';
import { documentKind } from './known-documents.ts';
import { unknownWords } from './unknown-words.ts';

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
 * All that is wrong with a document of its kind, each place once: what pages cannot read, what they would show wrongly,
 * and words that no page reads.
 */
export function documentFaults(kind: DocumentKind, raw: unknown, town: CheckedTown): readonly CheckedFault[] {
  const found = (kind.rules ?? []).flatMap((rule) => rule(raw, town));
  const unread = readingFaults(kind, raw, town.zone);
  // A rule describes the fault better than the reader that refuses the same.
  const isTold =
    found.some(({ isDoubt }) => isDoubt !== true) && unread.every(({ kind: why }) => why === 'notRead');
  return onePerPlace([...(isTold ? [] : unread), ...found, ...unknownWords(kind.words ?? [], raw)]);
}

/** The first place of a document that prevents a page from reading it; null if every page can. */
export function unreadableField(collection: string, raw: unknown, zone: TimeZone): string | null {
  const kind = documentKind(collection);
  const [first] = kind === null ? [] : readingFaults(kind, raw, zone);
  return first === undefined ? null : first.path.join('.');
}
