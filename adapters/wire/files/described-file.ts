import * as t from 'io-ts';
import type { TownFile } from '#domain/files/town-file.ts';
import { isLanguage } from '#domain/shared/localized-text.ts';
import { type Either, map } from '#domain/shared/result.ts';
import { decode, orNull, type Unreadable } from '../decode.ts';

const share = t.refinement(t.number, (n) => n >= 0 && n <= 100, 'hundredths');

/** What staff wrote of a file: its words for those who cannot see it, and its focal point. */
const describedFileWire = t.intersection([
  t.type({ name: t.string }),
  t.partial({
    words: orNull(t.record(t.string, t.string)),
    focus: orNull(t.type({ x: share, y: share })),
  }),
]);

/** What is written of a file of a town. */
export type DescribedFile = Pick<TownFile, 'name' | 'words' | 'focus'>;

/** `files.json` of a town’s folder. */
export const readDescribedFiles = (raw: unknown): Either<Unreadable, readonly DescribedFile[]> =>
  map((files: readonly t.TypeOf<typeof describedFileWire>[]) =>
    files.map(({ name, words, focus }) => ({
      name,
      words: Object.fromEntries(Object.entries(words ?? {}).filter(([language]) => isLanguage(language))),
      focus: focus ?? null,
    })),
  )(decode(t.array(describedFileWire), raw));

/** A file as `readDescribedFiles` reads it; empty if nothing is written of it. */
export function writeDescribedFile(file: TownFile | null): readonly t.OutputOf<typeof describedFileWire>[] {
  if (file === null) return [];
  const words = Object.entries(file.words).filter(([, text]) => text !== '');
  if (words.length === 0 && file.focus === null) return [];
  return [
    {
      name: file.name,
      ...(words.length === 0
        ? {}
        : { words: Object.fromEntries(words.toSorted(([one], [other]) => (one < other ? -1 : 1))) }),
      ...(file.focus === null ? {} : { focus: { ...file.focus } }),
    },
  ];
}
