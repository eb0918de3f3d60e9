import {
  closeSync,
  existsSync,
  fdatasyncSync,
  fstatSync,
  ftruncateSync,
  openSync,
  readSync,
  writeSync,
} from 'node:fs';

/** The beginning of a write-ahead log, and of each of its frames: https://sqlite.org/fileformat2.html#walformat */
const [logHead, frameHead] = [32, 24];
const saltsInLog = 16;
const saltsInFrame = 8;
const saltLength = 8;
const chunk = Buffer.alloc(256 * 1024);

function bytesAt(handle: number, at: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  return bytes.subarray(0, readSync(handle, bytes, 0, length, at));
}

/** What each beginning of the log is told by: every frame written since bears it. Null where there is no log. */
export function generationOf(log: string): string | null {
  if (!existsSync(log)) return null;
  const handle = openSync(log, 'r');
  try {
    const head = bytesAt(handle, 0, logHead);
    return head.length < logHead ? null : head.toString('hex', saltsInLog, saltsInLog + saltLength);
  } finally {
    closeSync(handle);
  }
}

/** Where the frames of the present generation end. */
function endOfLiving(handle: number, bytes: number): number {
  const head = bytesAt(handle, 0, logHead);
  if (head.length < logHead) return 0;
  const salts = head.subarray(saltsInLog, saltsInLog + saltLength);
  const frame = frameHead + head.readUInt32BE(saltsInFrame);
  let end = logHead;
  while (end + frame <= bytes) {
    const own = bytesAt(handle, end, frameHead).subarray(saltsInFrame, saltsInFrame + saltLength);
    if (!own.equals(salts)) break;
    end += frame;
  }
  return end;
}

function overwrite(handle: number, from: number, to: number): void {
  for (let at = from; at < to; ) at += writeSync(handle, chunk, 0, Math.min(chunk.length, to - at), at);
}

/**
 * Overwrites what former generations left behind the living frames, syncs that, and only then cuts it off: what is cut
 * off alone stays readable on the disk. SQLite itself has given these frames up, and never reads them again: a crash at
 * any moment costs nothing. The caller keeps others from writing meanwhile. Gives the bytes that are left.
 */
export function eraseDeadFrames(log: string): number {
  const handle = openSync(log, 'r+');
  try {
    const bytes = fstatSync(handle).size;
    const living = endOfLiving(handle, bytes);
    if (living < bytes) {
      overwrite(handle, living, bytes);
      fdatasyncSync(handle);
      ftruncateSync(handle, living);
    }
    return living;
  } finally {
    closeSync(handle);
  }
}
