import { type DescribedFile, readDescribedFiles } from '#adapters/wire/files/described-file.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Folder } from './folder.ts';

/** The file of a folder that says what its pictures show. */
export const describedFiles = 'files.json';

/** What the folder says of its files, by their names; what it says of one that it does not have is a fault. */
export function describedIn(folder: Folder, names: readonly string[]): ReadonlyMap<string, DescribedFile> {
  if (!folder.has(describedFiles)) return new Map();
  const raw = folder.json(describedFiles);
  if (raw === undefined) return new Map();
  const read = readDescribedFiles(raw);
  if (isLeft(read)) {
    folder.fault(describedFiles, read.left.where, 'describedFiles');
    return new Map();
  }
  for (const { name } of read.right.filter((file) => !names.includes(file.name)))
    folder.tell({
      file: describedFiles,
      where: name,
      kind: 'noSuchFile',
      isDoubt: true,
      particulars: { found: name },
    });
  return new Map(read.right.map((file) => [file.name, file]));
}
