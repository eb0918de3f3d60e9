import { joinedInTurn } from './attack-file.ts';
import { type Achieved, joined } from './chance.ts';
import { type FoundName, namesIn, type Suspects } from './suspects.ts';

const frameHead = 24;
const [saltsAt, saltLength] = [8, 8];
const pageSize = 4096;
const frameSize = frameHead + pageSize;
/** Frames begin 32 bytes after the beginning of a log, and keep this alignment wherever a file system puts blocks. */
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

/** A page as a commit left it. Frames that were written one after the other have the same salts. */
interface Frame {
  readonly page: number;
  readonly salts: string;
  /** Oldest first. */
  readonly names: readonly FoundName[];
}

/** The frames with voters, in the order of the bytes. */
function framesIn(bytes: Buffer, suspects: Suspects): readonly Frame[] {
  const frames: Frame[] = [];
  for (let at = 0; at + frameSize <= bytes.length; at += raster) {
    if (!isFrame(bytes, at)) continue;
    const names = namesIn(bytes.subarray(at + frameHead, at + frameSize), suspects);
    if (names.length === 0) continue;
    const salts = bytes.toString('hex', at + saltsAt, at + saltsAt + saltLength);
    frames.push({ page: bytes.readUInt32BE(at), salts, names: names.toReversed() });
    at += frameSize - raster;
  }
  return frames;
}

/** What a frame has that the one before it of the same page had not; of the first one, its newest rows. */
function freshIn({ names }: Frame, before: Frame | undefined): readonly FoundName[] {
  if (before === undefined) return names.slice(-1);
  const known = new Set(before.names.map(({ name }) => name));
  return names.filter(({ name }) => !known.has(name));
}

/** Marks and ballots that appear one after the other came together. */
function joinedByFrames(frames: readonly Frame[]): number {
  const last = new Map<number, Frame>();
  let [fresh, hits]: [FoundName[], number] = [[], 0];
  for (const frame of frames) {
    fresh.push(...freshIn(frame, last.get(frame.page)));
    last.set(frame.page, frame);
    if (new Set(fresh.map(({ kind }) => kind)).size < 2) continue;
    hits += joinedInTurn(fresh);
    fresh = [];
  }
  return hits;
}

/**
 * Carves frames of write-ahead logs out of any bytes: a log, the remains of former ones behind its end, or the blocks
 * of a disk. Those of each period between two cuts are read separately.
 */
export function attackLog(bytes: Buffer, suspects: Suspects): Achieved {
  const times = Map.groupBy(framesIn(bytes, suspects), ({ salts }) => salts);
  return joined([...times.values()].reduce((sum, frames) => sum + joinedByFrames(frames), 0));
}
