import { ballotsIn } from '#application/operating/backup-manifest.ts';
import type { BringFiles } from '#adapters/driven/backup/backup-of-objects.ts';
import type { BackupOrder, WrittenBackup } from '#adapters/driven/backup/backup-order.ts';
import type {
  PostgresBackupFault,
  PostgresBackupOrder,
} from '#adapters/driven/backup/write-postgres-backup.ts';
import { readRecipients } from '#adapters/driven/backup/age/age-keys.ts';
import { isFolder } from '#adapters/driven/backup/backup-place.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { elsewhereMark } from '#adapters/driven/objects/elsewhere-mark.ts';
import type { ObjectSettings } from '#adapters/driven/objects/object-settings.ts';
import type { Command, CommandContext } from '../../command.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { printable } from '#adapters/driven/terminal/printable.ts';
import { readKeyFile } from './key-file.ts';
import { programPlaces, readPlaces, tellRefusal, tellServerFault } from './tell.ts';

/** `concejo backup --out FILE|DIR`: copies database and files, while the server runs, and reads the copy again. */
export const backup: Command = {
  help: 'help.backup',
  configure: (parser, context, run) => {
    parser
      .option('--out <path>')
      .option('--keep <n>')
      .option('--encrypt-to <file>')
      .allowExcessArguments(false)
      .action((given: BackupFlags) => run(backUp(given, context)));
  },
};

interface BackupFlags {
  readonly out?: string;
  readonly keep?: string;
  readonly encryptTo?: string;
}

const mostKept = 9999;

/** What the flags ask for, as a part of the order. */
function wishesIn(
  { out = '', keep, encryptTo }: BackupFlags,
  context: CommandContext,
): Either<ExitCode, Pick<BackupOrder, 'keep' | 'recipients'>> {
  const n = Number(keep ?? mostKept);
  if (!Number.isInteger(n) || n < 1 || n > mostKept) {
    const values = { flag: '--keep', found: keep ?? '', most: mostKept };
    return left(tellRefusal(context, 'usage.notFromOne', values, exitCodes.usage));
  }
  if (keep !== undefined && !isFolder(out))
    return left(tellRefusal(context, 'usage.keepNeedsFolder', { name: out }, exitCodes.usage));
  const kept = keep === undefined ? {} : { keep: n };
  if (encryptTo === undefined) return right(kept);
  const recipients = readKeyFile(encryptTo, readRecipients, context);
  return isLeft(recipients) ? recipients : right({ ...kept, recipients: recipients.right });
}

async function backUp(given: BackupFlags, context: CommandContext): Promise<ExitCode> {
  const { out } = given;
  if (out === undefined) return tellRefusal(context, 'usage.needsFlag', { flag: '--out' }, exitCodes.usage);
  const wishes = wishesIn(given, context);
  if (isLeft(wishes)) return wishes.left;
  const places = readPlaces(context);
  if (isLeft(places)) return places.left;
  const { data, secretsFile, databaseUrl, objects } = places.right;
  const mark = objects === undefined ? elsewhereMark(data) : null;
  if (mark !== null) return tellRefusal(context, 'refusal.filesElsewhere', { name: mark }, exitCodes.usage);
  const now = Date.now();
  const order = { data, secretsFile, out, program: context.program, now, ...wishes.right };
  const bringFiles = objects === undefined ? undefined : bringerOf(objects);
  const written = await (databaseUrl === undefined
    ? copyEmbedded(order, bringFiles)
    : copyPostgres({ ...order, databaseUrl, programs: programPlaces(context), bringFiles }));
  if (isLeft(written)) return tellFault(written.left, out, context);
  // A server on this folder shows it in its figures.
  (await import('#adapters/driven/backup/last-backup.ts')).noteBackup(data, now);
  await tell(written.right, secretsFile, context);
  if (given.encryptTo !== undefined)
    context.io.err(`${context.say('backup.sealed', { name: printable(given.encryptTo) })}\n`);
  return exitCodes.done;
}

/** Fetches the files from the object store. */
const bringerOf =
  (objects: ObjectSettings): BringFiles =>
  async (folder) => {
    const [{ filesFromStore }, { objectStore }] = await Promise.all([
      import('#adapters/driven/objects/move-files.ts'),
      import('#adapters/driven/objects/object-store.ts'),
    ]);
    return filesFromStore(objectStore(objects), folder);
  };

const copyEmbedded = async (order: BackupOrder, bringFiles: BringFiles | undefined) =>
  bringFiles === undefined
    ? (await import('#adapters/driven/backup/write-backup.ts')).writeBackup(order)
    : (await import('#adapters/driven/backup/backup-of-objects.ts')).writeBackupOfObjects(order, bringFiles);

const copyPostgres = async (order: PostgresBackupOrder) =>
  (await import('#adapters/driven/backup/write-postgres-backup.ts')).writePostgresBackup(order);

function tellFault(fault: PostgresBackupFault, out: string, context: CommandContext): ExitCode {
  switch (fault.kind) {
    case 'noData':
      return tellRefusal(context, 'refusal.noData', { name: fault.file }, exitCodes.invalidInput);
    case 'databaseDamaged':
      return tellRefusal(context, 'refusal.databaseDamaged', { name: fault.file }, exitCodes.invalidInput);
    case 'copyFailed':
      return tellRefusal(context, 'refusal.copyFailed', { name: out, cause: fault.why }, exitCodes.failed);
    case 'noServer':
    case 'noProgram':
      return tellServerFault(fault, context);
    case 'filesUnreachable':
      return tellRefusal(context, 'refusal.filesUnreachable', { cause: fault.why }, exitCodes.failed);
    case 'changedMeanwhile':
      return tellRefusal(context, 'refusal.changedMeanwhile', { part: fault.part }, exitCodes.failed);
    default:
      return fault satisfies never;
  }
}

async function tell(
  { file, manifest, close, deleted, notDeleted }: WrittenBackup,
  secretsFile: string,
  { io, say }: CommandContext,
): Promise<void> {
  const { surveys, parts } = manifest;
  const values = { ballots: ballotsIn(surveys), surveys: surveys.length, files: parts.length - 1 };
  await io.out(`${say('backup.written', { name: printable(file), ...values })}\n`);
  io.err(`${say('backup.keysApart', { keys: printable(secretsFile) })}\n`);
  if (manifest.keys === null) {
    io.err(`${say('label.warning')} ${say('backup.keysUnknown', { keys: printable(secretsFile) })}\n`);
  }
  for (const { beside, realm, survey, votes } of close) {
    const values = { beside: printable(beside), survey: printable(`${realm}/${survey}`), votes };
    io.err(`${say('label.warning')} ${say('backup.tooClose', values)}\n`);
  }
  if (deleted.length > 0) {
    const names = deleted.map(printable).join(', ');
    io.err(`${say('backup.deleted', { count: deleted.length, names })}\n`);
  }
  if (notDeleted !== null)
    io.err(`${say('label.warning')} ${say('backup.notDeleted', { cause: printable(notDeleted) })}\n`);
}
