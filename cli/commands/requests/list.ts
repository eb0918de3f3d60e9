import { everyItem } from '#adapters/driven/council-http/every-item.ts';
import { addressOf } from '#adapters/wire/address-of.ts';
import { listRequestsCall } from '#adapters/wire/requests/list-requests.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Command, CommandContext } from '../../command.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { oneOf } from '../../output-format.ts';
import { councilRefused } from '../../records/council-refused.ts';
import { deliverTable, tellPlan } from '../../records/deliver-table.ts';
import { type RecordFlags, recordOptions } from '../../records/record-options.ts';
import { reportJson } from '#adapters/driven/render/json/report-json.ts';
import { staffCouncil } from '../../records/staff-council.ts';
import { misused } from '../budget/refuse.ts';
import { requestLines } from './request-lines.ts';
import { requestLists } from './request-lists.ts';
import { requestColumns, requestsReport } from './requests-report.ts';

interface ListFlags extends RecordFlags {
  readonly approval?: string;
}

const command = 'concejo requests list';

/** `concejo requests list`: what waits for staff to let everybody see it, or other requests of a town. */
export const requestsList: Command = {
  help: 'help.requestsList',
  mayTakeLong: true,
  configure: (parser, context, run) => {
    parser
      .option('--base-url <URL>')
      .option('--realm <R>')
      .option('--approval <list>')
      .option('--format <format>')
      .option('--out <file>')
      .option('--fields <columns>')
      .option('--bom')
      .option('--dry-run')
      .option('--quiet')
      .option('--no-color')
      .allowExcessArguments(false)
      .action((flags: ListFlags) => run(list(flags, context)));
  },
};

async function list(
  { approval = 'waiting', ...flags }: ListFlags,
  context: CommandContext,
): Promise<ExitCode> {
  const { say, program } = context;
  const options = recordOptions(undefined, flags, command, context, requestColumns);
  if (isLeft(options)) return options.left;
  const wanted = oneOf('--approval', approval, requestLists);
  if (isLeft(wanted)) return misused(wanted.left, context, command);
  const kind = wanted.right ?? 'waiting';
  const council = staffCouncil(options.right.source, command, context);
  if (isLeft(council)) return council.left;
  const { baseUrl, call, realm } = council.right;
  const asked = { realm, approval: kind === 'all' ? null : kind };
  const address = `${baseUrl}${addressOf(listRequestsCall, asked)}`;
  const fileName = `requests-${realm}`;
  if (options.right.dryRun) {
    await tellPlan([address], fileName, options.right, context);
    return exitCodes.done;
  }
  context.io.endOnInterrupt();
  const found = await everyItem((stretch) => call(listRequestsCall, { ...asked, ...stretch }));
  if (isLeft(found)) return councilRefused(found.left, address, context);
  const report = requestsReport(found.right, { name: address, sha256: null, program });
  return deliverTable(
    {
      report,
      fileName,
      command,
      json: () => reportJson(report),
      lines: ({ paint }) =>
        found.right.length === 0 ? [say('requests.none')] : requestLines(found.right, say, paint),
    },
    options.right,
    context,
  );
}
