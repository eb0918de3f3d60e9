import { countList } from '#adapters/driven/ballot-list/count-list.ts';
import { compareWith, type Difference, type Published } from '#application/voting/recount.ts';
import { formatCount } from '#application/text/numbers.ts';
import { asksBallots } from '#domain/budget/budget-rule.ts';
import type { CheckedBallotList } from '#application/ports/ballot-list-reader.ts';
import type { Question } from '#domain/voting/survey.ts';
import { readBallotList } from '#adapters/wire/ballot-list.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { CommandContext } from '../../command.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { fill } from '../../fill.ts';
import { printable } from '../../printable.ts';

/**
 * Counts the published list again and tells whether it gives what was published. The survey is that of the list, so
 * that its question is the one that was voted on.
 */
export async function verify(
  list: Uint8Array,
  published: Published,
  name: string,
  context: CommandContext,
): Promise<ExitCode> {
  const { io, texts } = context;
  const first = await countList([list], null);
  const altered = isLeft(first) ? alteredList(list, first.left) : null;
  const told = altered === null ? first : await countList([altered.list], null);
  if (isLeft(told)) {
    const { refusedList } = await import('./refused-list.ts');
    return refusedList(told.left, name, context, 'concejo survey results');
  }
  const { survey, counted, tally } = told.right;
  const claimed = altered?.claimed ?? told.right.claimed ?? '';
  hashes(claimed, counted, context);
  const { question } = survey;
  // The count has read the list to its end; only a rule that asks single ballots needs them at hand.
  const ballots = needsBallots([question, published.question]) ? ballotsIn(altered?.list ?? list) : [];
  const read = { survey: survey.id, question, claimed, counted, ballots };
  const { differences } = compareWith(published, read, tally);
  for (const difference of differences) {
    io.err(`${texts['label.error']} ${differenceText(difference, context)}\n`);
  }
  if (differences.length > 0) return exitCodes.failed;
  io.err(`${fill(texts['verify.agrees'], { ballots: formatCount(tally.ballots) })}\n`);
  return exitCodes.done;
}

type Refused = Extract<Awaited<ReturnType<typeof countList>>, { readonly _tag: 'Left' }>['left'];

/**
 * A list that is whole but for its fingerprint, under the one that its bytes give: so every figure that was altered with
 * it can be told. Null where more is wrong.
 */
function alteredList(
  list: Uint8Array,
  refused: Refused,
): { readonly claimed: string; readonly list: Uint8Array } | null {
  const [fault] = refused.kind === 'faults' && refused.count === 1 ? refused.faults : [];
  if (fault?.kind !== 'headMismatch') return null;
  const counted = String(fault.particulars['counted']);
  // The first line is where a list names its fingerprint.
  const text = new TextDecoder().decode(list).replace(fault.found, counted);
  return { claimed: fault.found, list: new TextEncoder().encode(text) };
}

const needsBallots = (questions: readonly Question[]): boolean =>
  questions.some((question) => question.kind === 'budgetAmount' && asksBallots(question.rule));

/** What has been counted reads. */
function ballotsIn(list: Uint8Array): CheckedBallotList['ballots'] {
  const read = readBallotList(new TextDecoder().decode(list), 'Europe/Madrid');
  return isLeft(read) ? [] : read.right.ballots;
}

function hashes(claimed: string, counted: string, { io, texts }: CommandContext): void {
  io.err(`${fill(texts['verify.claimed'], { sha256: printable(claimed) })}\n`);
  io.err(`${fill(texts['verify.counted'], { sha256: counted })}\n`);
}

function differenceText(difference: Difference, { texts }: CommandContext): string {
  switch (difference.kind) {
    case 'fingerprint':
      return texts['verify.fingerprint'];
    case 'otherSurvey':
      return fill(texts['verify.otherSurvey'], { found: printable(difference.found) });
    case 'ballots':
    case 'blank': {
      const { published, counted } = difference;
      return fill(texts[`verify.${difference.kind}`], {
        published: formatCount(published),
        counted: formatCount(counted),
      });
    }
    case 'votes': {
      const { id, published, counted } = difference;
      const values = { id: printable(id), published: formatCount(published), counted: formatCount(counted) };
      return fill(texts['verify.votes'], values);
    }
    case 'spread':
    case 'funded': {
      const of = (list: readonly (string | number)[]) => printable(list.join(', '));
      const values = { published: of(difference.published), counted: of(difference.counted) };
      return difference.kind === 'funded'
        ? fill(texts['verify.funded'], values)
        : fill(texts['verify.votes'], { ...values, id: printable(difference.id) });
    }
    default:
      return difference satisfies never;
  }
}
