import { formatCount, formatShare } from '#application/text/numbers.ts';
import type { Tally } from '#domain/scoring/tally.ts';
import type { Question, Survey } from '#domain/voting/survey.ts';
import { textOf, type Wording } from '#ui-web/components/wording/wording.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { namesInARow } from '../../parts/names.ts';
import { barLength, blankRow, type ResultView } from '../../parts/result-view.ts';

/** Something that was voted for, with its votes. */
interface Counted {
  readonly id: string;
  readonly title: Wording;
  readonly votes: number;
}

/** The answers of a question with their votes, most first; equal ones in the survey's order. */
function countedAnswers(question: Question, { counts }: Tally, { said }: Speech): readonly Counted[] {
  if (!('answers' in question)) return [];
  return question.answers
    .map(({ id, text }) => ({ id, title: said(text), votes: counts.get(id) ?? 0 }))
    .toSorted((a, b) => b.votes - a.votes);
}

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
