import { accessSync, constants, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { CommandContext } from './command.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import type { Rendered } from '#adapters/driven/render/render.ts';
import type { Paint } from '#adapters/driven/terminal/paint.ts';
import { printable } from '#adapters/driven/terminal/printable.ts';
import { causeOf } from './read-source.ts';

interface Delivery {
  readonly out: string | null;
  readonly quiet: boolean;
}

/**
 * Says, before anything is read or computed, why the output cannot be written there; null if no obstacle is known. A
 * folder is allowed if files have names of their own.
 */
export function nowhereToPut(
  out: string | null,
  { io, say }: CommandContext,
  mayBeFolder = false,
): ExitCode | null {
  if (out === null) return null;
  const fail = (
    key: `file.${'folder' | 'missing' | 'notAFolder' | 'unwritable'}`,
    name: string,
    cause = '',
  ) => {
    io.err(`${say('label.error')} ${say(key, { name: printable(name), cause })}\n`);
    return exitCodes.failed;
  };
  const placeOf = (path: string) => statSync(path, { throwIfNoEntry: false });
  const isFolder = placeOf(out)?.isDirectory() === true;
  if (isFolder && !mayBeFolder) return fail('file.folder', out);
  const folder = isFolder ? out : dirname(out);
  const place = placeOf(folder);
  if (!place?.isDirectory()) return fail(place ? 'file.notAFolder' : 'file.missing', folder);
  try {
    accessSync(folder, constants.W_OK);
    return null;
  } catch (error) {
    return fail('file.unwritable', out, causeOf(error));
  }
}

/** Writes a result to the given place: a file, completely or not at all, or standard output. */
export async function deliver(
  data: Rendered,
  { out, quiet }: Delivery,
  { io, say }: CommandContext,
  paint: Paint,
): Promise<ExitCode> {
  if (out === null) {
    if (typeof data === 'string' || data instanceof Uint8Array) await io.out(data);
    else for (const piece of data) await io.out(piece);
    return exitCodes.done;
  }
  const { writeWhole } = await import('#adapters/driven/files/write-whole.ts');
  const name = printable(out);
  try {
    io.uninterrupted(() => writeWhole(out, typeof data === 'string' ? Buffer.from(data) : data));
  } catch (error) {
    const line = say('file.unwritable', { name, cause: causeOf(error) });
    io.err(`${paint.red(say('label.error'))} ${line}\n`);
    return exitCodes.failed;
  }
  if (!quiet) io.err(`${say('file.written', { name })}\n`);
  return exitCodes.done;
}
