import { findSubsidies } from '#application/subsidies/find-subsidies.ts';
import { chosenColumns } from '#application/reports/chosen-columns.ts';
import { subsidiesReport, subsidyFileName } from '#application/reports/tables/subsidies-report.ts';
import { subsidyColumns, type SubsidyView } from '#application/subsidies/subsidy-rows.ts';
import { realmId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Command, CommandContext } from '../../command.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { councilRefused } from '../../records/council-refused.ts';
import { deliverTable, tellPlan } from '../../records/deliver-table.ts';
import { recordOptions } from '../../records/record-options.ts';
import { reportJson } from '#adapters/driven/render/json/report-json.ts';
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
    parser
      .argument('[file]')
      .option('--base-url <URL>')
      .option('--realm <R>')
      .option('--organ <number>')
      .option('--register <URL>')
      .option('--view <view>')
      .option('--year <year>')
      .option('--search <text>')
      .option('--sort <order>')
      .option('--format <format>')
      .option('--out <file>')
      .option('--fields <columns>')
      .option('--bom')
      .option('--dry-run')
      .option('--quiet')
      .option('--no-color')
      .allowExcessArguments(false)
      .action((file: string | undefined, flags: SubsidyFlags) => run(write(file, flags, context)));
  },
};

async function write(
  file: string | undefined,
  flags: SubsidyFlags,
  context: CommandContext,
): Promise<ExitCode> {
  const { say, locale, program, io } = context;
  const asked = subsidyOptions(flags);
  if (isLeft(asked)) return misused(asked.left, context, command);
  // The national register needs neither a council's address nor its name.
  const place = asked.right.organ === null ? flags : { ...flags, baseUrl: asked.right.register, realm: '-' };
  const options = recordOptions(file, place, command, context, subsidyColumns[asked.right.view]);
  if (isLeft(options)) return options.left;
  io.endOnInterrupt();
  const { view, year, search, sort } = asked.right;
  const fileName = subsidyFileName(view);
  if (options.right.dryRun) {
    await tellPlan(plannedAddress(options.right, asked.right), fileName, options.right, context);
    return exitCodes.done;
  }
  const opened = await openRegister(options.right, asked.right, context);
  if (isLeft(opened)) return opened.left;
  const { register, realm, name, sha256 } = opened.right;
  const found = await findSubsidies({ register })(realmId(realm), {
    view,
    language: locale,
    year,
    search,
    sort,
  });
  if (isLeft(found)) return councilRefused(found.left, name, context);
  const report = subsidiesReport(view, found.right, { name, sha256, program });
  const shown = chosenColumns(report, onTerminal[view]);
  const { table } = isLeft(shown) ? report : shown.right;
  const lines = (style: Omit<Parameters<typeof tableLines>[1], 'say'>) =>
    tableLines(table, { ...style, say });
  return deliverTable(
    { report, fileName, command, json: () => reportJson(report), lines },
    options.right,
    context,
  );
}

/** The columns that people read on a line of a terminal; files have them all. */
const onTerminal: Readonly<Record<SubsidyView, readonly string[]>> = {
  calls: ['Código', 'Fecha', 'Departamento', 'Convocatoria'],
  'by-call': ['Convocatoria', 'Año', 'Cuenta', 'Importe'],
  grants: ['Fecha de concesión', 'Departamento', 'Convocatoria', 'Beneficiario', 'Importe'],
};
