import { handleRequestCall } from '#adapters/wire/requests/handle-request.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Command, CommandContext } from '../../command.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { printable } from '#adapters/driven/terminal/printable.ts';
import { councilRefused } from '../../records/council-refused.ts';
import { oneByOne } from '../../records/one-by-one.ts';
import { recordOptions } from '../../records/record-options.ts';
import { type StaffCouncil, staffCouncil } from '../../records/staff-council.ts';

interface CouncilFlags {
  readonly baseUrl?: string;
  readonly realm?: string;
}

const deciding = (verb: 'approve' | 'withdraw', help: Command['help']): Command => ({
  help,
  configure: (parser, context, run) => {
    parser
      .argument('[requests...]')
      .option('--base-url <URL>')
      .option('--realm <R>')
      .action((ids: readonly string[], flags: CouncilFlags) =>
        run(decideAll(ids, flags, verb === 'approve', `concejo requests ${verb}`, context)),
      );
  },
});

/** `concejo requests approve`: makes title and place of requests public. */
export const requestsApprove: Command = deciding('approve', 'help.requestsApprove');

/** `concejo requests withdraw`: hides requests. */
export const requestsWithdraw: Command = deciding('withdraw', 'help.requestsWithdraw');

async function decideAll(
  ids: readonly string[],
  { baseUrl, realm }: CouncilFlags,
  isApproved: boolean,
  command: string,
  context: CommandContext,
): Promise<ExitCode> {
  const { io, say } = context;
  const council = { ...(baseUrl !== undefined && { baseUrl }), ...(realm !== undefined && { realm }) };
  const options = recordOptions(undefined, council, command, context);
  if (isLeft(options)) return options.left;
  const opened = staffCouncil(options.right.source, command, context);
  if (isLeft(opened)) return opened.left;
  if (ids.length === 0) {
    io.err(`${say('label.error')} ${say('requests.needsIds')}\n`);
    return exitCodes.usage;
  }
  return oneByOne(ids, (id) => decide(opened.right, id, isApproved, context));
}

/** One request; an unknown one does not prevent a decision on the others. */
async function decide(
  { baseUrl, call, realm }: StaffCouncil,
  id: string,
  isApproved: boolean,
  context: CommandContext,
): Promise<ExitCode> {
  const { io, say } = context;
  const request = printable(id);
  const done = await call(handleRequestCall, { realm, reference: id, body: { isApproved } });
  if (isLeft(done)) {
    const { kind } = done.left;
    if (kind === 'notForPublic') {
      io.err(`${say('label.error')} ${say('requests.declined', { request })}\n`);
      return exitCodes.failed;
    }
    // A body without such fields is never refused for them: this council is another program.
    if (kind === 'managementRefused')
      return councilRefused({ kind: 'unreadable', where: kind }, baseUrl, context);
    // Only calls that say what they saw, or name their intent, are refused so.
    if (kind === 'requestChanged' || kind === 'keyReused')
      throw new Error(`refused without a cause: ${kind}`);
    if (kind !== 'unknownRequest' && kind !== 'notFound' && kind !== 'requestOver')
      return councilRefused(done.left, baseUrl, context);
    const text = kind === 'requestOver' ? 'requests.over' : 'requests.unknown';
    const words = say(text, { request, realm: printable(realm) });
    io.err(`${say('label.error')} ${words}\n`);
    return exitCodes.failed;
  }
  await io.out(`${say(isApproved ? 'requests.approved' : 'requests.withdrawn', { request })}\n`);
  return exitCodes.done;
}
