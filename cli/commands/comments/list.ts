import { everyItem } from '#adapters/driven/council-http/every-item.ts';
import { addressOf } from '#adapters/wire/address-of.ts';
import { commentLists, listCommentsCall } from '#adapters/wire/comments/list-comments.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Command, CommandContext } from '../../command.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { oneOf } from '../../output-format.ts';
import { councilRefused } from '../../records/council-refused.ts';
import { deliverTable, tellPlan } from '../../records/deliver-table.ts';
import { type RecordFlags, recordOptions } from '../../records/record-options.ts';
import { reportJson } from '#adapters/driven/render/json/report-json.ts';
import { misused } from '../budget/refuse.ts';
import { commentLines } from './comment-lines.ts';
import { commentColumns, commentsReport } from './comments-report.ts';
import { staffCouncil } from '../../records/staff-council.ts';

interface ListFlags extends RecordFlags {
  readonly state?: string;
}

const command = 'concejo comments list';

/** `concejo comments list`: what staff have to look at, or all comments of a town, as a table or a file. */
export const commentsList: Command = {
  help: 'help.commentsList',
  mayTakeLong: true,
  configure: (parser, context, run) => {
    parser
      .option('--base-url <URL>')
      .option('--realm <R>')
      .option('--state <list>')
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

async function list({ state = 'pending', ...flags }: ListFlags, context: CommandContext): Promise<ExitCode> {
  const { say, program } = context;
  const options = recordOptions(undefined, flags, command, context, commentColumns);
  if (isLeft(options)) return options.left;
  const wanted = oneOf('--state', state, commentLists);
  if (isLeft(wanted)) return misused(wanted.left, context, command);
  const kind = wanted.right ?? 'pending';
  const council = staffCouncil(options.right.source, command, context);
  if (isLeft(council)) return council.left;
  const { baseUrl, call, realm } = council.right;
  const address = `${baseUrl}${addressOf(listCommentsCall, { realm, state: kind })}`;
  const fileName = `comments-${realm}`;
  if (options.right.dryRun) {
    await tellPlan([address], fileName, options.right, context);
    return exitCodes.done;
  }
  context.io.endOnInterrupt();
  const found = await everyItem((stretch) => call(listCommentsCall, { realm, state: kind, ...stretch }));
  if (isLeft(found)) return councilRefused(found.left, address, context);
  const report = commentsReport(found.right, { name: address, sha256: null, program });
  return deliverTable(
    {
      report,
      fileName,
      command,
      json: () => reportJson(report),
      lines: ({ paint }) =>
        found.right.length === 0 ? [say('comments.none')] : commentLines(found.right, say, paint),
    },
    options.right,
    context,
  );
}
