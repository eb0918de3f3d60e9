import { spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type {
  RedrawnPicture,
  DrawRefusal,
  PictureRedrawer,
} from '#application/ports/server/files/picture-redrawer.ts';
import { mostMegapixels } from '#domain/forms/files/file-limits.ts';
import { type Either, left, right } from '#domain/shared/result.ts';

/** What one picture may take, and the widths of its versions, the widest first. */
export interface RedrawLimits {
  readonly megapixels: number;
  readonly bytes: number;
  readonly milliseconds: number;
  readonly widths: readonly number[];
}

/** The widths at which the portal shows pictures: the whole page, a column of two, a card or a phone. */
const usual: RedrawLimits = {
  megapixels: mostMegapixels,
  bytes: 256 * 1024 * 1024,
  milliseconds: 20_000,
  widths: [1920, 960, 480],
};

const ownScript = (): string => fileURLToPath(new URL('./redraw-child.js', import.meta.url));

/** How the script ends if there is no library of pictures for this machine. */
const noDrawing = 3;

interface Ended {
  readonly output: Buffer;
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** Runs the script on a picture. The process gets nothing of the server's environment. */
async function run(script: string, content: Uint8Array, limits: RedrawLimits): Promise<Ended> {
  const { megapixels, bytes, milliseconds, widths } = limits;
  const args = [script, ...[megapixels * 1_000_000, bytes, ...widths].map(String)];
  const child = spawn(process.execPath, ['--max-old-space-size=96', ...args], {
    env: { MALLOC_ARENA_MAX: '2', VIPS_CONCURRENCY: '1' },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), milliseconds);
  const end = new Promise<Omit<Ended, 'output'>>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  // A process that ends before it has read everything closes its input.
  child.stdin.on('error', () => undefined);
  child.stdin.end(content);
  try {
    const [output, ended] = await Promise.all([buffer(child.stdout), end]);
    return { output, ...ended };
  } finally {
    clearTimeout(timer);
  }
}

interface Head {
  readonly refused?: DrawRefusal['kind'];
  readonly versions?: readonly (Omit<RedrawnPicture, 'content'> & { readonly length: number })[];
}

/** What the process wrote: a line of JSON, and the bytes of the versions one after the other. */
function read(output: Buffer): Either<DrawRefusal, readonly RedrawnPicture[]> {
  const end = output.indexOf('\n');
  const { refused, versions = [] } = JSON.parse(output.toString('utf8', 0, end)) as Head;
  if (refused !== undefined) return left({ kind: refused });
  let at = end + 1;
  return right(
    versions.map(({ length, ...facts }) => {
      const content = new Uint8Array(output.subarray(at, at + length));
      at += length;
      return { ...facts, content };
    }),
  );
}

/** Does one work after the other: two pictures of 256 MB at once could be more than a small machine has. */
function inLine(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work, work);
    last = done.catch(() => undefined);
    return done;
  };
}

/**
 * Draws each picture in a process of its own, one at a time. A picture that takes too much memory or time, or on which a
 * decoder crashes, ends that process only.
 */
export function pictureRedrawer(limits: Partial<RedrawLimits> = {}, script?: string): PictureRedrawer {
  const waiting = inLine();
  return {
    redraw: (content) =>
      waiting(async () => {
        const { output, code, signal } = await run(script ?? ownScript(), content, { ...usual, ...limits });
        if (code === 0) return read(output);
        if (code === noDrawing) throw new Error('sharp cannot be loaded on this machine');
        // Killed by us, by the script itself, or by a machine without memory; else a decoder crashed.
        return left({ kind: signal === 'SIGKILL' ? 'tooHeavy' : 'damaged' });
      }),
  };
}
