import { joinedInTurn } from './attack-file.ts';
import { type Achieved, joined } from './chance.ts';
import { type Found, namesIn, type Suspects } from './suspects.ts';

const frameHead = 24;
const pageSize = 4096;
const frameSize = frameHead + pageSize;
/** Frames begin 32 bytes after the beginning of a log, and stay on this raster wherever a file system puts blocks. */
const raster = 8;
const pageKinds = new Set([0x02, 0x0a]);
const mostPages = 1_000_000;

/** Whether a frame of a log seems to begin here: the number of a page, the mark of a commit, and a page of rows behind. */
function isFrame(bytes: Buffer, at: number): boolean {
  if (!pageKinds.has(bytes[at + frameHead] ?? 0)) return false;
  const page = bytes.readUInt32BE(at);
  const cells = bytes.readUInt16BE(at + frameHead + 3);
  return page > 0 && page < mostPages && bytes.readUInt32BE(at + 4) < mostPages && cells < pageSize / 4;
}

/** The names in each frame, oldest first, in the order of the bytes. */
function* framesIn(bytes: Buffer, suspects: Suspects): Generator<readonly Found[]> {
  for (let at = 0; at + frameSize <= bytes.length; at += raster) {
    if (!isFrame(bytes, at)) continue;
    const names = namesIn(bytes.subarray(at + frameHead, at + frameSize), suspects);
    if (names.length === 0) continue;
    yield names.toReversed();
    at += frameSize - raster;
  }
}

/**
 * Carves frames of write-ahead logs out of any bytes: a log, what is left of former ones behind its end, or the blocks
 * of a disk. Marks and ballots that come to light side by side, and nowhere before, came together.
 */
export function attackLog(bytes: Buffer, suspects: Suspects): Achieved {
  const seen = new Set<string>();
  let [fresh, hits]: [Found[], number] = [[], 0];
  for (const names of framesIn(bytes, suspects)) {
    fresh.push(...names.filter(({ name }) => !seen.has(name)));
    for (const { name } of names) seen.add(name);
    if (new Set(fresh.map(({ kind }) => kind)).size < 2) continue;
    hits += joinedInTurn(fresh);
    fresh = [];
  }
  return joined(hits);
}
