import type { CommandContext } from './command.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { fill } from './fill.ts';
import type { Paint } from './paint.ts';
import { printable } from './printable.ts';
import { causeOf } from './read-source.ts';

interface Delivery {
  readonly out: string | null;
  readonly quiet: boolean;
}

/** Puts a result where it was asked for: a file, whole or not at all, or standard output. */
export async function deliver(
  data: string | Uint8Array,
  { out, quiet }: Delivery,
  { io, texts }: CommandContext,
  paint: Paint,
): Promise<ExitCode> {
  if (out === null) {
    await io.out(data);
    return exitCodes.done;
  }
  const { writeWhole } = await import('#adapters/driven/files/write-whole.ts');
  const name = printable(out);
  try {
    writeWhole(out, typeof data === 'string' ? Buffer.from(data) : data);
  } catch (error) {
    const told = fill(texts['file.unwritable'], { name, cause: causeOf(error) });
    io.err(`${paint.red(texts['label.error'])} ${told}\n`);
    return exitCodes.failed;
  }
  if (!quiet) io.err(`${fill(texts['file.written'], { name })}\n`);
  return exitCodes.done;
}
