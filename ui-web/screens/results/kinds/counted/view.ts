import { formatCount, formatShare } from '#application/text/numbers.ts';
import type { Tally } from '#domain/scoring/tally.ts';
import type { Question, Survey } from '#domain/voting/survey.ts';
import type { ResultBar } from '#ui-web/components/result-bars/result-bars.tsx';
import type { ResultRow } from '#ui-web/components/result-table/result-table.tsx';
import { textOf, type Wording } from '#ui-web/components/wording/wording.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { blankVotes } from '../../parts/blank-view.ts';
import { namesInARow } from '../../parts/names.ts';

/** Something that was voted for, with its votes. */
interface Counted {
  readonly id: string;
  readonly title: Wording;
  readonly votes: number;
}

/** What stands above every result. */
export interface Head {
  /** One sentence, with `<em>`. */
  readonly conclusion: string;
  /** With `<strong>`. */
  readonly details: readonly string[];
}

/** A result ready to be drawn. */
export interface ResultView extends Head {
  readonly caption: string;
  readonly bars: readonly ResultBar[];
  readonly rows: readonly ResultRow[];
}

/** The answers of a question with their votes, most first; equal ones in the survey's order. */
function countedAnswers(question: Question, { counts }: Tally, { said }: Speech): readonly Counted[] {
  if (!('answers' in question)) return [];
  return question.answers
    .map(({ id, text }) => ({ id, title: said(text), votes: counts.get(id) ?? 0 }))
    .toSorted((a, b) => b.votes - a.votes);
}

/** The length of a bar against the longest, 0 to 100. */
export const barLength = (votes: number, most: number): number => (most === 0 ? 0 : (votes / most) * 100);

/** "214 papeletas". */
export const ballotWords = ({ ballots }: Tally, { t }: Speech): string =>
  t('results:ballots', { count: ballots, n: formatCount(ballots) });

/** The result of the types that count votes: `options`, `yesNo`, `likeDislike` and `optionsMultiple`. */
export function countedView(survey: Survey, tally: Tally, speech: Speech): ResultView {
  const answers = countedAnswers(survey.question, tally, speech);
  const most = answers[0]?.votes ?? 0;
  const several = survey.question.kind === 'optionsMultiple';
  return {
    conclusion: conclusionOf(
      answers.filter(({ votes }) => votes === most),
      tally,
      speech,
    ),
    details: [],
    caption: speech.t(several ? 'results:captionSeveral' : 'results:captionOne', {
      count: tally.ballots,
      n: formatCount(tally.ballots),
    }),
    bars: answers.map(({ title, votes }, index) => ({
      position: String(index + 1),
      title,
      value: formatCount(votes),
      share: barLength(votes, most),
      funded: true,
    })),
    rows: [
      ...answers.map(({ id, title, votes }, index) => ({
        id,
        position: String(index + 1),
        title,
        votes: formatCount(votes),
        share: formatShare(votes, tally.ballots, speech.language),
      })),
      ...blankRow(tally, speech),
    ],
  };
}

/** Blank votes stand last, and have no place among the answers. */
export function blankRow(tally: Tally, speech: Speech): readonly ResultRow[] {
  const blank = blankVotes(tally, speech);
  return blank === null
    ? []
    : [{ ...blank, position: '', votes: formatCount(blank.votes), unit: speech.t('results:ballotsUnit') }];
}

function conclusionOf(first: readonly Counted[], { ballots }: Tally, speech: Speech): string {
  const { t } = speech;
  const votes = first[0]?.votes ?? 0;
  const names = namesInARow(
    first.map(({ title }) => textOf(title)),
    speech,
  );
  const words = {
    count: votes,
    names,
    n: formatCount(votes),
    share: formatShare(votes, ballots, speech.language),
  };
  return t(first.length > 1 ? 'results:mostChosenSeveral' : 'results:mostChosen', words);
}
