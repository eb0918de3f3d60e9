import { recountList } from '#adapters/driven/ballot-list/count-list.ts';
import { runningHash } from '#adapters/driven/files/running-hash.ts';
import { compareWith } from '#application/voting/recount.ts';
import type { Difference, Published } from '#application/voting/recount-result.ts';
import { formatCount } from '#application/text/numbers.ts';
import type { Fingerprints } from '#domain/voting/published-list.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { ReadRecord } from '#adapters/wire/voting/closing-record.ts';
import type { CommandContext } from '../../command.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { printable } from '#adapters/driven/terminal/printable.ts';

/**
 * Counts the published list again and says whether it gives the published result. The survey is that of the list, so
 * that its question is the one that was voted on.
 */
export async function verify(
  list: Uint8Array,
  published: Published,
  name: string,
  context: CommandContext,
  /** The closing record of the vote; null if there is none. */
  record: ReadRecord | null = null,
): Promise<ExitCode> {
  const { io, say } = context;
  const counted = await recountList([list], { given: null, hash: runningHash(), keepMarks: true });
  if (isLeft(counted)) {
    const { refusedList } = await import('./refused-list.ts');
    return refusedList(counted.left, name, context, 'concejo survey results');
  }
  hashes(counted.right, context);
  const { survey, tally } = counted.right;
  const read = { ...counted.right, survey: survey.id, question: survey.question };
  const { differences } = compareWith(published, read);
  for (const difference of differences) {
    io.err(`${say('label.error')} ${differenceText(difference, context)}\n`);
  }
  if (differences.length > 0) return exitCodes.failed;
  io.err(`${say('verify.agrees', { ballots: formatCount(tally.ballots) })}\n`);
  if (record === null) return exitCodes.done;
  const { saySameList } = await import('./list-of-record.ts');
  const recounted = { survey: survey.id, ballots: tally.ballots, counted: counted.right.counted };
  return saySameList(record, recounted, context) ? exitCodes.done : exitCodes.failed;
}

function hashes({ claimed, counted }: Fingerprints, { io, say }: CommandContext): void {
  io.err(`${say('verify.claimed', { sha256: printable(claimed ?? '') })}\n`);
  io.err(`${say('verify.counted', { sha256: counted })}\n`);
}

function differenceText(difference: Difference, { say }: CommandContext): string {
  switch (difference.kind) {
    case 'fingerprint':
      return say('verify.fingerprint');
    case 'otherSurvey':
      return say('verify.otherSurvey', { found: printable(difference.found) });
    case 'ballots':
    case 'blank': {
      const { published, counted } = difference;
      return say(`verify.${difference.kind}`, {
        published: formatCount(published),
        counted: formatCount(counted),
      });
    }
    case 'votes': {
      const { id, published, counted } = difference;
      const values = { id: printable(id), published: formatCount(published), counted: formatCount(counted) };
      return say('verify.votes', values);
    }
    case 'spread':
    case 'funded': {
      const of = (list: readonly (string | number)[]) => printable(list.join(', '));
      const values = { published: of(difference.published), counted: of(difference.counted) };
      return difference.kind === 'funded'
        ? say('verify.funded', values)
        : say('verify.votes', { ...values, id: printable(difference.id) });
    }
    default:
      return difference satisfies never;
  }
}
