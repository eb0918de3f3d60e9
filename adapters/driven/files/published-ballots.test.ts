import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { writeBallotLine, writeHeadLine } from '#adapters/wire/voting/ballot-list.ts';
import { compareRules, rulesWorthComparing } from '#application/budget/compare-rules.ts';
import { surveyElection } from '#application/voting/survey-election.ts';
import { type LocalizedText, textFor } from '#domain/shared/localized-text.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { InputSettings } from '#application/budget/election-input.ts';
import { ballotId, surveyId } from '#domain/shared/ids.ts';
import { webBallotListReader } from '#adapters/driven/ballot-list/web-ballot-list-reader.ts';
import { readPublishedBallots as readBytes } from './published-ballots.ts';

const settings: InputSettings = { budget: null, ballots: null, language: 'va' };

const readPublishedBallots = (text: string) => readBytes(new TextEncoder().encode(text), settings);
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
  it('are counted, with titles in the language asked for and the rule of the survey', async () => {
    expect(await readPublishedBallots(listOf([['font'], ['banc', 'font'], ['banc']]))).toMatchObject({
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
            ['banc', 2],
          ]),
          marks: { offsets: Uint32Array.of(0, 1, 3, 4), projects: Uint32Array.of(0, 0, 1, 1) },
        },
      },
    });
  });

  it('say which survey it is and on which days people could vote, as its first line does', async () => {
    const dated = { ...question, startTime: '2026-11-02T09:00', endTime: '2026-11-27' };
    expect(await readPublishedBallots(listOf([], dated))).toMatchObject({
      right: {
        about: [
          ['description', 'Presupuestos 2027'],
          ['instance', 'Presupuestos 2027'],
          ['date_begin', '02.11.2026'],
          ['date_end', '27.11.2026'],
        ],
      },
    });
    expect(await readPublishedBallots(listOf([], { ...question, title: '' }))).toMatchObject({
      right: { about: [] },
    });
  });

  it('are the same election as in a browser: the same ballots, the same figures of every rule', async () => {
    const asked = { ...question, blankVote: true };
    const list = listOf([['font'], null, ['banc', 'font'], ['banc'], ['font']], asked);
    const file = await readPublishedBallots(list);
    const page = await webBallotListReader.count(list);
    if (isLeft(file) || isLeft(page)) throw new Error('a list that reads');
    const { question: budget, tally, marks, counted } = page.right;
    if (budget.kind !== 'budgetAmount') throw new Error('a budget');
    const titleOf = (text: LocalizedText) => textFor(text, 'va', 'es').text;
    const browser = surveyElection(budget, tally, titleOf, marks);
    expect(file.right).toMatchObject({ election: browser, fingerprint: counted });
    const rules = rulesWorthComparing(true, file.right.rule);
    expect(compareRules(browser, rules)).toEqual(
      compareRules({ ...file.right.election, budget: budget.total }, rules),
    );
  });

  it('count a blank vote as a ballot that names nothing, if the survey offers it', async () => {
    const offered = { ...question, blankVote: true };
    expect(await readPublishedBallots(listOf([['font'], null, ['banc']], offered))).toMatchObject({
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
    expect(await readPublishedBallots(listOf([['font'], null]))).toMatchObject({
      left: [{ kind: 'misfitBallot', line: 3, particulars: { why: 'noBlankVote' } }],
    });
  });

  it('that were altered after publication are not counted', async () => {
    const altered = listOf([['font'], ['banc']]).replace('["banc"]', '["font"]');
    expect(await readPublishedBallots(altered)).toMatchObject({
      left: [{ kind: 'headMismatch', line: 1 }],
    });
  });

  it('fit the survey: none names a proposal twice, an unknown one, or more than there is money for', async () => {
    const misfit = (particulars: object) => ({
      left: [{ kind: 'misfitBallot', line: 3, found: 'b1', particulars }],
    });
    const second = (...named: readonly string[]) => readPublishedBallots(listOf([['font'], named]));
    expect(await second('font', 'font')).toMatchObject(misfit({ why: 'chosenTwice', id: 'font' }));
    expect(await second('fuente')).toMatchObject(misfit({ why: 'unknownAnswer', id: 'fuente' }));
    expect(await second()).toMatchObject(misfit({ why: 'emptyAnswer' }));
  });

  it('may not have the same ballot twice', async () => {
    const line = writeBallotLine(ballotId('b'), ['font']);
    const head = createHash('sha256')
      .update(line + line)
      .digest('hex');
    const list = writeHeadLine(surveyId('pp27'), head, question) + line + line;
    expect(await readPublishedBallots(list)).toMatchObject({
      left: [{ kind: 'repeatedBallot', line: 3 }],
    });
  });

  it('must be a list, of ballots, on a budget', async () => {
    expect(await readPublishedBallots('{}')).toMatchObject({
      left: [{ kind: 'notABallotList', line: 1 }],
    });
    expect(await readPublishedBallots('{"a":\n1}')).toMatchObject({
      left: [{ kind: 'notABallotList', line: 1, found: '{"a":', particulars: { where: 'JSON' } }],
    });
    const broken = `${listOf([['font']])}{"id":7}\n`;
    expect(await readPublishedBallots(broken)).toMatchObject({
      left: [{ kind: 'notABallot', line: 3 }, { kind: 'headMismatch' }],
    });
    const other = { _id: 'x', title: 'X', displayType: 'options', answers: [] };
    expect(await readPublishedBallots(listOf([], other))).toMatchObject({
      left: [{ kind: 'notABudgetSurvey' }],
    });
  });
});
