import { describe, expect, it } from 'vitest';
import type { CountedBallotList } from '#application/ports/ballot-list-reader.ts';
import type { PublishedBallots } from '#application/ports/browser/published-ballots.ts';
import { defaultByVotes } from '#domain/budget/rules/by-votes/rule.ts';
import { defaultEqualShares } from '#domain/budget/rules/equal-shares/rule.ts';
import type { Tally } from '#domain/scoring/tally.ts';
import { realmId, surveyId } from '#domain/shared/ids.ts';
import { left, right } from '#domain/shared/result.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';
import type { Question } from '#domain/voting/survey.ts';
import { aCountedList, readsAs } from '#fixtures/builders/data/counted-list.ts';
import { aBudget, anOption, aProposal } from '#fixtures/builders/data/survey.ts';
import { aTally } from '#fixtures/builders/data/tally.ts';
import { listCounter } from './count-list.ts';
import { recount } from './recount.ts';

const question = aBudget(100, [aProposal('a', 60), aProposal('b', 60)]);
const cast: readonly RawAnswer[] = [['a'], ['a'], ['b']];
const counts = (a: number, b: number): Tally => aTally('budgetAmount', 3, { a, b });
const never = left({ kind: 'notAllowed' } as const);

interface Found extends Partial<Pick<CountedBallotList, 'question' | 'survey' | 'counted'>> {
  readonly ballots?: readonly RawAnswer[];
}

function recountOf(found: Found, tally = counts(2, 1), asked: Question = question) {
  const { question: listed = question, ballots = cast, ...more } = found;
  const surveys: PublishedBallots = {
    ballotList: async () => right('the list'),
  };
  const list = aCountedList(listed, ballots, { survey: surveyId('budget'), ...more });
  return recount({ surveys, listCounter: listCounter(readsAs(list)) })(realmId('vilanova'), {
    survey: surveyId('budget'),
    question: asked,
    tally,
  });
}

describe('a recount', () => {
  it('of the ballots that were published finds no difference', async () => {
    expect(await recountOf({})).toMatchObject(
      right({
        claimed: 'f1',
        counted: 'f1',
        tally: counts(2, 1),
        differences: [],
        shared: right({ funded: [{ project: { id: 'a' } }], spent: 6000 }),
      }),
    );
  });

  it('finds a list that was altered, or is another survey’s', async () => {
    expect(await recountOf({ counted: 'f2', survey: surveyId('other') })).toMatchObject(
      right({ differences: [{ kind: 'fingerprint' }, { kind: 'otherSurvey', found: 'other' }] }),
    );
  });

  it('finds a ballot that is missing, and the votes it takes along', async () => {
    expect(await recountOf({ ballots: cast.slice(0, 2) })).toMatchObject(
      right({
        differences: [
          { kind: 'ballots', published: 3, counted: 2 },
          { kind: 'votes', id: 'b', published: 1, counted: 0 },
        ],
      }),
    );
  });

  it('finds blank votes that were published as something else', async () => {
    const blankVote = { ...question, blankVote: true } as const;
    const ballots = [...cast.slice(0, 2), null];
    const told = (blank: number) => ({ ...counts(2, 0), blank });
    expect(await recountOf({ question: blankVote, ballots }, told(1), blankVote)).toMatchObject(
      right({ differences: [], tally: { blank: 1 } }),
    );
    expect(await recountOf({ question: blankVote, ballots }, told(0), blankVote)).toMatchObject(
      right({ differences: [{ kind: 'blank', published: 0, counted: 1 }] }),
    );
  });

  it('finds that other proposals would be funded', async () => {
    expect(await recountOf({}, counts(1, 2))).toMatchObject(
      right({
        differences: [
          { kind: 'votes' },
          { kind: 'votes' },
          { kind: 'funded', published: ['b'], counted: ['a'] },
        ],
      }),
    );
  });

  it('finds votes for an entry that the published result does not name', async () => {
    const unnamed = aTally('budgetAmount', 3, { a: 2 });
    expect(await recountOf({}, unnamed)).toMatchObject(
      right({ differences: [{ kind: 'votes', id: 'b', published: 0, counted: 1 }] }),
    );
  });

  it('compares only votes if there is no budget, or no decision', async () => {
    const options: Question = { kind: 'options', answers: [] };
    const ballots = ['x', 'x', 'x'];
    const empty = aTally('options', 3, { gone: 1 });
    expect(await recountOf({ question: options, ballots }, empty, options)).toMatchObject(
      right({ differences: [{ kind: 'votes', id: 'gone', published: 1, counted: 0 }] }),
    );
    const undecided = { ...question, rule: { ...question.rule, ties: [] } };
    const tied = { question: undecided, ballots: cast.slice(1) };
    expect(await recountOf(tied, { ...counts(1, 1), ballots: 2 }, undecided)).toMatchObject(
      right({ differences: [] }),
    );
  });

  it('shares out by rules that ask the ballots one by one, and holds the published rule against the list’s', async () => {
    const proposals = [aProposal('a', 60), aProposal('b', 35), aProposal('c', 40)];
    const shares = {
      ...aBudget(100, proposals),
      rule: { ...defaultEqualShares, completion: 'none' as const },
    };
    const ballots = [
      ...Array.from({ length: 5 }, () => ['a', 'b']),
      ['a'],
      ...Array.from({ length: 4 }, () => ['c']),
    ];
    const told = aTally('budgetAmount', 10, { a: 6, b: 5, c: 4 });
    expect(await recountOf({ question: shares, ballots }, told, shares)).toMatchObject(
      right({
        differences: [],
        shared: right({ funded: [{ project: { id: 'a' } }, { project: { id: 'c' } }] }),
      }),
    );
    const byVotes = { ...shares, rule: defaultByVotes };
    expect(await recountOf({ question: shares, ballots }, told, byVotes)).toMatchObject(
      right({ differences: [{ kind: 'funded', published: ['a', 'b'], counted: ['a', 'c'] }] }),
    );
  });

  it('explains each project if that needs the ballots, and none if there is no decision', async () => {
    const shares = { ...question, rule: { ...defaultEqualShares, completion: 'greedy' as const } };
    expect(await recountOf({ question: shares }, counts(2, 1), shares)).toMatchObject(
      right({ explained: [{ project: { id: 'a' } }, { project: { id: 'b' } }] }),
    );
    const undecided = { ...shares, rule: { ...shares.rule, ties: [] } };
    const tied = { question: undecided, ballots: cast.slice(1) };
    expect(await recountOf(tied, { ...counts(1, 1), ballots: 2 }, undecided)).toMatchObject(
      right({ shared: left({ kind: 'unresolvedTie' }), explained: [] }),
    );
  });

  it('finds the same points that come from other positions', async () => {
    const ranking: Question = {
      kind: 'sortable',
      answers: [anOption('a'), anOption('b'), anOption('c')],
      maxScore: 3,
    };
    const orders = [
      ['a', 'b', 'c'],
      ['c', 'b', 'a'],
    ];
    const spread = { a: [1, 0, 1], b: [0, 2, 0], c: [1, 0, 1] };
    const told = (more: object) =>
      aTally(
        'sortable',
        2,
        { a: 4, b: 4, c: 4 },
        { spread: new Map(Object.entries({ ...spread, ...more })) },
      );
    const found = { question: ranking, ballots: orders };
    expect(await recountOf(found, told({}), ranking)).toMatchObject(right({ differences: [] }));
    expect(await recountOf(found, told({ b: [1, 0, 1] }), ranking)).toMatchObject(
      right({ differences: [{ kind: 'spread', id: 'b', published: [1, 0, 1], counted: [0, 2, 0] }] }),
    );
    const bare = aTally('sortable', 2, { a: 4, b: 4, c: 4 });
    expect(await recountOf(found, bare, ranking)).toMatchObject(
      right({ differences: [{ id: 'a', published: [] }, { id: 'b' }, { id: 'c' }] }),
    );
    expect(
      await recountOf(
        { ...found, ballots: [] },
        aTally('free', 0, {}, { spread: new Map([['z', [1]]]) }),
        ranking,
      ),
    ).toMatchObject(
      right({ differences: [{ kind: 'spread', id: 'z', published: [1], counted: [] }, {}, {}, {}] }),
    );
  });

  it('reads the ballots for the published rule too, where the survey tells projects in another order', async () => {
    const [a, b, c] = [aProposal('a', 60), aProposal('b', 35), aProposal('c', 40)];
    const rule = { ...defaultEqualShares, completion: 'none' as const };
    const ballots = [
      ...Array.from({ length: 5 }, () => ['a', 'b']),
      ['a'],
      ...Array.from({ length: 4 }, () => ['c']),
    ];
    const told = aTally('budgetAmount', 10, { a: 6, b: 5, c: 4 });
    const listed = { ...aBudget(100, [a, b, c]), rule };
    const among = (...proposals: (typeof a)[]) => ({ ...aBudget(100, proposals), rule });
    const fundedOf = async (asked: Question) => recountOf({ question: listed, ballots }, told, asked);
    expect(await fundedOf(among(c, b, a))).toMatchObject(right({ differences: [] }));
    expect(await fundedOf(among(b, c))).toMatchObject(
      right({ differences: [{ kind: 'funded', published: ['b', 'c'], counted: ['a', 'c'] }] }),
    );
    const options: Question = { kind: 'options', answers: [anOption('a')] };
    expect(await recountOf({ question: options, ballots: ['a'] }, told, listed)).toMatchObject(
      right({ shared: null }),
    );
  });

  it('says why there is no list', async () => {
    const surveys: PublishedBallots = {
      ballotList: async () => never,
    };
    const fault = { kind: 'repeatedBallot', line: 3, ballot: 'b1' } as const;
    const broken = left({ kind: 'faults', faults: [fault], count: 1 } as const);
    const ballotLists = { ...readsAs(aCountedList(question, [])), count: async () => broken };
    const published = { survey: surveyId('budget'), question, tally: counts(2, 1) };
    const counter = listCounter(ballotLists);
    expect(await recount({ surveys, listCounter: counter })(realmId('vilanova'), published)).toEqual(never);
    const some = { ...surveys, ballotList: async () => right('') };
    const again = await recount({ surveys: some, listCounter: counter })(realmId('vilanova'), published);
    expect(again).toEqual(broken);
  });
});
