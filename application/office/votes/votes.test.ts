import { nothingAbout } from '#domain/census/about-person.ts';
import { describe, expect, it } from 'vitest';
import type { FoundVote } from '#application/ports/server/office/vote-desk.ts';
import { makeDocument } from '#domain/documents/document-change.ts';
import { surveyDocuments } from '#domain/documents/document-parts.ts';
import { documentFields } from '#domain/documents/fields.ts';
import type { JsonObject } from '#domain/documents/json.ts';
import { type OfficeDocument, unknownDocument } from '#domain/documents/office-document.ts';
import { documentOf } from '#domain/documents/fields.ts';
import { surveyId } from '#domain/shared/ids.ts';
import { isLeft, left } from '#domain/shared/result.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import type { SurveyBody } from '#domain/voting/opening/frozen-vote.ts';
import { latestHash, type SignedAct, type VoteRecord } from '#domain/voting/opening/vote-record.ts';
import { aSurvey } from '#fixtures/builders/data/survey.ts';
import { aGrant } from '#fixtures/builders/data/staff-person.ts';
import { type GivenSignature, giveSignature, takeSignatureBack } from './give-signature.ts';
import { signableChanges, surveysOf, viewVote, type VoteReading } from './view-vote.ts';

const members = (...keys: readonly string[]) => keys.map((person) => ({ person, about: nothingAbout }));
const now = Date.parse('2026-11-01T10:00:00Z');
const [start, end] = ['2026-11-09', '2026-11-27'];

const textIn = (body: SurveyBody, name: string) => JSON.parse(JSON.stringify(body[name])) as string;

/** A reader of documents that knows what these tests write. */
const readSurvey = (body: SurveyBody) =>
  body['broken'] === true
    ? null
    : aSurvey(surveyId(body._id), {
        isActive: body['isActive'] === true,
        census: body['census'] === true,
        startsAt: Date.parse(textIn(body, 'startTime')),
        endDay: textIn(body, 'endTime') as CalendarDay,
      });
const reading: VoteReading = {
  zone: 'Europe/Madrid',
  usual: 'es',
  // A text is its own hash, so that a test sees what was signed.
  hash: (text) => `#${text}`,
  salt: 'salt',
  readSurvey,
  hasFaults: false,
};
const body = (more: JsonObject = {}): JsonObject => ({
  title: { es: 'Voto' },
  startTime: start,
  endTime: end,
  ...more,
});
const drafted = (id: string, more: JsonObject = {}, by = 'Neus'): OfficeDocument => {
  const { document } = makeDocument({ collection: surveyDocuments, id }, body(more), { by, at: 1 });
  if (document === null) throw new Error('no document');
  return document;
};
const shown = (id: string, more: JsonObject = {}): OfficeDocument => ({
  ...unknownDocument({ collection: surveyDocuments, id }),
  status: { place: 'published', work: 'none' },
  fields: documentFields({ ...body(more), _id: id }),
});
const found = (...documents: FoundVote['documents']): FoundVote => ({
  record: null,
  documents,
  people: [],
  ballots: 0,
  marks: 0,
  openedWith: new Map(),
});

const given = (id: string, what: SignedAct, turn: 'first' | 'second', vote: FoundVote): GivenSignature => ({
  what,
  turn,
  hash:
    what === 'cancel'
      ? ((vote.record && latestHash(vote.record)?.hash) ?? '')
      : viewVote(vote, reading, now).hash,
  reason: what === 'change' ? 'Faltaba una letra' : what === 'cancel' ? 'Falta el censo' : '',
  title: { es: 'Voto' },
  signer: { id, name: id, isProgram: false, grants: [signerGrant] },
  now,
  subject: { in: { vote: 'main' } },
  first: turn === 'first' ? null : { id: 'amparo', name: 'amparo', isProgram: false, grants: [signerGrant] },
});
const signerGrant = aGrant('voteSigner', {
  givenBy: [
    { by: 'x', at: 0 },
    { by: 'y', at: 0 },
  ],
});

/** Signs, and gives the vote as it is found then. */
function signed(vote: FoundVote, id: string, what: SignedAct, turn: 'first' | 'second') {
  const made = giveSignature(vote, reading, given(id, what, turn, vote));
  if (isLeft(made)) throw new Error(made.left.kind);
  const { record, documents } = made.right;
  const changed = new Map(documents.map(({ document }) => [document?.ref.id, document]));
  const after = vote.documents.map((one) => changed.get(one?.ref.id) ?? one);
  return { act: made.right, vote: { ...vote, record, documents: after } };
}
const opened = (...documents: readonly OfficeDocument[]) =>
  signed(signed(found(...documents), 'amparo', 'open', 'first').vote, 'vicent', 'open', 'second');

/** The same document with fields of its draft changed by Marta. */
function edited(document: OfficeDocument | null | undefined, changes: JsonObject): OfficeDocument {
  if (document === null || document === undefined) throw new Error('no document');
  const draft = new Map(document.draft);
  for (const [path, value] of documentFields(changes))
    draft.set(path, { path, was: document.fields?.get(path), value, by: 'Marta', at: 2 });
  return { ...document, draft, status: { ...document.status, work: 'draft' } };
}

describe('a vote in the office', () => {
  it('has the surveys of its chain with its draft, itself first, each once', () => {
    expect(surveysOf(drafted('main', { chain: ['b', 'main', 'b', 7] }))).toEqual(['main', 'b']);
    expect(surveysOf(drafted('main'))).toEqual(['main']);
  });

  it('has the fingerprint of the census only if a survey checks it', () => {
    const vote = { ...found(drafted('main'), drafted('b', { census: true })), people: members('y', 'x') };
    expect(viewVote(vote, reading, now).frozen.census).toEqual({ people: 2, print: '#salt\nx\ny' });
    expect(viewVote(found(drafted('main')), reading, now).frozen.census).toBeNull();
  });

  it('cannot be opened with a survey that is missing, broken, outdated, faulty, shown and begun, or of another vote', () => {
    const blockers = (vote: FoundVote, more: Partial<VoteReading> = {}) =>
      viewVote(vote, { ...reading, ...more }, now).blockers;
    expect(blockers(found(drafted('main')))).toEqual([]);
    expect(blockers(found(drafted('main'), null))).toEqual(['incomplete']);
    expect(blockers(found(drafted('main', { broken: true })))).toEqual(['incomplete']);
    expect(blockers(found(drafted('main')), { hasFaults: true })).toEqual(['faults']);
    expect(blockers(found(shown('main', { isActive: true })))).toEqual([]);
    expect(blockers(found(shown('main', { isActive: true, startTime: '2026-10-31' })))).toEqual(['begun']);
    expect(blockers({ ...found(drafted('main')), openedWith: new Map([['main', 'v']]) })).toEqual([
      'elsewhere',
    ]);
    const outdated = edited(shown('main', { broken: true }), { title: { es: 'Otro' } });
    const field = outdated.draft.get('title/es');
    if (field === undefined) throw new Error('no field');
    const draft = new Map([
      ['title/es', { ...field, was: 'Antes' }],
      ['broken', { ...field, path: 'broken', was: true, value: false }],
    ]);
    expect(blockers(found({ ...outdated, draft }))).toEqual(['faults']);
  });
});

describe('opening a vote', () => {
  it('takes a first signature, which waits and publishes nothing, and a second one, which publishes all surveys', () => {
    const first = signed(found(drafted('main', { chain: ['b'] }), drafted('b')), 'amparo', 'open', 'first');
    expect(first.act.documents).toEqual([]);
    expect(first.act.record).toMatchObject({
      surveys: ['main', 'b'],
      opened: null,
      waiting: { what: 'open', reason: '', title: { es: 'Voto' }, by: { person: 'amparo' } },
    });
    expect(first.act.steps).toMatchObject([{ act: 'vote.sign', to: 'open', by: 'amparo' }]);
    const second = signed(first.vote, 'vicent', 'open', 'second');
    expect(second.act.documents.map(({ document, portal }) => [document?.ref.id, portal])).toEqual([
      ['main', { put: { ...body(), chain: ['b'], _id: 'main', isActive: true } }],
      ['b', { put: { ...body(), _id: 'b', isActive: true } }],
    ]);
    const { record } = second.act;
    expect(record).toMatchObject({ waiting: null, changes: [] });
    expect(record.opened?.by.map(({ name }) => name)).toEqual(['amparo', 'vicent']);
    expect(record.opened?.hash).toBe(`#${record.opened?.text}`);
    expect(second.act.steps).toMatchObject([{ act: 'vote.open', from: null, to: record.opened?.hash }]);
  });

  it('publishes nothing of a survey that a load has published just like this', () => {
    const { act } = opened(shown('main', { isActive: true }));
    expect(act.documents).toEqual([]);
    expect(act.record.opened).not.toBeNull();
  });

  it('makes a loaded survey active that is as it should be otherwise', () => {
    const { act } = opened(shown('main', { isActive: false }));
    expect(act.documents).toMatchObject([{ portal: { put: { isActive: true } } }]);
    expect(opened(edited(shown('main', { isActive: true }), { isActive: false })).act.documents).toEqual([]);
  });

  it('publishes nothing at all if one of its surveys was put away', () => {
    const away = { ...drafted('main'), status: { place: 'archived', work: 'draft' } } as const;
    expect(() => opened(away)).toThrow('wrongState');
  });

  it('is void if a comma changes between the signatures', () => {
    const { vote } = signed(found(drafted('main')), 'amparo', 'open', 'first');
    const other = { ...vote, documents: [edited(vote.documents[0], { title: { es: 'Voto,' } })] };
    const seen = given('vicent', 'open', 'second', vote);
    expect(giveSignature(other, reading, seen)).toEqual(left({ kind: 'changed' }));
    const now2 = given('vicent', 'open', 'second', other);
    expect(giveSignature(other, reading, now2)).toEqual(left({ kind: 'unsigned' }));
    const anew = signed(other, 'amparo', 'open', 'first');
    expect(signed(anew.vote, 'vicent', 'open', 'second').act.record.opened).not.toBeNull();
  });

  it('is void if the census changes between the signatures', () => {
    const { vote } = signed(
      { ...found(drafted('main', { census: true })), people: members('x') },
      'amparo',
      'open',
      'first',
    );
    const seen = given('vicent', 'open', 'second', vote);
    expect(giveSignature({ ...vote, people: members('x', 'y') }, reading, seen)).toEqual(
      left({ kind: 'changed' }),
    );
  });

  it('is refused with its reasons, and once it is open', () => {
    const endless = found(drafted('main'), null);
    expect(giveSignature(endless, reading, given('amparo', 'open', 'first', endless))).toMatchObject(
      left({ kind: 'blocked', blockers: ['incomplete'] }),
    );
    const { vote } = opened(drafted('main'));
    expect(giveSignature(vote, reading, given('amparo', 'open', 'first', vote))).toEqual(
      left({ kind: 'alreadyOpened' }),
    );
  });

  it('can be taken back before the second signature', () => {
    const { vote } = signed(found(drafted('main')), 'amparo', 'open', 'first');
    const act = takeSignatureBack(vote, { name: 'Vicent' }, 5);
    expect(act).toMatchObject({
      record: { waiting: null, opened: null },
      documents: [],
      steps: [{ act: 'vote.unsign', from: 'open', by: 'Vicent' }],
    });
    expect(takeSignatureBack({ record: null }, { name: 'Vicent' }, 5)).toBeNull();
    expect(takeSignatureBack({ record: act?.record ?? null }, { name: 'Vicent' }, 5)).toBeNull();
  });
});

describe('changing an opened vote', () => {
  const change = (changes: JsonObject) => {
    const { vote } = opened(drafted('main'));
    return { ...vote, documents: [edited(vote.documents[0], changes)] };
  };

  it('makes it longer or corrects its texts by two signatures with a public reason, and keeps both hashes', () => {
    const vote = change({ endTime: '2026-12-04', title: { es: 'Votó' } });
    const first = signed(vote, 'amparo', 'change', 'first');
    expect(first.act.record.waiting?.reason).toBe('Faltaba una letra');
    const { act } = signed(first.vote, 'vicent', 'change', 'second');
    const [made] = act.record.changes;
    expect(made).toMatchObject({
      number: 1,
      reason: 'Faltaba una letra',
      changes: [
        { path: 'endTime', kind: 'longer' },
        { path: 'title/es', kind: 'text', was: 'Voto', value: 'Votó' },
      ],
    });
    expect(act.documents).toMatchObject([{ portal: { put: { endTime: '2026-12-04' } } }]);
    expect(act.steps).toMatchObject([
      { act: 'vote.change', from: act.record.opened?.hash, to: made?.hash, words: 'Faltaba una letra' },
    ]);
    const after = {
      ...first.vote,
      record: act.record,
      documents: act.documents.map(({ document }) => document),
    };
    const again = { ...after, documents: [edited(after.documents[0], { title: { es: 'Voto' } })] };
    const twice = signed(signed(again, 'vicent', 'change', 'first').vote, 'vicent2', 'change', 'second');
    expect(twice.act.record.changes.map(({ number }) => number)).toEqual([1, 2]);
    expect(twice.act.steps).toMatchObject([{ from: made?.hash }]);
  });

  it('keeps the census that the vote was opened with', () => {
    const before = { ...found(drafted('main', { census: true })), people: members('x') };
    const { vote } = signed(signed(before, 'amparo', 'open', 'first').vote, 'vicent', 'open', 'second');
    const census = { people: 1, print: '#salt\nx' };
    expect(viewVote({ ...vote, people: members('z') }, reading, now).frozen.census).toEqual(census);
  });

  it.each<[string, FoundVote]>([
    ['notOpened', found(drafted('main'))],
    ['noChange', opened(drafted('main')).vote],
    ['fixed', change({ maxScore: 3 })],
    ['fixed', change({ chain: ['b'] })],
  ])('is refused: %s', (kind, vote) => {
    expect(giveSignature(vote, reading, given('amparo', 'change', 'first', vote))).toMatchObject(
      left({ kind }),
    );
  });

  it('is refused once the vote is over, and without a reason', () => {
    const vote = change({ title: { es: 'Votó' } });
    const late = { ...given('amparo', 'change', 'first', vote), now: Date.parse('2026-11-28T10:00:00Z') };
    expect(giveSignature(vote, reading, late)).toEqual(left({ kind: 'over' }));
    for (const reason of ['', '  '])
      expect(giveSignature(vote, reading, { ...given('amparo', 'change', 'first', vote), reason })).toEqual(
        left({ kind: 'noReason' }),
      );
  });

  it('shows what could be signed: nothing if there is nothing, or if something is fixed', () => {
    const changesOf = (vote: FoundVote) => signableChanges(viewVote(vote, reading, now));
    expect(changesOf(found(drafted('main')))).toBeNull();
    expect(changesOf(opened(drafted('main')).vote)).toBeNull();
    expect(changesOf(change({ maxScore: 3 }))).toBeNull();
    expect(changesOf(change({ endTime: '2026-12-04' }))).toMatchObject([{ kind: 'longer' }]);
  });

  it('is possible while what was signed can no longer be read', () => {
    const vote = change({ title: { es: 'Votó' } });
    const unread = { ...reading, readSurvey: () => null };
    expect(viewVote(vote, unread, now).isOver).toBe(false);
    expect(documentOf(vote.documents[0]?.fields ?? new Map())['isActive']).toBe(true);
  });

  it('is never published with a first signature that is not there', () => {
    const vote = change({ title: { es: 'Votó' } });
    const record: VoteRecord | null = vote.record && { ...vote.record, waiting: null };
    const alone = { ...vote, record };
    expect(giveSignature(alone, reading, given('vicent', 'change', 'second', alone))).toEqual(
      left({ kind: 'unsigned' }),
    );
  });
});

describe('cancelling an opened vote', () => {
  const cancelled = () => {
    const { vote } = opened(drafted('main', { chain: ['b'] }), drafted('b'));
    const first = signed(vote, 'amparo', 'cancel', 'first');
    return { opening: vote, first, second: signed(first.vote, 'vicent', 'cancel', 'second') };
  };
  const refused = (vote: FoundVote, more: Partial<GivenSignature> = {}) => {
    const made = giveSignature(vote, reading, { ...given('amparo', 'cancel', 'first', vote), ...more });
    return isLeft(made) ? made.left.kind : null;
  };

  it('takes two people, and makes its surveys drafts again that are not active and that portals do not show', () => {
    const { opening, first, second } = cancelled();
    expect(first.act).toMatchObject({ documents: [], steps: [{ act: 'vote.sign', to: 'cancel' }] });
    expect(second.act.documents.map(({ document, portal }) => [document?.status, portal])).toEqual([
      [{ place: 'new', work: 'draft' }, 'remove'],
      [{ place: 'new', work: 'draft' }, 'remove'],
    ]);
    expect(second.act.documents[0]?.document?.fields).toBeNull();
    expect([...(second.act.documents[0]?.document?.draft.keys() ?? [])]).not.toContain('isActive');
    expect(second.act.record).toMatchObject({ opened: null, waiting: null, changes: [] });
    expect(second.act.record.cancelled).toMatchObject([
      {
        opened: { hash: opening.record.opened?.hash },
        reason: 'Falta el censo',
        by: [{ name: 'amparo' }, { name: 'vicent' }],
      },
    ]);
    expect(second.act.steps).toMatchObject([
      { act: 'vote.cancel', from: opening.record.opened?.hash, words: 'Falta el censo' },
    ]);
  });

  it('leaves a vote that is opened again later as the same vote, and forgets no cancelling', () => {
    const { opening, second } = cancelled();
    const first = signed(second.vote, 'vicent', 'open', 'first').vote;
    const again = giveSignature(first, reading, {
      ...given('amparo', 'open', 'second', first),
      first: { ...given('vicent', 'open', 'first', first).signer },
    });
    if (isLeft(again)) throw new Error(again.left.kind);
    expect(again.right.record.opened?.hash).toBe(opening.record.opened?.hash);
    expect(again.right.record.cancelled).toHaveLength(1);
    expect(again.right.documents.map(({ portal }) => portal)).toMatchObject([
      { put: { isActive: true } },
      { put: { isActive: true } },
    ]);
  });

  it('keeps what a draft was changing, and is not void by it', () => {
    const { first } = cancelled();
    const [main, ...rest] = first.vote.documents;
    const changing = { ...first.vote, documents: [edited(main, { title: { es: 'Otro' } }), ...rest] };
    const { act } = signed(changing, 'vicent', 'cancel', 'second');
    expect(act.documents[0]?.document?.draft.get('title/es')?.value).toBe('Otro');
  });

  it('is refused once the vote has begun or somebody has voted, even between the signatures', () => {
    const { opening, first } = cancelled();
    expect(refused(opening)).toBeNull();
    expect(refused(opening, { now: Date.parse(start) })).toBe('begun');
    expect(refused({ ...opening, ballots: 1 })).toBe('begun');
    const voted = { ...first.vote, marks: 1 };
    expect(giveSignature(voted, reading, given('vicent', 'cancel', 'second', voted))).toEqual(
      left({ kind: 'begun' }),
    );
    const prepared = found(drafted('main'));
    const { hash } = viewVote(prepared, reading, now);
    expect(refused(prepared, { hash })).toBe('notOpened');
    expect(refused(opening, { reason: ' ' })).toBe('noReason');
    expect(refused(opening, { hash: 'another' })).toBe('changed');
  });

  it('waits for a first signature on a change, and a change waits for it', () => {
    const { opening, first } = cancelled();
    const change = (vote: FoundVote) => ({
      ...vote,
      documents: [edited(vote.documents[0], { title: { es: 'Voto 2' } }), ...vote.documents.slice(1)],
    });
    const changing = change(first.vote);
    expect(giveSignature(changing, reading, given('vicent', 'change', 'first', changing))).toEqual(
      left({ kind: 'otherWaits' }),
    );
    const waiting = signed(change(opening), 'vicent', 'change', 'first').vote;
    expect(refused(waiting)).toBe('otherWaits');
    // A signature that is void by now is in nobody's way.
    expect(refused({ ...waiting, documents: opening.documents })).toBeNull();
  });
});
