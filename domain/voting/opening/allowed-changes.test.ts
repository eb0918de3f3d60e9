import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '#fixtures/arbitraries/examples.ts';
import { left, right } from '../../shared/result.ts';
import { documentFields } from '../../documents/fields.ts';
import type { Json, JsonObject } from '../../documents/json.ts';
import { allowedKind, changesAfterOpening } from './allowed-changes.ts';
import type { FrozenVote, SurveyBody } from './frozen-vote.ts';

const zone = 'Europe/Madrid';
const reading = { zone, usual: 'es' } as const;

/** A survey with a value in every place that a council may fill. */
const survey: SurveyBody = {
  _id: 'main',
  displayType: 'budgetAmount',
  title: { es: 'Reparte', va: 'Repartix' },
  description: 'Para todos',
  details: { es: '<p>Más</p>' },
  headerImage: 'a.jpg',
  section: { es: 'Dinero' },
  isActive: true,
  required: true,
  randomOrder: false,
  hideVoteCount: false,
  startTime: '2026-11-09',
  startPublicationTime: '2026-11-01',
  endTime: '2026-11-27',
  resultsFrom: '2026-11-30T09:00:00Z',
  census: true,
  censusMessage: { es: 'Hola' },
  censusQuestions: [{ es: 'Año' }],
  censusInfo: { es: 'Cuatro cifras' },
  votingAge: 18,
  registeredOnly: false,
  canChangeVote: true,
  showResults: false,
  showResultsBefore: false,
  showResultsAfterPollIsClosed: true,
  chain: ['other'],
  totalAmount: 200_000,
  optionsAmount: 2,
  maxScore: 3,
  ratingRange: [1, 5],
  rule: { kind: 'by-votes', ties: ['amount', 'order'] },
  proposals: [
    {
      _id: 'p1',
      title: { es: 'Una' },
      text: 'Así',
      body: { es: 'Texto' },
      amount: 10,
      data: { barrio: 'Centro', shortTitle: { es: 'U' } },
    },
    { _id: 'p2', title: { es: 'Dos' }, amount: 20, headerImageAlt: { es: 'Foto' } },
  ],
  answers: [{ _id: 'a', text: { es: 'Sí' }, description: { es: 'Eso' }, reset: true }],
};
const voteOf = (...surveys: readonly SurveyBody[]): FrozenVote => ({
  surveys,
  census: { people: 3, print: 'abc' },
});
const withField = (change: JsonObject): SurveyBody => ({ ...survey, ...change });
const changed = (change: JsonObject) =>
  changesAfterOpening(voteOf(survey), voteOf(withField(change)), reading);

describe('what changes after a vote was opened', () => {
  it('is nothing of a vote that is the same', () => {
    expect(changesAfterOpening(voteOf(survey), voteOf({ ...survey }), reading)).toEqual(right([]));
    expect(
      changesAfterOpening({ ...voteOf(survey), census: null }, { ...voteOf(survey), census: null }, reading),
    ).toEqual(right([]));
  });

  it('may be a later last day, never an earlier one, none, or a text that is no day', () => {
    expect(changed({ endTime: '2026-12-04' })).toEqual(
      right([{ survey: 'main', path: 'endTime', was: '2026-11-27', value: '2026-12-04', kind: 'longer' }]),
    );
    for (const endTime of ['2026-11-26', null, '', 'mañana', 20_261_204, '2026-11-27T10:00:00'])
      expect(changed({ endTime })).toEqual(left({ kind: 'fixed', survey: 'main', path: 'endTime' }));
    const { endTime: _, ...endless } = survey;
    expect(changesAfterOpening(voteOf(survey), voteOf(endless), reading)).toMatchObject(
      left({ path: 'endTime' }),
    );
    expect(changesAfterOpening(voteOf(endless), voteOf(survey), reading)).toMatchObject(
      left({ path: 'endTime' }),
    );
  });

  it('may be a text that is spelt otherwise or translated, in any place that people read', () => {
    expect(changed({ title: { es: 'Reparte bien', va: 'Repartix', eu: 'Banatu' } })).toEqual(
      right([
        { survey: 'main', path: 'title/es', was: 'Reparte', value: 'Reparte bien', kind: 'text' },
        { survey: 'main', path: 'title/eu', was: undefined, value: 'Banatu', kind: 'text' },
      ]),
    );
    const texts: readonly JsonObject[] = [
      { description: 'Para todas' },
      { details: { es: '<p>Menos</p>' } },
      { section: { es: 'El dinero' } },
      { censusMessage: { es: 'Buenas' } },
      { censusInfo: { es: 'Cuatro' } },
      { censusQuestions: [{ es: 'El año' }] },
      { answers: [{ _id: 'a', text: { es: 'Que sí' }, description: { es: 'Eso' }, reset: true }] },
    ];
    for (const text of texts)
      expect(changed(text)).toMatchObject({ _tag: 'Right', right: [{ kind: 'text' }] });
  });

  it('may be a translation of a text that was written once for all languages, which stays as it was', () => {
    expect(changed({ description: { es: 'Para todos', va: 'Per a tots' } })).toEqual(
      right([{ survey: 'main', path: 'description/va', was: undefined, value: 'Per a tots', kind: 'text' }]),
    );
    expect(changed({ description: { va: 'Per a tots' } })).toMatchObject(left({ path: 'description' }));
  });

  it('is never a text that is gone or blank', () => {
    for (const title of [{ es: 'Reparte' }, { es: 'Reparte', va: ' ' }, { es: 'Reparte', va: null }])
      expect(changed({ title })).toEqual(left({ kind: 'fixed', survey: 'main', path: 'title/va' }));
    expect(changed({ description: null })).toMatchObject(left({ path: 'description' }));
  });

  it('is never the census, the list of the surveys, or their order', () => {
    const before = voteOf(survey, { ...survey, _id: 'other' });
    const named = (path: string) => left({ kind: 'fixed', survey: null, path });
    for (const census of [null, { people: 3, print: 'abd' }, { people: 4, print: 'abc' }])
      expect(changesAfterOpening(before, { ...before, census }, reading)).toEqual(named('census'));
    const others = [[survey], [...before.surveys, { ...survey, _id: 'third' }], before.surveys.toReversed()];
    for (const surveys of others)
      expect(changesAfterOpening(before, { ...before, surveys }, reading)).toEqual(named('chain'));
  });

  it('is never the name of the district or the amount of a proposal, an answer more or fewer, or their order', () => {
    const [one, two] = survey['proposals'] as readonly [JsonObject, JsonObject];
    for (const proposals of [
      [{ ...one, data: { barrio: 'Norte', shortTitle: { es: 'U' } } }, two],
      [{ ...one, amount: 11 }, two],
      [one],
      [one, two, { _id: 'p3', title: { es: 'Tres' }, amount: 1 }],
      [two, one],
    ])
      expect(changed({ proposals })).toMatchObject({ _tag: 'Left' });
  });
});

describe('one field of an opened vote', () => {
  const readable = [
    /^(?:title|description|details|section|censusMessage|censusInfo)(?:\/(?:es|va|ca|en|eu))?$/u,
    /^censusQuestions\/@[^/]+(?:\/(?:es|va|ca|en|eu))?$/u,
    /^answers\/@[^/]+\/(?:text|description)(?:\/(?:es|va|ca|en|eu))?$/u,
    /^proposals\/@[^/]+\/(?:title|text|body|headerImageAlt|data\/shortTitle)(?:\/(?:es|va|ca|en|eu))?$/u,
  ];
  const step = fc.oneof(
    fc.constantFrom(...new Set([...documentFields(survey).keys()].flatMap((path) => path.split('/')))),
    fc.constantFrom('es', 'eu', 'xx', '@', '@9', 'amount', 'kind'),
    fc.string({ maxLength: 4 }),
  );
  const anyPath = fc.oneof(
    fc.constantFrom(...documentFields(survey).keys()),
    fc.array(step, { minLength: 1, maxLength: 5 }).map((steps) => steps.join('/')),
  );
  const anyValue = fc.option(
    fc.oneof(
      fc.string(),
      fc.constantFrom('2026-11-28', '2027-01-01', '2026-01-01'),
      fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)) as Json),
    ),
    { nil: undefined },
  );

  it('that no list of texts names is refused, whatever is written there, unless it is a later last day', () => {
    fc.assert(
      fc.property(anyPath, anyValue, anyValue, (path, was, value) => {
        const kind = allowedKind({ path, was, value }, zone);
        const isText = readable.some((one) => one.test(path));
        const isWritten = typeof value === 'string' && value.trim() !== '';
        const wasText = was === undefined || was === null || typeof was === 'string';
        const expected = isText && isWritten && wasText ? 'text' : null;
        if (path === 'endTime') expect(kind).not.toBe('text');
        else expect(kind).toBe(expected);
      }),
      examples(5000),
    );
  });

  it('of the prepared survey is fixed if it is no text: each of them, changed alone', () => {
    const fields = [...documentFields(survey)].filter(([path]) => !readable.some((one) => one.test(path)));
    expect(fields.length).toBeGreaterThan(30);
    for (const [path, was] of fields)
      for (const value of ['x', 'es', 1, true, null, [], {}, undefined])
        expect([path, allowedKind({ path, was, value }, zone)]).toEqual([path, null]);
  });
});
