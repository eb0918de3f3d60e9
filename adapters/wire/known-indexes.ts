import { isLeft } from '#domain/shared/result.ts';
import type { TransparencyIndex } from '#domain/transparency/transparency-index.ts';
import ita2017 from './indexes/ita-2017.json' with { type: 'json' };
import { readIndex } from './transparency-index.ts';

/** Data files of editions that come with the program; one more is a file and its line here. */
const files: Readonly<Record<string, unknown>> = { '2017': ita2017 };

export const knownEditions: readonly string[] = Object.keys(files);
export const usualEdition = '2017';

/** An edition that comes with the program; null if there is none of that name. */
export function knownIndex(edition: string): TransparencyIndex | null {
  if (!Object.hasOwn(files, edition)) return null;
  const index = readIndex(files[edition]);
  if (isLeft(index)) throw new Error(`the index of ${edition} cannot be read: ${index.left.where}`);
  return index.right;
}
