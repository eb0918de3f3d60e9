import { statSync } from 'node:fs';
import { ballotsIn } from '#application/operating/backup-manifest.ts';
import type { RestoreOrder } from '#adapters/driven/backup/restore-backup.ts';
import type {
  PostgresRestoreFault,
  PostgresRestoreOrder,
} from '#adapters/driven/backup/restore-postgres-backup.ts';
import { readIdentities } from '#adapters/driven/backup/age/age-keys.ts';
import { isLeft, right } from '#domain/shared/result.ts';
import { clearMark } from '#adapters/driven/objects/elsewhere-mark.ts';
import { type ObjectSettings } from '#adapters/driven/objects/object-settings.ts';
import type { Command, CommandContext } from '../../command.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { printable } from '#adapters/driven/terminal/printable.ts';
import { readKeyFile } from './key-file.ts';
import { moveToStore, whileStoreAnswers } from '../files/move-to-store.ts';
import { programPlaces, readPlaces, tellRefusal, tellServerFault } from './tell.ts';

/** `concejo restore FILE`: checks a backup completely and replaces the data folder with it. */
export const restore: Command = {
  help: 'help.restore',
  configure: (parser, context, run) => {
    parser
      .argument('[file]')
      .option('--force')
      .option('--identity <file>')
      .allowExcessArguments(false)
      .action((file: string | undefined, given: RestoreFlags) => run(restoreFrom(file, given, context)));
  },
};

interface RestoreFlags {
  readonly force?: boolean;
  readonly identity?: string;
}

async function restoreFrom(
  file: string | undefined,
  { force = false, identity }: RestoreFlags,
  context: CommandContext,
): Promise<ExitCode> {
  const { io, say } = context;
  if (file === undefined) {
    io.err(say('help.restore'));
    return exitCodes.usage;
  }
  const places = readPlaces(context);
  if (isLeft(places)) return places.left;
  const { data, secretsFile, databaseUrl, objects } = places.right;
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory())
    return tellRefusal(context, 'file.folder', { name: file }, exitCodes.invalidInput);
  const identities = identity === undefined ? right([]) : readKeyFile(identity, readIdentities, context);
  if (isLeft(identities)) return identities.left;
  if (objects !== undefined) {
    const used = await refuseUsedStore(objects, context);
    if (used !== null) return used;
  }
  const keys = identity === undefined ? {} : { identities: identities.right };
  const order = { file, data, secretsFile, force, now: Date.now(), ...keys };
  const restored = await (databaseUrl === undefined
    ? fillEmbedded(order)
    : fillPostgres({ ...order, databaseUrl, programs: programPlaces(context) }));
  if (isLeft(restored)) return tellFault(restored.left, { name: file, data, keys: secretsFile }, context);
  const { manifest, aside } = restored.right;
  const counts = { ballots: ballotsIn(manifest.surveys), surveys: manifest.surveys.length };
  const values = { name: printable(file), data: printable(data), made: manifest.made, ...counts };
  await io.out(`${say('restore.done', values)}\n`);
  if (aside !== null) io.err(`${say('restore.aside', { folder: printable(aside) })}\n`);
  if (objects === undefined) {
    clearMark(data);
    return exitCodes.done;
  }
  const moved = await moveToStore(data, objects, context);
  if (moved !== exitCodes.done) io.err(`${say('files.moveLater', { data: printable(data) })}\n`);
  return moved;
}

/** Nothing is replaced in a store either: what is there may be newer, and files of towns are published at once. */
async function refuseUsedStore(objects: ObjectSettings, context: CommandContext): Promise<ExitCode | null> {
  const { objectStore } = await import('#adapters/driven/objects/object-store.ts');
  return whileStoreAnswers(context, async () => {
    const first = await objectStore(objects).list('').next();
    const name = `${objects.endpoint}/${objects.bucket}/${objects.prefix}`;
    return first.done === true ? null : tellRefusal(context, 'refusal.storeUsed', { name }, exitCodes.failed);
  });
}

const fillEmbedded = async (order: RestoreOrder) =>
  (await import('#adapters/driven/backup/restore-backup.ts')).restoreBackup(order);

const fillPostgres = async (order: PostgresRestoreOrder) =>
  (await import('#adapters/driven/backup/restore-postgres-backup.ts')).restorePostgresBackup(order);

interface Names {
  readonly name: string;
  readonly data: string;
  readonly keys: string;
}

/** A backup that cannot be used is wrong input; a place that cannot be written is a failure. */
function tellFault(
  fault: PostgresRestoreFault,
  { name, data, keys }: Names,
  context: CommandContext,
): ExitCode {
  const { failed, invalidInput } = exitCodes;
  switch (fault.kind) {
    case 'missing':
      return tellRefusal(context, 'file.missing', { name }, invalidInput);
    case 'backupOfPostgres':
      return tellRefusal(context, 'refusal.backupOfPostgres', { name }, failed);
    case 'backupOfEmbedded':
      return tellRefusal(context, 'refusal.backupOfEmbedded', { name }, failed);
    case 'notEmpty':
      return tellRefusal(context, 'refusal.notEmpty', { name: fault.place }, failed);
    case 'noServer':
    case 'noProgram':
      return tellServerFault(fault, context);
    case 'notABackup':
      return tellRefusal(context, 'refusal.notABackup', { name }, invalidInput);
    case 'cutShort':
      return tellRefusal(context, 'refusal.backupCutShort', { name, part: fault.part }, invalidInput);
    case 'sealed':
      return tellRefusal(context, 'refusal.backupSealed', { name }, failed);
    case 'otherIdentity':
      return tellRefusal(context, 'refusal.otherIdentity', { name }, failed);
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
