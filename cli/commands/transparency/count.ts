import { httpIndexArticles } from '#adapters/driven/council-http/http-tables.ts';
import { documentIndexArticles } from '#adapters/driven/documents/document-tables.ts';
import type { ReportContent } from '#adapters/driven/render/report-content.ts';
import { tableAddresses } from '#adapters/wire/tables/table-addresses.ts';
import { knownEditions, knownIndex, usualEdition } from '#adapters/wire/known-indexes.ts';
import { pointColumns } from '#application/reports/transparency/transparency-report.ts';
import { countTransparency } from '#application/transparency/count-transparency.ts';
import { realmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { IndexCount } from '#domain/transparency/count-points.ts';
import type { TransparencyIndex } from '#domain/transparency/transparency-index.ts';
import type { Command, CommandContext } from '../../command.ts';
import { councilLine } from '../../council-line.ts';
import { councilName } from '../../council-name.ts';
import type { ExitCode } from '../../exit-codes.ts';
import { councilRefused } from '../../records/council-refused.ts';
import { withRecordFlags, writeRecords } from '../../records/record-command.ts';
import { readDocuments } from '../../records/read-documents.ts';
import { shownCommand } from '../../records/shown-command.ts';
import { type RecordFlags, type RecordOptions, recordOptions } from '../../records/record-options.ts';
import { misused } from '../budget/refuse.ts';
import { strangeLines } from './strange-lines.ts';

interface CountFlags extends RecordFlags {
  readonly edition?: string;
  readonly index?: string;
}

const command = 'concejo transparency count';

/** `concejo transparency count`: how many points of an index a council meets. */
export const transparencyCount: Command = {
  help: 'help.transparencyCount',
  mayTakeLong: true,
  configure: (parser, context, run) => {
    withRecordFlags(parser.argument('[file]'), '--edition <edition>', '--index <file>').action(
      (file: string | undefined, flags: CountFlags) => run(count(file, flags, context)),
    );
  },
};

async function count(
  file: string | undefined,
  flags: CountFlags,
  context: CommandContext,
): Promise<ExitCode> {
  const options = recordOptions(file, flags, command, context, pointColumns, 'transparency');
  if (isLeft(options)) return options.left;
  context.io.endOnInterrupt();
  const index = await chosenIndex(flags, context);
  if (isLeft(index)) return index.left;
  const { source, quiet } = options.right;
  const addresses =
    source.kind === 'file'
      ? []
      : [`${source.baseUrl}${tableAddresses.indexArticles(realmId(source.realm), 0)}`];
  const read = async (): Promise<Either<ExitCode, ReportContent>> => {
    const found = await countedFrom(options.right, index.right, context);
    if (isLeft(found)) return found;
    const { counted, name, sha256 } = found.right;
    if (!quiet) for (const line of strangeLines(counted, context)) context.io.err(`${line}\n`);
    const origin = {
      name,
      sha256,
      program: context.program,
      command: commandOf(options.right, flags),
      ...(source.kind === 'council' && { council: await councilName(source, options.right, context) }),
    };
    return right({ kind: 'transparency', counted, origin });
  };
  return writeRecords({ command, fileName: 'transparencia', addresses, read }, options.right, context);
}

/** The command that counts the same again. */
const commandOf = (options: RecordOptions, { edition, index }: CountFlags): string =>
  shownCommand(command, options, { '--edition': edition, '--index': index });

/** The edition of `--edition`, or the data file of `--index`. */
async function chosenIndex(
  { edition = usualEdition, index: file }: CountFlags,
  context: CommandContext,
): Promise<Either<ExitCode, TransparencyIndex>> {
  if (file !== undefined) {
    const read = await readDocuments(file, context);
    if (isLeft(read)) return read;
    const { readIndex } = await import('#adapters/wire/transparency-index.ts');
    const own = readIndex(read.right.documents);
    return isLeft(own) ? left(councilRefused(own.left, file, context)) : own;
  }
  const known = knownIndex(edition);
  if (known) return right(known);
  const values = { flag: '--edition', found: edition, available: knownEditions.join(', ') };
  return left(misused({ key: 'usage.notOneOf', values }, context, command));
}

interface Counted {
  readonly counted: IndexCount;
  readonly name: string;
  readonly sha256: string | null;
}

async function countedFrom(
  { source }: RecordOptions,
  index: TransparencyIndex,
  context: CommandContext,
): Promise<Either<ExitCode, Counted>> {
  if (source.kind === 'file') {
    const read = await readDocuments(source.file, context);
    if (isLeft(read)) return read;
    const { documents, name, sha256 } = read.right;
    const articles = documentIndexArticles(documents);
    const counted = await countTransparency({ articles })(realmId(''), index);
    return isLeft(counted)
      ? left(councilRefused(counted.left, source.file, context))
      : right({ counted: counted.right, name, sha256 });
  }
  const realm = realmId(source.realm);
  const address = `${source.baseUrl}${tableAddresses.indexArticles(realm, 0)}`;
  const settings = councilLine(source.baseUrl, context);
  const counted = await countTransparency({ articles: httpIndexArticles(settings) })(realm, index);
  return isLeft(counted)
    ? left(councilRefused(counted.left, address, context))
    : right({ counted: counted.right, name: address, sha256: null });
}
