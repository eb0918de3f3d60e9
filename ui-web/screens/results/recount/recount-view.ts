import type { RecountRefusal } from '#application/voting/recount.ts';
import type { Difference, Recount } from '#application/voting/recount-result.ts';
import { formatCount } from '#application/text/numbers.ts';
import type { Question, Survey } from '#domain/voting/survey.ts';
import { textOf, type Wording } from '#ui-web/components/wording/wording.tsx';
import type { Kind, QuestionOf } from '#ui-web/screens/survey/kinds/question-of.ts';
import type { Speech } from '#ui-web/speech.ts';
import { resultKinds } from '../kinds/result-kinds.ts';

export interface VerdictView {
  readonly agrees: boolean;
  readonly verdict: string;
  readonly text: string;
  readonly differences: readonly string[];
}

/** The outcome of a recount in words, with each difference. */
export function verdictView(
  { tally, differences }: Recount,
  { question }: Survey,
  speech: Speech,
): VerdictView {
  const { t } = speech;
  const agrees = differences.length === 0;
  const words = { count: tally.ballots, n: formatCount(tally.ballots) };
  return {
    agrees,
    verdict: t(agrees ? 'results:recount.agrees' : 'results:recount.differs'),
    text: t(agrees ? 'results:recount.same' : 'results:recount.other', words),
    differences: differences.map((difference) => differenceWords(difference, question, speech)),
  };
}

function differenceWords(difference: Difference, question: Question, speech: Speech): string {
  const { t } = speech;
  const named = (id: string) => textOf(titleOf(question.kind, question, id, speech));
  switch (difference.kind) {
    case 'fingerprint':
      return t('results:recount.fingerprint');
    case 'otherSurvey':
      return t('results:recount.otherSurvey', { survey: difference.found });
    case 'ballots':
    case 'blank':
    case 'votes': {
      const numbers = {
        published: formatCount(difference.published),
        counted: formatCount(difference.counted),
      };
      if (difference.kind !== 'votes') return t(`results:recount.${difference.kind}Differ`, numbers);
      const isVotes = resultKinds[question.kind].countsVotes;
      return t(`results:recount.${isVotes ? 'votes' : 'figures'}Differ`, {
        ...numbers,
        name: named(difference.id),
      });
    }
    case 'spread': {
      const list = (counts: readonly number[]) => counts.map(formatCount).join(' · ') || '—';
      return t('results:recount.spreadDiffer', {
        name: named(difference.id),
        published: list(difference.published),
        counted: list(difference.counted),
      });
    }
    case 'funded': {
      const list = (ids: readonly string[]) => ids.map(named).join(', ') || t('results:recount.none');
      return t('results:recount.fundedDiffer', {
        published: list(difference.published),
        counted: list(difference.counted),
      });
    }
    default:
      return difference satisfies never;
  }
}

/** The title of an answer or proposal, or stars in words; its id if the survey does not have it. */
const titleOf = <K extends Kind>(kind: K, question: QuestionOf<K>, id: string, speech: Speech): Wording =>
  resultKinds[kind].titleOf(question, id, speech) ?? id;

export const recountRefusal = (refusal: RecountRefusal, { t }: Speech): string => {
  switch (refusal.kind) {
    case 'notAllowed':
    case 'notFound':
      return t('results:recount.notPublished');
    case 'faults':
      return faultWords(refusal.faults[0], t);
    case 'needsSurvey':
    case 'webPage':
      return faultWords(undefined, t);
    case 'notCountable':
      return t('results:recount.notCountable');
    case 'unreachable':
    case 'serverFailed':
    case 'unreadable':
      return t('results:recount.notFetched');
    default:
      return refusal satisfies never;
  }
};

type Fault = Extract<RecountRefusal, { readonly kind: 'faults' }>['faults'][number];

/** The first fault of a list: a rule that it breaks, or a line that cannot be read; without one, its first line. */
function faultWords(fault: Fault | undefined, t: Speech['t']): string {
  const words = { line: formatCount(fault?.line ?? 1) };
  switch (fault?.kind) {
    case 'repeatedBallot':
    case 'unsortedBallots':
    case 'misfitBallot':
      return t(`results:recount.${fault.kind}`, words);
    default:
      return t('results:recount.unreadable', words);
  }
}
