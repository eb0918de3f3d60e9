import { statSync } from 'node:fs';
import { ballotsIn } from '#application/operating/backup-manifest.ts';
import type { RestoreFault } from '#adapters/driven/backup/restore-backup.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Command, CommandContext } from '../../command.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { fill } from '../../fill.ts';
import { printable } from '../../printable.ts';
import { readPlaces, tellRefusal } from './tell.ts';

/** `concejo restore FILE`: checks a backup whole and lets it take the place of the data folder. */
export const restore: Command = {
  help: 'help.restore',
  configure: (parser, context, run) => {
    parser
      .argument('[file]')
      .option('--force')
      .allowExcessArguments(false)
      .action((file: string | undefined, { force = false }: { force?: boolean }) =>
        run(restoreFrom(file, force, context)),
      );
  },
};

async function restoreFrom(
  file: string | undefined,
  force: boolean,
  context: CommandContext,
): Promise<ExitCode> {
  const { io, texts } = context;
  if (file === undefined) {
    io.err(texts['help.restore']);
    return exitCodes.usage;
  }
  const places = readPlaces(context);
  if (isLeft(places)) return places.left;
  const { data, secretsFile } = places.right;
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory())
    return tellRefusal(context, 'file.folder', { name: file }, exitCodes.invalidInput);
  const { restoreBackup } = await import('#adapters/driven/backup/restore-backup.ts');
  const restored = restoreBackup({ file, data, secretsFile, force, now: Date.now() });
  if (isLeft(restored)) return tellFault(restored.left, { name: file, data, keys: secretsFile }, context);
  const { manifest, aside } = restored.right;
  const counts = { ballots: ballotsIn(manifest.surveys), surveys: manifest.surveys.length };
  const told = { name: printable(file), data: printable(data), made: manifest.made, ...counts };
  await io.out(`${fill(texts['restore.done'], told)}\n`);
  if (aside !== null) io.err(`${fill(texts['restore.aside'], { folder: printable(aside) })}\n`);
  return exitCodes.done;
}

interface Names {
  readonly name: string;
  readonly data: string;
  readonly keys: string;
}

/** A backup that cannot be used is wrong input; a place that cannot take it is a failure. */
function tellFault(fault: RestoreFault, { name, data, keys }: Names, context: CommandContext): ExitCode {
  const { failed, invalidInput } = exitCodes;
  switch (fault.kind) {
    case 'missing':
      return tellRefusal(context, 'file.missing', { name }, invalidInput);
    case 'notABackup':
      return tellRefusal(context, 'refusal.notABackup', { name }, invalidInput);
    case 'cutShort':
      return tellRefusal(context, 'refusal.backupCutShort', { name, part: fault.part }, invalidInput);
    case 'damaged':
      return tellRefusal(context, 'refusal.backupDamaged', { name, part: fault.part }, invalidInput);
    case 'fromNewerProgram': {
      const { version, known } = fault;
      return tellRefusal(context, 'refusal.backupNewer', { name, version, known }, invalidInput);
    }
    case 'keysMissing':
      return tellRefusal(context, 'refusal.keysMissing', { keys }, failed);
    case 'otherKeys':
      return tellRefusal(context, 'refusal.otherKeys', { keys }, failed);
    case 'keysIncomplete': {
      const surveys = fault.surveys.join(', ');
      return tellRefusal(context, 'refusal.keysIncomplete', { keys, surveys }, failed);
    }
    case 'votesHere':
      return tellRefusal(context, 'refusal.votesHere', { data, ballots: fault.ballots }, failed);
    case 'unreadableHere':
      return tellRefusal(context, 'refusal.unreadableHere', { data }, failed);
    case 'serverRunning':
      return tellRefusal(context, 'refusal.serverRunning', { data }, failed);
    case 'restoreFailed':
      return tellRefusal(context, 'refusal.restoreFailed', { data, cause: fault.why }, failed);
    default:
      return fault satisfies never;
  }
}
