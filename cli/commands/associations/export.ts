import { httpAssociations } from '#adapters/driven/council-http/http-tables.ts';
import { readAssociations } from '#adapters/driven/documents/document-tables.ts';
import { readAssociation } from '#adapters/wire/tables/association.ts';
import type { ReportContent } from '#adapters/driven/render/report-content.ts';
import { tableAddresses } from '#adapters/wire/tables/table-addresses.ts';
import { associationTypeIn, listSheetIn, resultSheetIn } from '#adapters/driven/texts/sentences-in.ts';
import { findAssociations } from '#application/directory/find-associations.ts';
import type { AssociationRegister } from '#application/ports/server/association-register.ts';
import { associationColumns, associationsReport } from '#application/reports/tables/associations-report.ts';
import { printedRecords } from '#application/reports/tables/records-sheet.ts';
import type { Association } from '#domain/directory/association.ts';
import { knownTypes } from '#domain/directory/association-types.ts';
import { realmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, map, right } from '#domain/shared/result.ts';
import type { Command, CommandContext } from '../../command.ts';
import { councilLine } from '../../council-line.ts';
import { councilName } from '../../council-name.ts';
import type { ExitCode } from '../../exit-codes.ts';
import { oneOf } from '../../output-format.ts';
import { councilRefused } from '../../records/council-refused.ts';
import { withRecordFlags, writeRecords } from '../../records/record-command.ts';
import { type FileRecords, readRecords } from '../../records/read-documents.ts';
import { type RecordFlags, type RecordOptions, recordOptions } from '../../records/record-options.ts';
import { shownCommand } from '../../records/shown-command.ts';
import type { UsageRefusal } from '../../usage.ts';
import { misused } from '../budget/refuse.ts';

interface ExportFlags extends RecordFlags {
  readonly types?: string;
  readonly search?: string;
}

const command = 'concejo associations export';

/** `concejo associations export`: the census of active associations, as the download of the portal. */
export const associationsExport: Command = {
  help: 'help.associationsExport',
  mayTakeLong: true,
  configure: (parser, context, run) => {
    withRecordFlags(parser.argument('[file]'), '--types <types>', '--search <text>').action(
      (file: string | undefined, flags: ExportFlags) => run(write(file, flags, context)),
    );
  },
};

/** The source of associations, and what a report says about it. */
interface Opened {
  readonly register: AssociationRegister;
  readonly name: string;
  readonly sha256: string | null;
}

async function write(
  file: string | undefined,
  flags: ExportFlags,
  context: CommandContext,
): Promise<ExitCode> {
  const { locale, program } = context;
  const options = recordOptions(file, flags, command, context, associationColumns);
  if (isLeft(options)) return options.left;
  const types = typesFrom(flags.types);
  if (isLeft(types)) return misused(types.left, context, command);
  const { source } = options.right;
  const fileName = source.kind === 'council' ? source.realm : 'asociaciones';
  const addresses = source.kind === 'file' ? [] : [addressOf(source)];
  const read = async (): Promise<Either<ExitCode, ReportContent>> => {
    const opened = await open(options.right, context);
    if (isLeft(opened)) return opened;
    const { register, name, sha256 } = opened.right;
    const reader = { language: locale, typeName: associationTypeIn(locale) };
    const query = { ...reader, types: types.right, search: flags.search ?? '' };
    const found = await findAssociations({ register })(realmId(fileName), query);
    if (isLeft(found)) return left(councilRefused(found.left, name, context));
    const origin = {
      name,
      sha256,
      program,
      ...(source.kind === 'council' && { council: await councilName(source, options.right, context) }),
      command: shownCommand(command, options.right, { '--types': flags.types, '--search': flags.search }),
    };
    const asked = {
      year: '',
      search: flags.search ?? '',
      types: (types.right ?? []).map(reader.typeName).join(', '),
    };
    const words = { say: resultSheetIn(locale), ofList: listSheetIn(locale) };
    const report = associationsReport(found.right, reader, origin);
    return right({
      kind: 'rows',
      report: printedRecords(report, 'title.associations', asked, origin, words),
    });
  };
  return writeRecords({ command, fileName, addresses, read }, options.right, context);
}

const addressOf = ({ baseUrl, realm }: { readonly baseUrl: string; readonly realm: string }) =>
  `${baseUrl}${tableAddresses.associations(realmId(realm), 0)}`;

async function open({ source }: RecordOptions, context: CommandContext): Promise<Either<ExitCode, Opened>> {
  if (source.kind === 'council') {
    const { baseUrl } = source;
    const settings = councilLine(baseUrl, context);
    return right({ register: httpAssociations(settings), name: addressOf(source), sha256: null });
  }
  return map(({ records, name, sha256 }: FileRecords<Association>) => ({
    register: readAssociations(records),
    name,
    sha256,
  }))(await readRecords(source.file, readAssociation, context));
}

/** Types by the names that the register uses. */
function typesFrom(flag: string | undefined): Either<UsageRefusal, readonly string[] | null> {
  if (flag === undefined) return right(null);
  const found: string[] = [];
  for (const name of flag.split(',')) {
    const type = oneOf('--types', name.trim(), knownTypes);
    if (isLeft(type)) return type;
    if (type.right) found.push(type.right);
  }
  return right(found);
}
