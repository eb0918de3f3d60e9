import { describe, expect, it } from 'vitest';
import type { CountedQuestion } from '#domain/voting/kinds/question-kinds.ts';
import { tally } from '#domain/scoring/tally.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';
import { anOption } from '#fixtures/builders/data/survey.ts';
import { tallyColumns } from './tally-columns.ts';
import { tallyReport } from './tally-report.ts';

const answers = [anOption('a'), anOption('b')];

function report(
  question: CountedQuestion,
  ballots: readonly RawAnswer[],
  sha256: string | null = 'f1',
  census?: number,
) {
  const counted = tally(question, ballots);
  if (!counted) throw new Error('a tally');
  const leastStars = 'range' in question ? question.range.min : 1;
  const nameOf = (id: string) => id.toUpperCase();
  return tallyReport({
    survey: 's',
    tally: counted,
    nameOf,
    input: { name: 'l', sha256 },
    program: 'concejo 0',
    leastStars,
    ...(census === undefined ? {} : { census }),
  });
}

const rowsOf = (question: CountedQuestion, ballots: readonly RawAnswer[]) => {
  const { columns, rows } = report(question, ballots).table;
  // Every column is one of those that may be asked for.
  expect(tallyColumns).toEqual(expect.arrayContaining(columns.map((one) => one.replace(/\d+$/u, '1'))));
  return [
    columns,
    ...rows.map((row) =>
      row.map((cell) => {
        if (cell.kind === 'decimal') return cell.units / 10 ** cell.decimals;
        return 'text' in cell ? cell.text : 'count' in cell ? cell.count : null;
      }),
    ),
  ];
};

describe('the report of a count', () => {
  it('has a row for each answer, with what its kind counts', () => {
    expect(rowsOf({ kind: 'options', answers }, ['b'])).toEqual([
      ['id', 'answer', 'votes', 'share'],
      ['a', 'A', 0, 0],
      ['b', 'B', 1, 100],
    ]);
    expect(rowsOf({ kind: 'limitedSliders', answers }, [{ a: 2.5 }, { a: 1 }])).toEqual([
      ['id', 'answer', 'tenths', 'averagePercent'],
      ['a', 'A', 35, 17.5],
      ['b', 'B', 0, 0],
    ]);
    expect(rowsOf({ kind: 'sortable', answers, maxScore: 2 }, [['b', 'a']])).toEqual([
      ['id', 'answer', 'points', 'position1', 'position2', 'averagePoints'],
      ['a', 'A', 1, 0, 1, 1],
      ['b', 'B', 2, 1, 0, 2],
    ]);
    expect(rowsOf({ kind: 'ratingAnswers', answers, range: { min: 2, max: 3 } }, [{ a: 3 }])).toEqual([
      ['id', 'answer', 'starsSum', 'stars2', 'stars3', 'raters', 'average'],
      ['a', 'A', 3, 0, 1, 1, 3],
      ['b', 'B', 0, 0, 0, 0, null],
    ]);
  });

  it('has a row for each number of stars, and for each text', () => {
    expect(rowsOf({ kind: 'rating', range: { min: 1, max: 2 } }, [2])).toEqual([
      ['stars', 'votes', 'share'],
      [1, 0, 0],
      [2, 1, 100],
    ]);
    expect(rowsOf({ kind: 'free', longest: 120 }, ['b', 'a'])).toEqual([['answer'], ['a'], ['b']]);
  });

  it('has a row for blank votes where they are offered, which says that it counts ballots', () => {
    const last = (question: CountedQuestion, ballots: readonly RawAnswer[]) =>
      report({ ...question, blankVote: true }, ballots).table.rows.at(-1);
    const [name, blank] = [{ kind: 'term', term: 'blankBallots' }, { kind: 'blank' }];
    const ofTwo = { kind: 'count', count: 2 };
    const share = (units: number) => ({ kind: 'decimal', units, decimals: 1 });
    expect(last({ kind: 'options', answers }, ['b', null, null])).toEqual([blank, name, ofTwo, share(667)]);
    expect(last({ kind: 'sortable', answers, maxScore: 2 }, [null, null])).toEqual([
      blank,
      name,
      ofTwo,
      blank,
      blank,
      blank,
    ]);
    expect(last({ kind: 'ratingAnswers', answers, range: { min: 1, max: 2 } }, [null, null])).toEqual([
      blank,
      name,
      ofTwo,
      ...Array.from({ length: 4 }, () => blank),
    ]);
    const stars = last({ kind: 'rating', range: { min: 1, max: 2 } }, [null, null]);
    expect(stars).toEqual([name, ofTwo, share(1000)]);
    expect(last({ kind: 'free', longest: 120 }, ['a', null])).toEqual([{ kind: 'text', text: 'a' }]);
    const { provenance } = report({ kind: 'free', longest: 120, blankVote: true }, ['a', null]);
    expect(provenance).toContainEqual(['blankBallots', '1']);
  });

  it('has shares and averages by the ballots, which tell apart what sums do not', () => {
    const rated = rowsOf({ kind: 'ratingAnswers', answers, range: { min: 1, max: 5 } }, [
      { a: 5 },
      { a: 4, b: 3 },
      { b: 2 },
      { b: 2 },
    ]);
    expect(rated.slice(1).map((row) => [row[2], ...row.slice(-2)])).toEqual([
      [9, 2, 4.5],
      [7, 3, 2.33],
    ]);
    const shares = rowsOf({ kind: 'optionsMultiple', answers, most: 2, blankVote: true }, [
      ['a', 'b'],
      ['a'],
      null,
    ]);
    expect(shares.slice(1).map((row) => row.at(-1))).toEqual([66.7, 33.3, 33.3]);
    expect(rowsOf({ kind: 'sortable', answers, maxScore: 2 }, [])[1]?.at(-1)).toBeNull();
  });

  it('has the average of a rating, and the turnout if the census is known', () => {
    const rating: CountedQuestion = { kind: 'rating', range: { min: 1, max: 3 } };
    expect(report(rating, [3, 3, 1]).provenance).toContainEqual(['average', '2,33']);
    expect(report(rating, []).provenance.map(([key]) => key)).not.toContain('average');
    const { provenance } = report({ kind: 'likes' }, [1, 1], 'f1', 16);
    expect(provenance).toContainEqual(['census', '16']);
    expect(provenance).toContainEqual(['turnout', '12,5']);
  });

  it('draws what was counted of each answer as bars, and nothing of texts', () => {
    const chartOf = (question: CountedQuestion, ballots: readonly RawAnswer[]) =>
      report(question, ballots).chart;
    expect(chartOf({ kind: 'options', answers }, ['b'])).toEqual({ label: 'answer', value: 'votes' });
    expect(chartOf({ kind: 'sortable', answers, maxScore: 2 }, [])).toEqual({
      label: 'answer',
      value: 'points',
    });
    const stars = chartOf({ kind: 'rating', range: { min: 1, max: 2 } }, [2]);
    expect(stars).toEqual({ label: 'stars', value: 'votes' });
    expect(chartOf({ kind: 'free', longest: 120 }, ['b'])).toBeUndefined();
    expect(report({ kind: 'free', longest: 120 }, ['b']).subject).toBe('s');
  });

  it('says what was counted, and its fingerprint where ballots were', () => {
    const keys = (sha256: string | null) =>
      report({ kind: 'likes' }, [1], sha256).provenance.map(([key]) => key);
    expect(keys('f1')).toEqual(['survey', 'displayType', 'countedBallots', 'input', 'sha256', 'program']);
    expect(keys(null)).not.toContain('sha256');
  });
});
