import { describe, expect, it } from 'vitest';
import type { TownBundle, TownKeeper } from '#application/ports/server/town-keeper.ts';
import type { IdentityNumber } from '#domain/census/identity-number.ts';
import { cents } from '#domain/shared/money.ts';
import { left, right } from '#domain/shared/result.ts';
import type { Question, Survey } from '#domain/voting/survey.ts';
import { aBudget, anOption, aProposal, aSurvey } from '#fixtures/builders/data/survey.ts';
import { aTown } from '#fixtures/builders/data/town.ts';
import { asDocument } from '#fixtures/memory/realm-register.ts';
import { loadTown } from './load-town.ts';

const bundle = (surveys: readonly Survey[], more: Partial<TownBundle> = {}): TownBundle => ({
  town: aTown(),
  collections: new Map(),
  surveys: surveys.map(asDocument),
  census: null,
  ballots: new Map(),
  files: [],
  ...more,
});

interface Opened {
  readonly surveys?: readonly Survey[];
  readonly withCensus?: readonly string[];
  readonly people?: readonly string[];
}

/** Loads a town where the surveys given have ballots, and others were opened by two people. */
async function loadOver(
  voted: readonly Survey[],
  loaded: TownBundle,
  opened: Opened = {},
  moved: { readonly events?: readonly string[]; readonly activities?: readonly string[] } = {},
) {
  const kept: TownBundle[] = [];
  const { surveys = [], withCensus = [], people = [] } = opened;
  const keeper: Pick<TownKeeper, 'votedSurveys' | 'openedVotes' | 'hasPeople' | 'keep'> = {
    votedSurveys: async () => voted.map(asDocument),
    openedVotes: async () => ({ surveys: surveys.map(asDocument), withCensus }),
    hasPeople: async (_realm, rows) => rows.map(({ identity }) => identity).join() === people.join(),
    keep: async (town) => {
      kept.push(town);
    },
  };
  const { events = [], activities = [] } = moved;
  const ports = { events: async () => events, activities: async () => activities };
  return { result: await loadTown(keeper, ports)(loaded), kept };
}

const options = [anOption('yes'), anOption('no')];
const several: Question = { kind: 'optionsMultiple', answers: options, most: 2 };
const budget = aBudget(100, [aProposal('a', 10), aProposal('b', 20)]);
const changes: readonly (readonly [string, Question, Question])[] = [
  ['an answer fewer', { kind: 'options', answers: options }, { kind: 'options', answers: options.slice(1) }],
  [
    'answers in another order',
    { kind: 'options', answers: options },
    { kind: 'options', answers: options.toReversed() },
  ],
  [
    'an answer that now clears the others',
    several,
    { ...several, answers: [anOption('yes'), anOption('no', { reset: true })] },
  ],
  ['another number of answers', several, { ...several, most: 1 }],
  ['another amount', budget, { ...budget, proposals: [aProposal('a', 11), aProposal('b', 20)] }],
  ['another budget', budget, { ...budget, total: cents(1) }],
  ['another rule', budget, { ...budget, rule: { ...budget.rule, onMisfit: 'stop' } }],
  ['another kind of question', { kind: 'options', answers: options }, several],
  [
    'another number of positions with points',
    { kind: 'sortable', answers: options, maxScore: 2 },
    { kind: 'sortable', answers: options, maxScore: 1 },
  ],
  [
    'other limits of a slider',
    { kind: 'limitedSliders', answers: options },
    { kind: 'limitedSliders', answers: [anOption('yes', { most: 50 }), anOption('no')] },
  ],
  [
    'other stars',
    { kind: 'ratingAnswers', answers: options, range: { min: 1, max: 5 } },
    { kind: 'ratingAnswers', answers: options, range: { min: 1, max: 10 } },
  ],
  [
    'a blank vote',
    { kind: 'options', answers: options },
    { kind: 'options', answers: options, blankVote: true },
  ],
  ['no blank vote any more', { ...budget, blankVote: true }, budget],
  ['shorter texts', { kind: 'free', longest: 120 }, { kind: 'free', longest: 60 }],
  [
    'another type that nobody knows',
    { kind: 'unknown', displayType: 'dice' },
    { kind: 'unknown', displayType: 'cards' },
  ],
];

describe('a town that is loaded again', () => {
  it.each(changes)('is refused whole when a voted survey would have %s', async (_change, before, after) => {
    const { result, kept } = await loadOver(
      [aSurvey('voted', { question: before })],
      bundle([aSurvey('new'), aSurvey('voted', { question: after })]),
    );
    expect(result).toEqual(left({ kind: 'frozenSurveys', surveys: ['voted'] }));
    expect(kept).toEqual([]);
  });

  it('is refused when a voted survey is missing', async () => {
    expect((await loadOver([aSurvey('voted')], bundle([]))).result).toMatchObject(
      left({ surveys: ['voted'] }),
    );
  });

  it.each([budget, several, { kind: 'unknown', displayType: 'dice' } as const])(
    'may change texts, dates and flags of a voted survey ($kind)',
    async (question) => {
      const texts = {
        title: { es: 'Otro título' },
        isActive: false,
        showResults: true,
        resultsFrom: 5,
        randomOrder: true,
        section: 'Otra',
        details: '<p>Más</p>',
        question:
          question.kind === 'budgetAmount'
            ? {
                ...question,
                proposals: [aProposal('a', 10, { title: 'A' }), aProposal('b', 20, { area: 'Centro' })],
              }
            : question,
      };
      const { result, kept } = await loadOver(
        [aSurvey('voted', { question })],
        bundle([aSurvey('voted', texts)]),
      );
      expect(result).toMatchObject(right({ surveys: 1 }));
      expect(kept).toHaveLength(1);
    },
  );

  it('may change the texts of a voted question with answers', async () => {
    const sliders = (text: string): Question => ({
      kind: 'limitedSliders',
      answers: options.map((option) => ({ ...option, text, description: text, image: `${text}.png` })),
    });
    const { result } = await loadOver(
      [aSurvey('voted', { question: sliders('before') })],
      bundle([aSurvey('voted', { question: sliders('after') })]),
    );
    expect(result).toMatchObject(right({ surveys: 1 }));
  });

  it('is refused if it would move a session of which somebody has a ticket', async () => {
    const { result, kept } = await loadOver([], bundle([]), {}, { events: ['fira'] });
    expect([result, kept]).toEqual([left({ kind: 'movedSessions', events: ['fira'] }), []]);
  });

  it('is refused if it would move an activity in which somebody has a place', async () => {
    const { result, kept } = await loadOver([], bundle([]), {}, { activities: ['estiu'] });
    expect([result, kept]).toEqual([left({ kind: 'movedActivities', activities: ['estiu'] }), []]);
  });

  it('gives the numbers of what was loaded', async () => {
    const full = bundle([aSurvey('a'), aSurvey('b')], {
      collections: new Map([
        ['menus', [{ _id: '1' }, { _id: '2' }]],
        ['regions', [{ _id: '3' }]],
      ]),
      census: [{ identity: '12345678Z' as IdentityNumber, secrets: ['1984'] }],
      files: [{ name: 'a.txt', from: '/a.txt' }],
    });
    expect((await loadOver([], full)).result).toEqual(
      right({ documents: 3, surveys: 2, people: 1, files: 1 }),
    );
    expect((await loadOver([], bundle([]))).result).toEqual(
      right({ documents: 0, surveys: 0, people: null, files: 0 }),
    );
  });

  it('leaves a survey that two people opened as it is, and is refused if it brings another one of its name', async () => {
    const opened = { surveys: [aSurvey('opened')] };
    expect((await loadOver([aSurvey('opened')], bundle([]), opened)).result).toMatchObject(right({}));
    expect((await loadOver([], bundle([aSurvey('opened')]), opened)).result).toMatchObject(right({}));
    const other = { survey: aSurvey('opened'), document: { _id: 'opened', title: { es: 'Otro' } } };
    const { result, kept } = await loadOver([], bundle([], { surveys: [other] }), opened);
    expect(result).toEqual(left({ kind: 'openedSurveys', surveys: ['opened'] }));
    expect(kept).toEqual([]);
  });

  it('is refused if other people could vote in a vote that is opened and not over', async () => {
    const census = [{ identity: '12345678Z' as IdentityNumber, secrets: ['1984'] }];
    const opened = { withCensus: ['vote'], people: ['12345678Z'] };
    expect((await loadOver([], bundle([], { census }), opened)).result).toMatchObject(right({ people: 1 }));
    expect((await loadOver([], bundle([], { census: [] }), opened)).result).toEqual(
      left({ kind: 'openedCensus', surveys: ['vote'] }),
    );
    expect((await loadOver([], bundle([]), opened)).result).toMatchObject(right({ people: null }));
    expect((await loadOver([], bundle([], { census: [] }))).result).toMatchObject(right({ people: 0 }));
  });
});
