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

/** The header of a write-ahead log, and of each of its frames: https://sqlite.org/fileformat2.html#walformat */
const [logHead, frameHead] = [32, 24];
const saltsInLog = 16;
const saltsInFrame = 8;
const saltLength = 8;
const zeros = Buffer.alloc(64 * 1024);
/**
 * A log up to this length keeps it. Overwriting its own blocks makes a commit cheaper than extending the file again.
 */
const largestKept = 1024 * 1024;

function bytesAt(handle: number, at: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  return bytes.subarray(0, readSync(handle, bytes, 0, length, at));
}

/**
 * The salt that identifies each generation of the log: every frame of the generation carries it. Null if there is no
 * log.
 */
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

/** Overwrites what is not zero yet; returns whether there was anything to overwrite. */
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

/** How much is overwritten and synced at once: a disk does it while nobody notices that votes wait. */
const mostAtOnce = 512 * 1024;

/**
 * Overwrites the last of the frames of former generations behind the current ones, syncs that, and only then cuts off what
 * is too long: what is only cut off stays readable on the disk. Returns whether there is more to overwrite. SQLite itself
 * has given these frames up, and never reads them again, so a crash at any moment costs nothing. The caller keeps others
 * from writing meanwhile.
 */
export function eraseDeadFrames(log: string): boolean {
  const handle = openSync(log, 'r+');
  try {
    const bytes = fstatSync(handle).size;
    const living = endOfLiving(handle, bytes);
    const from = Math.max(living, bytes > largestKept ? bytes - mostAtOnce : 0);
    if (overwrite(handle, from, bytes)) fdatasyncSync(handle);
    if (bytes > largestKept) ftruncateSync(handle, from);
    return from > living;
  } finally {
    closeSync(handle);
  }
}

/**
 * The length of a log that was cut: its header, and one frame with the first page of the file, which contains no row
 * of a vote.
 */
const bytesOfCutLog = logHead + frameHead + 4096;

/** Whether a log is empty, or contains nothing but the frame that restarted it. */
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
