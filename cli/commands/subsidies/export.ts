import type { ReportContent } from '#adapters/driven/render/report-content.ts';
import { findSubsidies } from '#application/subsidies/find-subsidies.ts';
import { chosenColumns } from '#application/reports/chosen-columns.ts';
import { wholeReport } from '#application/reports/report.ts';
import { printedRecords } from '#application/reports/tables/records-sheet.ts';
import { flowingSubsidies, subsidyFileName } from '#application/reports/tables/subsidies-report.ts';
import { subsidyColumns, type SubsidyView } from '#application/subsidies/subsidy-rows.ts';
import { realmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { Command, CommandContext } from '../../command.ts';
import { councilName } from '../../council-name.ts';
import type { ExitCode } from '../../exit-codes.ts';
import { councilRefused } from '../../records/council-refused.ts';
import { withRecordFlags, writeRecords } from '../../records/record-command.ts';
import { type RecordOptions, recordOptions } from '../../records/record-options.ts';
import { shownCommand } from '../../records/shown-command.ts';
import { listSheetIn, resultSheetIn } from '#adapters/driven/texts/sentences-in.ts';
import { tableLines } from '#adapters/driven/render/table/table-lines.ts';
import { misused } from '../budget/refuse.ts';
import { openRegister, plannedAddress } from './open-register.ts';
import { type SubsidyFlags, subsidyOptions } from './subsidy-options.ts';

const command = 'concejo subsidies export';

/** `concejo subsidies export`: calls or grants, as the download of the portal. */
export const subsidiesExport: Command = {
  help: 'help.subsidiesExport',
  mayTakeLong: true,
  configure: (parser, context, run) => {
    withRecordFlags(
      parser.argument('[file]'),
      '--organ <number>',
      '--register <URL>',
      '--view <view>',
      '--year <year>',
      '--search <text>',
      '--sort <order>',
    ).action((file: string | undefined, flags: SubsidyFlags) => run(write(file, flags, context)));
  },
};

async function write(
  file: string | undefined,
  flags: SubsidyFlags,
  context: CommandContext,
): Promise<ExitCode> {
  const { say, locale, program } = context;
  const asked = subsidyOptions(flags);
  if (isLeft(asked)) return misused(asked.left, context, command);
  // The national register needs neither a council's address nor its name.
  const place = asked.right.organ === null ? flags : { ...flags, baseUrl: asked.right.register, realm: '-' };
  const options = recordOptions(file, place, command, context, subsidyColumns[asked.right.view]);
  if (isLeft(options)) return options.left;
  const { view, year, search, sort } = asked.right;
  const fileName = subsidyFileName(view);
  const addresses = plannedAddress(options.right, asked.right);
  const read = async (): Promise<Either<ExitCode, ReportContent>> => {
    const opened = await openRegister(options.right, asked.right, context);
    if (isLeft(opened)) return opened;
    const { register, realm, name, sha256, site } = opened.right;
    const query = { view, language: locale, year, search, sort };
    const found = await findSubsidies({ register })(realmId(realm), query);
    if (isLeft(found)) return left(councilRefused(found.left, name, context));
    const { source } = options.right;
    const origin = {
      name,
      sha256,
      program,
      ...(site !== null && { site }),
      ...(source.kind === 'council' &&
        asked.right.organ === null && { council: await councilName(source, options.right, context) }),
      command: commandOf(options.right, flags),
    };
    const rows = { year: year === null ? '' : String(year), search, types: '' };
    const words = { say: resultSheetIn(locale), ofList: listSheetIn(locale) };
    const plain = flowingSubsidies(view, found.right, origin);
    const report = printedRecords(plain, `title.${view}`, rows, origin, words);
    return right({
      kind: 'rows',
      report,
      lines: (style) => {
        const all = wholeReport(report);
        const shown = chosenColumns(all, onTerminal[view]);
        const { table } = isLeft(shown) ? all : shown.right;
        return tableLines(table, { ...style, say });
      },
    });
  };
  return writeRecords({ command, fileName, addresses, read }, options.right, context);
}

/** The command that gives the same rows; the national register is named by the council's number in it. */
function commandOf(options: RecordOptions, flags: SubsidyFlags): string {
  const { organ, view, year, search, sort } = flags;
  const shown = { '--organ': organ, '--view': view, '--year': year, '--search': search, '--sort': sort };
  return organ === undefined
    ? shownCommand(command, options, shown)
    : shownCommand(command, null, { ...shown, '--register': flags.register });
}

/** The columns that fit a line of a terminal; files have them all. */
const onTerminal: Readonly<Record<SubsidyView, readonly string[]>> = {
  calls: ['Código', 'Fecha', 'Departamento', 'Convocatoria'],
  'by-call': ['Convocatoria', 'Año', 'Cuenta', 'Importe'],
  grants: ['Fecha de concesión', 'Departamento', 'Convocatoria', 'Beneficiario', 'Importe'],
};
