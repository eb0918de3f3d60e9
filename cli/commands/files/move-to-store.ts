import type { ObjectSettings } from '#adapters/driven/objects/object-settings.ts';
import { printable } from '#adapters/driven/terminal/printable.ts';
import { FilesUnreachable } from '#application/ports/server/files/files-unreachable.ts';
import type { CommandContext } from '../../command.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { tellRefusal } from '../backup/tell.ts';

/** Does what needs the object store, and says in the reader's language why it cannot be done. */
export async function whileStoreAnswers<T>(
  context: CommandContext,
  work: () => Promise<T>,
): Promise<T | ExitCode> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof FilesUnreachable)) throw error;
    return tellRefusal(context, 'refusal.filesUnreachable', { cause: error.why }, exitCodes.failed);
  }
}

/** Moves the files of a data folder into the object store, and says how many, and where the former ones are. */
export function moveToStore(
  data: string,
  objects: ObjectSettings,
  context: CommandContext,
): Promise<ExitCode> {
  const { io, say } = context;
  return whileStoreAnswers(context, async () => {
    const [{ filesToStore }, { objectStore }, { markElsewhere }] = await Promise.all([
      import('#adapters/driven/objects/move-files.ts'),
      import('#adapters/driven/objects/object-store.ts'),
      import('#adapters/driven/objects/elsewhere-mark.ts'),
    ]);
    const stamp = new Date().toISOString().replaceAll(':', '-');
    const { files, aside } = await filesToStore(data, objectStore(objects), stamp);
    markElsewhere(data, objects);
    await io.out(`${say('files.moved', { files })}\n`);
    if (aside !== null) io.err(`${say('files.aside', { folder: printable(aside) })}\n`);
    return exitCodes.done;
  });
}
