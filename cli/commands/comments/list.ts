import { everyItem } from '#adapters/driven/council-http/every-item.ts';
import type { LineStyle } from '#adapters/driven/terminal/line-style.ts';
import type { ReportContent } from '#adapters/driven/render/report-content.ts';
import { addressOf } from '#adapters/wire/address-of.ts';
import { commentLists, listCommentsCall } from '#adapters/wire/comments/list-comments.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { Command, CommandContext } from '../../command.ts';
import type { ExitCode } from '../../exit-codes.ts';
import { oneOf } from '../../output-format.ts';
import { councilRefused } from '../../records/council-refused.ts';
import { withRecordFlags, writeRecords } from '../../records/record-command.ts';
import { type RecordFlags, recordOptions } from '../../records/record-options.ts';
import { misused } from '../budget/refuse.ts';
import { commentLines } from './comment-lines.ts';
import { commentColumns, commentsReport } from './comments-report.ts';
import { staffCouncil } from '../../records/staff-council.ts';

interface ListFlags extends RecordFlags {
  readonly state?: string;
}

const command = 'concejo comments list';

/** `concejo comments list`: the comments that wait for staff, or all comments of a town, as a table or a file. */
export const commentsList: Command = {
  help: 'help.commentsList',
  mayTakeLong: true,
  configure: (parser, context, run) => {
    withRecordFlags(parser, '--state <list>').action((flags: ListFlags) => run(list(flags, context)));
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
  const read = async (): Promise<Either<ExitCode, ReportContent>> => {
    const found = await everyItem((stretch) => call(listCommentsCall, { realm, state: kind, ...stretch }));
    if (isLeft(found)) return left(councilRefused(found.left, address, context));
    const report = commentsReport(found.right, { name: address, sha256: null, program });
    const lines = ({ paint }: LineStyle) =>
      found.right.length === 0 ? [say('comments.none')] : commentLines(found.right, say, paint);
    return right({ kind: 'rows', report, lines });
  };
  const records = { command, fileName: `comments-${realm}`, addresses: [address], read };
  return writeRecords(records, options.right, context);
}
