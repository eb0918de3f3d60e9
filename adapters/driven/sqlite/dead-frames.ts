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
const zeros = Buffer.alloc(64 * 1024);
/**
 * A log of no more keeps its length. To write over its own blocks costs a commit less than to make the file longer again.
 */
const largestKept = 1024 * 1024;

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

/** Overwrites what is no zero yet, and tells whether there was anything. */
function overwrite(handle: number, from: number, to: number): boolean {
  let wasThere = false;
  for (let at = from; at < to; at += zeros.length) {
    const length = Math.min(zeros.length, to - at);
    if (bytesAt(handle, at, length).equals(zeros.subarray(0, length))) continue;
    for (let done = 0; done < length; ) done += writeSync(handle, zeros, 0, length - done, at + done);
    wasThere = true;
  }
  return wasThere;
}

/**
 * Overwrites what former generations left behind the living frames, syncs that, and only then cuts off what is too long:
 * what is cut off alone stays readable on the disk. SQLite itself has given these frames up, and never reads them again:
 * a crash at any moment costs nothing. The caller keeps others from writing meanwhile.
 */
export function eraseDeadFrames(log: string): void {
  const handle = openSync(log, 'r+');
  try {
    const bytes = fstatSync(handle).size;
    const living = endOfLiving(handle, bytes);
    if (overwrite(handle, living, bytes)) fdatasyncSync(handle);
    if (bytes > largestKept) ftruncateSync(handle, living);
  } finally {
    closeSync(handle);
  }
}

/** A log that was cut: its head, and one frame with the first page of the file, on which no row of a vote stands. */
const bytesOfCutLog = logHead + frameHead + 4096;

/** Whether a log holds nothing, or nothing but the frame with which it was begun anew. */
export function isCut(log: string): boolean {
  if (!existsSync(log)) return true;
  const handle = openSync(log, 'r');
  try {
    const bytes = fstatSync(handle).size;
    if (endOfLiving(handle, bytes) > bytesOfCutLog) return false;
    const rest = bytesAt(handle, bytesOfCutLog, Math.max(0, bytes - bytesOfCutLog));
    return rest.equals(Buffer.alloc(rest.length));
  } finally {
    closeSync(handle);
  }
}
