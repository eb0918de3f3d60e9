import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readBallotList, writeBallotLine, writeHeadLine } from '#adapters/wire/ballot-list.ts';
import { compareRules, rulesWorthComparing } from '#application/budget/compare-rules.ts';
import { surveyElection, surveyMarks } from '#application/voting/survey-election.ts';
import { tally } from '#domain/scoring/tally.ts';
import { type LocalizedText, textFor } from '#domain/shared/localized-text.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { InputSettings } from '#application/budget/election-input.ts';
import { ballotId, surveyId } from '#domain/shared/ids.ts';
import { readPublishedBallots } from './published-ballots.ts';

const settings: InputSettings = { budget: null, ballots: null, language: 'va' };

const question = {
  _id: 'pp27',
  title: 'Presupuestos 2027',
  displayType: 'budgetAmount',
  totalAmount: 200_000,
  rule: { kind: 'threshold', share: '5%', base: 'votes', ties: ['amount', 'order'] },
  proposals: [
    { _id: 'font', title: { es: 'Fuentes', va: 'Fonts' }, amount: 14_400, data: { barrio: 'Centre' } },
    { _id: 'banc', title: 'Bancos', amount: 12_600.5 },
  ],
};

function listOf(answers: readonly (readonly string[] | null)[], of: unknown = question): string {
  const lines = answers.map((answer, index) => writeBallotLine(ballotId(`b${index}`), answer)).join('');
  return writeHeadLine(surveyId('pp27'), createHash('sha256').update(lines).digest('hex'), of) + lines;
}

describe('the published ballots of a survey', () => {
  it('are counted, with titles in the language asked for and the rule of the survey', () => {
    expect(readPublishedBallots(listOf([['font'], ['banc', 'font'], []]), settings)).toMatchObject({
      right: {
        rule: { kind: 'threshold', base: 'votes' },
        warnings: [],
        election: {
          budget: 20_000_000,
          ballots: 3,
          projects: [
            { id: 'font', title: 'Fonts', amount: 1_440_000, district: 'Centre' },
            { id: 'banc', title: 'Bancos', amount: 1_260_050, district: null },
          ],
          votes: new Map([
            ['font', 2],
            ['banc', 1],
          ]),
          marks: { offsets: Uint32Array.of(0, 1, 3, 3), projects: Uint32Array.of(0, 1, 0) },
        },
      },
    });
  });

  it('are the same election as in a browser: the same ballots, the same figures of every rule', () => {
    const asked = { ...question, blankVote: true };
    const list = listOf([['font'], null, ['banc', 'font'], ['banc'], ['font']], asked);
    const file = readPublishedBallots(list, settings);
    const published = readBallotList(list, 'Europe/Madrid');
    if (isLeft(file) || isLeft(published)) throw new Error('a list that reads');
    const { question: budget } = published.right.question;
    if (budget.kind !== 'budgetAmount') throw new Error('a budget');
    const answers = published.right.ballots.map(({ answer }) => answer);
    const counted = tally(budget, answers);
    if (counted === null) throw new Error('a tally');
    const titleOf = (text: LocalizedText) => textFor(text, 'va', 'es').text;
    const browser = surveyElection(budget, counted, titleOf, surveyMarks(budget, answers));
    expect({ ...browser, marks: null }).toEqual({ ...file.right.election, marks: null });
    const rules = rulesWorthComparing(true, file.right.rule);
    expect(compareRules(browser, rules)).toEqual(
      compareRules({ ...file.right.election, budget: budget.total }, rules),
    );
  });

  it('count a blank vote as a ballot that names nothing, where the survey offers it', () => {
    const offered = { ...question, blankVote: true };
    expect(readPublishedBallots(listOf([['font'], null, ['banc']], offered), settings)).toMatchObject({
      right: {
        warnings: [],
        election: {
          ballots: 3,
          votes: new Map([
            ['font', 1],
            ['banc', 1],
          ]),
          marks: { offsets: Uint32Array.of(0, 1, 1, 2), projects: Uint32Array.of(0, 1) },
        },
      },
    });
    expect(readPublishedBallots(listOf([['font'], null]), settings)).toMatchObject({
      left: [{ kind: 'notABallot', line: 3 }],
    });
  });

  it('that were altered after publication are not counted', () => {
    const altered = listOf([['font'], ['banc']]).replace('["banc"]', '["font"]');
    expect(readPublishedBallots(altered, settings)).toMatchObject({
      left: [{ kind: 'headMismatch', line: 1 }],
    });
  });

  it('count a proposal once in a ballot and refuse one that is not in the survey', () => {
    expect(readPublishedBallots(listOf([['font', 'font']]), settings)).toMatchObject({
      right: { warnings: [{ kind: 'repeatedInVote', line: 2, particulars: { project: 'font' } }] },
    });
    expect(readPublishedBallots(listOf([['font'], ['fuente']]), settings)).toMatchObject({
      left: [{ kind: 'unknownProject', line: 3, found: 'fuente' }],
    });
  });

  it('may not hold the same ballot twice', () => {
    const line = writeBallotLine(ballotId('b'), ['font']);
    const head = createHash('sha256')
      .update(line + line)
      .digest('hex');
    const list = writeHeadLine(surveyId('pp27'), head, question) + line + line;
    expect(readPublishedBallots(list, settings)).toMatchObject({
      left: [{ kind: 'repeatedBallot', line: 3 }],
    });
  });

  it('must be a list, of ballots, on a budget', () => {
    expect(readPublishedBallots('{}', settings)).toMatchObject({
      left: [{ kind: 'notABallotList', line: 1 }],
    });
    expect(readPublishedBallots('{"a":\n1}', settings)).toMatchObject({
      left: [{ kind: 'notABallotList', line: 1, found: '{"a":', particulars: { where: 'JSON' } }],
    });
    const broken = `${listOf([['font']])}{"id":7}\n`;
    expect(readPublishedBallots(broken, settings)).toMatchObject({ left: [{ kind: 'notABallot', line: 3 }] });
    const other = { _id: 'x', title: 'X', displayType: 'options', answers: [] };
    expect(readPublishedBallots(listOf([], other), settings)).toMatchObject({
      left: [{ kind: 'notABudgetSurvey' }],
    });
  });
});
