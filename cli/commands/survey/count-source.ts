import { statSync } from 'node:fs';
import { countList } from '#adapters/driven/ballot-list/count-list.ts';
import type { CountedList } from '#adapters/driven/ballot-list/counted-list.ts';
import type { RunningHash } from '#adapters/driven/ballot-list/list-hash.ts';
import { fileChunks } from '#adapters/driven/files/file-chunks.ts';
import type { ListRefusal } from '#application/ports/ballot-list-reader.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { Survey } from '#domain/voting/survey.ts';
import type { Io } from '../../io.ts';
import { fileRefusal, readSource, type SourceRefusal } from '../../read-source.ts';

/** Counts while reading; only an address is loaded completely before. */
export async function countSource(
  file: string,
  given: Survey | null,
  hash: RunningHash,
  io: Io,
): Promise<Either<SourceRefusal, Either<ListRefusal, CountedList>>> {
  const counting = { given, hash, keepMarks: false };
  io.doing('counting');
  if (file === '-') return right(await countList(io.stdin(), counting));
  if (/^https?:\/\//iu.test(file)) {
    const source = await readSource(file, io);
    return isLeft(source) ? source : right(await countList([source.right.bytes], counting));
  }
  try {
    return right(await countList(watched(file, io), counting));
  } catch (error) {
    if (error instanceof Error && 'code' in error && 'syscall' in error)
      return left(fileRefusal(file, error));
    throw error;
  }
}

/** The parts of a file, with the share of it that has been read for the line of progress. */
function* watched(file: string, io: Io): Generator<Uint8Array> {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  let read = 0;
  for (const part of fileChunks(file)) {
    yield part;
    read += part.length;
    if (size > 0) io.doing('counting', (read / size) * 100);
  }
}
