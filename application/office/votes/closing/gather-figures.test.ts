import { describe, expect, it } from 'vitest';
import type { StoredBallot } from '#application/ports/server/ballot-store.ts';
import type { SurveyDocument } from '#application/ports/server/realm-register.ts';
import { type Tally, tally } from '#domain/scoring/tally.ts';
import { type CalendarDay, endOfDay, instantAt } from '#domain/shared/calendar-day.ts';
import { ballotId, type SurveyId } from '#domain/shared/ids.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';
import type { VoteRecord } from '#domain/voting/opening/vote-record.ts';
import { type BoxCount, type PaperBox, plannedBox } from '#domain/voting/paper/ballot-box.ts';
import type { Survey } from '#domain/voting/survey.ts';
import { aBudget, aProposal, aSurvey } from '#fixtures/builders/data/survey.ts';
import { aTown } from '#fixtures/builders/data/town.ts';
import { type FigurePorts, gatherFigures, readClosingStage } from './gather-figures.ts';
import { boxFigures, paperBallotsOf } from './paper-figures.ts';
import { surveyOutcome } from './survey-outcome.ts';

const town = aTown();
const endDay = '2026-11-27' as CalendarDay;
const over = endOfDay(endDay, town.timeZone);
const closed = (id: string, more: Partial<Survey> = {}) =>
  aSurvey(id, { endDay, showResultsAfterPollIsClosed: true, ...more });

const signed = (hash: string, census: object | null) => ({
  hash,
  text: JSON.stringify({ surveys: [], census }),
  by: [
    { person: 'a', name: 'A', at: 1 },
    { person: 'b', name: 'B', at: 2 },
  ] as const,
});
const aRecord = (surveys: readonly Survey[], more: Partial<VoteRecord> = {}): VoteRecord => ({
  surveys: surveys.map(({ id }) => id),
  waiting: null,
  opened: signed('h0', { people: 48, print: 'p' }),
  changes: [],
  ...more,
});

/** A council in which that was voted. */
function aCouncil(
  surveys: readonly Survey[],
  answers: readonly RawAnswer[],
  more: Partial<FigurePorts> = {},
) {
  const list: readonly StoredBallot[] = answers.map((answer, n) => ({ id: ballotId(`b${n}`), answer }));
  const find = (id: SurveyId) => surveys.find((one) => one.id === id) ?? null;
  const ports: FigurePorts = {
    realms: {
      survey: async (_, id) => {
        const survey = find(id);
        return survey && { survey, document: {} };
      },
    },
    ballots: {
      list: async () => list,
      tally: async (_, __, question) => tally(question, answers),
      countMarks: async () => answers.length,
    },
    boxBook: { all: async () => [] },
    votingDesk: { counts: async () => ({ paper: new Map(), envelopes: new Map(), assisted: 0 }) },
    steps: { of: async () => [] },
    closedLists: { head: (ballots) => `head of ${ballots.length}`, marks: async () => null },
    clock: { now: () => over },
    ...more,
  };
  return ports;
}
const gather = (surveys: readonly Survey[], answers: readonly RawAnswer[], more: Partial<FigurePorts> = {}) =>
  gatherFigures(aCouncil(surveys, answers, more))(town, { vote: 'a', record: aRecord(surveys) });

const counted = (id: string, count: BoxCount, more: Partial<PaperBox> = {}): PaperBox => ({
  ...plannedBox(id, id.toUpperCase()),
  state: 'counted',
  count,
  surveys: { a: count },
  ...more,
});

describe('the figures of a vote that is over', () => {
  it('are read from its ballots, marks, list and record', async () => {
    const figures = await gather([closed('a')], ['yes', 'yes', 'no']);
    expect(figures).toMatchObject({
      realm: town.realm,
      vote: 'a',
      title: { es: 'a' },
      hashes: ['h0'],
      census: { people: 48, print: 'p' },
      boxes: [],
      assisted: null,
      incidents: [],
    });
    expect(figures.surveys).toMatchObject([
      {
        id: 'a',
        type: 'options',
        lastDay: endDay,
        marks: 3,
        paperMarks: 0,
        ballots: 3,
        paperBallots: 0,
        blank: null,
        list: 'head of 3',
        outcome: {
          counts: [
            { id: 'yes', n: 2 },
            { id: 'no', n: 1 },
          ],
          allocation: null,
        },
        shows: { count: true, result: 'counts' },
      },
    ]);
  });

  it('have the hashes of every change, the incidents that were noted, and the channels', async () => {
    const step = { number: 4, at: instantAt(endDay, 60, town.timeZone), by: 'Pau', act: 'vote.incident' };
    const steps = [
      { ...step, words: 'Se fue la luz' },
      { ...step, number: 5, words: null },
      { ...step, act: 'vote.open' },
    ];
    const counts = { paper: new Map([['mercat', 4]]), envelopes: new Map(), assisted: 2 };
    const box = counted('mercat', { ballots: 2, blank: 1, spoiled: 1 });
    const ports = aCouncil([closed('a')], ['yes', 'no'], {
      steps: { of: async (_, subject) => (subject === 'vote/a' ? (steps as never) : []) },
      votingDesk: { counts: async () => counts },
      boxBook: { all: async () => [box] },
    });
    const change = { ...signed('h1', null), number: 1, reason: 'r', changes: [] };
    const amendment = { number: 1, added: 14, blocked: 2, letIn: 1, corrected: 0 };
    const amended = { ...change, hash: 'h2', number: 2, amendment };
    const record = aRecord([closed('a')], { changes: [change, amended] });
    const figures = await gatherFigures(ports)(town, { vote: 'a', record });
    expect(figures).toMatchObject({
      hashes: ['h0', 'h1', 'h2'],
      census: null,
      amendments: [{ ...amendment, hash: 'h2' }],
      assisted: 2,
      boxes: [{ id: 'mercat', given: 4 }],
      surveys: [{ paperMarks: 4, paperBallots: 2 }],
    });
    expect(figures.incidents).toEqual([
      { number: 4, day: endDay, words: 'Se fue la luz' },
      { number: 5, day: endDay, words: '' },
    ]);
  });

  it('of a survey of an unknown type are how many took part', async () => {
    const unknown = closed('a', { question: { kind: 'unknown', displayType: 'hologram' } });
    const figures = await gather([unknown], []);
    expect(figures.surveys).toMatchObject([
      { type: 'hologram', blank: null, outcome: { counts: [], shares: null } },
    ]);
    const none = await gatherFigures(aCouncil([], []))(town, {
      vote: 'a',
      record: aRecord([], { opened: null }),
    });
    expect(none).toMatchObject({ title: 'a', hashes: [], census: null });
  });
});

describe('the outcome of a survey', () => {
  it('has the ballots by position where its question has positions', () => {
    const counts: Tally = {
      kind: 'ranked',
      ballots: 3,
      blank: null,
      counts: new Map([['a', 5]]),
      spread: new Map([['a', [2, 1]]]),
      texts: [],
    };
    const question = { kind: 'ranked', answers: [] } as never;
    expect(surveyOutcome(question, counts, null)).toMatchObject({
      spread: [{ id: 'a', n: [2, 1] }],
      shares: [{ id: 'a', n: 100 }],
    });
  });
});

describe('the outcome of a budget', () => {
  const question = aBudget(100, [aProposal('J1', 60), aProposal('J2', 50), aProposal('J3', 30)]);

  it('is who is funded by the rule, and the ties that decided it', async () => {
    const figures = await gather([closed('a', { question })], [['J1'], ['J2'], ['J3'], ['J3']]);
    expect(figures.surveys[0]?.outcome.allocation).toMatchObject({
      rule: { kind: 'by-votes' },
      funded: ['J3', 'J2'],
      spent: 8000,
      ties: [{ between: ['J2', 'J1'], decidedBy: 'amount', votes: 1 }],
      refused: null,
    });
  });

  it('says why there is none', () => {
    const rule = { ...question.rule, ties: [] };
    const counts = tally(question, [['J1'], ['J2']]);
    expect(surveyOutcome({ ...question, rule }, counts, null).allocation).toMatchObject({
      funded: [],
      refused: 'unresolvedTie',
    });
  });

  it('reads the ballots one by one only for a rule that asks them', async () => {
    const asked: number[] = [];
    const closedLists = {
      head: () => 'head',
      marks: async (_: SurveyDocument, ballots: readonly StoredBallot[]) => {
        asked.push(ballots.length);
        return null;
      },
    };
    const equal = { kind: 'equal-shares' } as unknown as typeof question.rule;
    await gather([closed('a', { question })], [['J1']], { closedLists });
    expect(asked).toEqual([]);
    const figures = await gather([closed('a', { question: { ...question, rule: equal } })], [['J1']], {
      closedLists,
    });
    expect([asked, figures.surveys[0]?.outcome.allocation?.refused]).toEqual([[1], 'ballotsNeeded']);
  });
});

describe('the ballot boxes of a vote', () => {
  const few = { ballots: 0, blank: 0, spoiled: 0 };

  it('have the ballots given at those that were mixed into them', () => {
    const contents = (found: number, given: number) => ({ by: {} as never, found, given, entered: found });
    const boxes: readonly PaperBox[] = [
      { ...counted('a', few, { contents: contents(2, 3) }), count: null, into: 'b' },
      { ...counted('b', few, { contents: contents(4, 4) }), count: null, into: 'c' },
      counted('c', { ballots: 28, blank: 1, spoiled: 2 }, { contents: contents(27, 25) }),
      counted('d', { ballots: 30, blank: 0, spoiled: 0 }),
      counted('e', few),
    ];
    expect(boxFigures(boxes, { paper: new Map([['d', 31]]) })).toEqual([
      { id: 'c', names: ['C', 'A', 'B'], given: 32, found: 33, ballots: 28, blank: 1, spoiled: 2 },
      { id: 'd', names: ['D'], given: 31, found: 0, ballots: 30, blank: 0, spoiled: 0 },
      { id: 'e', names: ['E'], given: 0, found: 0, ...few },
    ]);
  });

  it('have blank ballots in the list of a survey that offers a blank vote', () => {
    const boxes = [
      counted('c', { ballots: 28, blank: 1, spoiled: 2 }),
      counted('d', { ballots: 3, blank: 2, spoiled: 0 }),
    ];
    expect([
      paperBallotsOf(boxes, 'a', false),
      paperBallotsOf(boxes, 'a', true),
      paperBallotsOf(boxes, 'b', true),
    ]).toEqual([31, 34, 0]);
  });
});

describe('how far a vote is', () => {
  const stage = (surveys: readonly Survey[], shown: readonly Survey[], boxes: readonly PaperBox[] = []) =>
    readClosingStage(aCouncil(shown, [], { boxBook: { all: async () => boxes } }))(town, {
      vote: 'a',
      record: aRecord(surveys),
    });

  it('is decided without reading a count', async () => {
    const survey = closed('a');
    expect(await stage([survey], [survey])).toEqual({ kind: 'ready' });
    expect(await stage([survey], [survey], [plannedBox('c', 'C')])).toEqual({ kind: 'counting' });
    expect(await stage([survey], [{ ...survey, endDay: null }])).toEqual({ kind: 'open' });
  });

  it('is never the end if a survey of it is gone', async () => {
    expect(await stage([closed('a'), closed('b')], [closed('a')])).toEqual({ kind: 'open' });
  });
});
