import { moderateCommentCall } from '#adapters/wire/comments/moderate-comment.ts';
import { type HideReason, hideReasons } from '#domain/comments/comment.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Command, CommandContext } from '../../command.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { oneOf } from '../../output-format.ts';
import { printable } from '#adapters/driven/terminal/printable.ts';
import { councilRefused } from '../../records/council-refused.ts';
import { oneByOne } from '../../records/one-by-one.ts';
import { recordOptions } from '../../records/record-options.ts';
import { misused } from '../budget/refuse.ts';
import { type StaffCouncil, staffCouncil } from '../../records/staff-council.ts';

interface ModerateFlags {
  readonly baseUrl?: string;
  readonly realm?: string;
  readonly reason?: string;
}

/** `concejo comments publish`: shows comments that wait, were reported or were hidden. */
export const commentsPublish: Command = {
  help: 'help.commentsPublish',
  configure: (parser, context, run) => {
    parser
      .argument('[comments...]')
      .option('--base-url <URL>')
      .option('--realm <R>')
      .action((ids: readonly string[], flags: ModerateFlags) =>
        run(moderate(ids, flags, null, 'concejo comments publish', context)),
      );
  },
};

/** `concejo comments hide`: hides comments, for a reason that readers and author see. */
export const commentsHide: Command = {
  help: 'help.commentsHide',
  configure: (parser, context, run) => {
    parser
      .argument('[comments...]')
      .option('--base-url <URL>')
      .option('--realm <R>')
      .option('--reason <reason>')
      .action((ids: readonly string[], flags: ModerateFlags) => run(hide(ids, flags, context)));
  },
};

async function hide(
  ids: readonly string[],
  flags: ModerateFlags,
  context: CommandContext,
): Promise<ExitCode> {
  const command = 'concejo comments hide';
  const reason = oneOf('--reason', flags.reason, hideReasons);
  if (isLeft(reason)) return misused(reason.left, context, command);
  if (reason.right) return moderate(ids, flags, reason.right, command, context);
  return misused({ key: 'usage.needsFlag', values: { flag: '--reason' } }, context, command);
}

async function moderate(
  ids: readonly string[],
  flags: ModerateFlags,
  reason: HideReason | null,
  command: string,
  context: CommandContext,
): Promise<ExitCode> {
  const { io, say } = context;
  const { baseUrl, realm } = flags;
  const council = { ...(baseUrl !== undefined && { baseUrl }), ...(realm !== undefined && { realm }) };
  const options = recordOptions(undefined, council, command, context);
  if (isLeft(options)) return options.left;
  const opened = staffCouncil(options.right.source, command, context);
  if (isLeft(opened)) return opened.left;
  if (ids.length === 0) {
    io.err(`${say('label.error')} ${say('comments.needsIds')}\n`);
    return exitCodes.usage;
  }
  return oneByOne(ids, (id) => decide(opened.right, id, reason, context));
}

const decidedLine = (comment: string, reason: HideReason | null, say: CommandContext['say']): string =>
  reason === null
    ? say('comments.published', { comment })
    : say('comments.hidden', { comment, reason: say(`report.${reason}`) });

/** One comment; an unknown one does not prevent a decision on the others. */
async function decide(
  { baseUrl, call, realm }: StaffCouncil,
  id: string,
  reason: HideReason | null,
  context: CommandContext,
): Promise<ExitCode> {
  const { io, say } = context;
  const comment = printable(id);
  const done = await call(moderateCommentCall, {
    realm,
    comment: id,
    body: reason === null ? { publish: true } : { hide: reason },
  });
  if (isLeft(done)) {
    if (done.left.kind !== 'unknownComment' && done.left.kind !== 'notFound')
      return councilRefused(done.left, baseUrl, context);
    io.err(`${say('label.error')} ${say('comments.unknown', { comment, realm: printable(realm) })}\n`);
    return exitCodes.failed;
  }
  await io.out(`${decidedLine(comment, reason, say)}\n`);
  if (done.right.unsent) io.err(`${say('label.warning')} ${say('comments.unsent', { comment })}\n`);
  return exitCodes.done;
}
