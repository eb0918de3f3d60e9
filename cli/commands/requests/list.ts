import { everyItem } from '#adapters/driven/council-http/every-item.ts';
import type { LineStyle } from '#adapters/driven/terminal/line-style.ts';
import type { ReportContent } from '#adapters/driven/render/report-content.ts';
import { addressOf } from '#adapters/wire/address-of.ts';
import { listRequestsCall } from '#adapters/wire/requests/list-requests.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { Command, CommandContext } from '../../command.ts';
import type { ExitCode } from '../../exit-codes.ts';
import { oneOf } from '../../output-format.ts';
import { councilRefused } from '../../records/council-refused.ts';
import { withRecordFlags, writeRecords } from '../../records/record-command.ts';
import { type RecordFlags, recordOptions } from '../../records/record-options.ts';
import { staffCouncil } from '../../records/staff-council.ts';
import { misused } from '../budget/refuse.ts';
import { requestLines } from './request-lines.ts';
import { requestLists } from './request-lists.ts';
import { requestColumns, requestsReport } from './requests-report.ts';

interface ListFlags extends RecordFlags {
  readonly approval?: string;
}

const command = 'concejo requests list';

/** `concejo requests list`: requests that wait for approval by staff, or other requests of a town. */
export const requestsList: Command = {
  help: 'help.requestsList',
  mayTakeLong: true,
  configure: (parser, context, run) => {
    withRecordFlags(parser, '--approval <list>').action((flags: ListFlags) => run(list(flags, context)));
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
  const isReplied = kind === 'replied';
  const asked = {
    realm,
    approval: kind === 'all' || isReplied ? null : [kind],
    ...(isReplied && { replies: 'waiting' as const }),
  };
  const address = `${baseUrl}${addressOf(listRequestsCall, asked)}`;
  const read = async (): Promise<Either<ExitCode, ReportContent>> => {
    const found = await everyItem((stretch) => call(listRequestsCall, { ...asked, ...stretch }));
    if (isLeft(found)) return left(councilRefused(found.left, address, context));
    // A reply is not public: only the list of replies has it, so that other lists can be passed on.
    const items = found.right.map((one) => (isReplied ? one : { ...one, hasReply: false }));
    const report = requestsReport(items, { name: address, sha256: null, program });
    const lines = ({ paint }: LineStyle) =>
      items.length === 0 ? [say('requests.none')] : requestLines(items, say, paint);
    return right({ kind: 'rows', report, lines });
  };
  const records = { command, fileName: `requests-${realm}`, addresses: [address], read };
  return writeRecords(records, options.right, context);
}
