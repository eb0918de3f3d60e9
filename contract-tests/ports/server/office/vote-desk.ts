import { describe, expect, it } from 'vitest';
import type { BallotStore } from '#application/ports/server/ballot-store.ts';
import type { DocumentStore } from '#application/ports/server/document-store.ts';
import type { DocumentDesk } from '#application/ports/server/office/document-desk.ts';
import type { StepStore } from '#application/ports/server/office/step-store.ts';
import type { FoundVote, VoteAct, VoteDesk } from '#application/ports/server/office/vote-desk.ts';
import { preparedAgain } from '#application/office/votes/prepared-again.ts';
import type { TownBundle, TownKeeper } from '#application/ports/server/town-keeper.ts';
import { actOnDocument } from '#domain/documents/act-on-document.ts';
import { makeDocument } from '#domain/documents/document-change.ts';
import { surveyDocuments } from '#domain/documents/document-parts.ts';
import type { IdentityNumber } from '#domain/census/identity-number.ts';
import { surveyId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { VoteRecord } from '#domain/voting/opening/vote-record.ts';
import { aBallotEntry } from '#fixtures/builders/data/ballot-entry.ts';
import { anOption } from '#fixtures/builders/data/survey.ts';
import { aTown } from '#fixtures/builders/data/town.ts';

const inTown = aTown();
const { realm } = inTown;
const identities = ['12345678Z', '00000001R'].map((one) => one as IdentityNumber);
const census = identities.map((identity) => ({ identity, secrets: ['1984'] }));
const question = {
  displayType: 'options',
  answers: [
    { _id: 'yes', text: 'Sí' },
    { _id: 'no', text: 'No' },
  ],
};
const body = (title: string) => ({ title: { es: title }, ...question, isActive: true });

/** A desk of votes and what else is in its database. */
export interface VoteCouncil {
  readonly votes: VoteDesk;
  /** The same database as another server process sees it. */
  readonly other: VoteDesk;
  readonly desk: DocumentDesk;
  readonly keeper: TownKeeper;
  readonly documents: DocumentStore;
  readonly ballots: BallotStore;
  readonly steps: StepStore;
}

type ReadDocument = (document: Readonly<Record<string, unknown>>) => TownBundle['surveys'][number];

const asked = (...surveys: readonly string[]) => ({ surveys, withCensus: true });
const signed = (hash: string, hasCensus: boolean) => ({
  hash,
  text: JSON.stringify({ surveys: [], census: hasCensus ? { people: 2, print: 'x' } : null }),
  by: [
    { person: 'a', name: 'Amparo', at: 1 },
    { person: 'v', name: 'Vicent', at: 2 },
  ] as const,
});
const record = (surveys: readonly string[], more: Partial<VoteRecord> = {}): VoteRecord => ({
  surveys,
  waiting: null,
  opened: null,
  changes: [],
  ...more,
});
const step = { act: 'vote.sign', from: null, to: 'open', words: null, by: 'Amparo', at: 3 };

/** The documents of a vote as they are published by opening it. */
const published = ({ documents }: FoundVote): VoteAct['documents'] =>
  documents.flatMap((one) => {
    const acting = {
      act: 'publish',
      by: 'Vicent',
      id: 'vicent',
      at: 4,
      note: null,
      schedule: { at: null, until: null },
    } as const;
    const made = one && actOnDocument(one, { ...acting, has: () => true });
    return made === null || isLeft(made) ? [] : [made.right];
  });

/** Opens a vote of prepared surveys. */
const open = (votes: VoteDesk, hasCensus: boolean, ...surveys: readonly string[]) =>
  votes.change(realm, surveys[0] ?? '', asked(...surveys), (found) => ({
    act: {
      record: record(surveys, { opened: signed('h', hasCensus) }),
      documents: published(found),
      steps: [{ ...step, act: 'vote.open' }],
    },
    answer: null,
  }));

/** The contract of the desk of votes. `make` gives an empty council; `read` reads a survey's document as it does. */
export function voteDeskContract(name: string, make: () => Promise<VoteCouncil>, read: ReadDocument): void {
  const bundle = (more: Partial<TownBundle> = {}): TownBundle => ({
    town: inTown,
    collections: new Map(),
    surveys: [],
    census,
    ballots: new Map(),
    files: [],
    ...more,
  });
  const draft = (desk: DocumentDesk, id: string, title = id) =>
    desk.change(realm, { collection: surveyDocuments, id }, () => ({
      change: makeDocument({ collection: surveyDocuments, id }, body(title), { by: 'Neus', at: 1 }),
      answer: null,
    }));
  const loaded = async () => {
    const council = await make();
    await council.keeper.keep(bundle());
    return council;
  };

  describe(`${name} keeps the contract of the desk of votes`, () => {
    it('finds the documents of a vote in the order that was asked, the people of the census and the ballots', async () => {
      const { votes, desk, keeper, ballots } = await loaded();
      await draft(desk, 'b');
      const first = await votes.find(realm, 'a', asked('a', 'b'));
      expect(first.documents.map((one) => one?.ref.id)).toEqual([undefined, 'b']);
      expect(first).toMatchObject({ record: null, ballots: 0, openedWith: new Map() });
      expect(new Set(first.people).size).toBe(2);
      expect((await votes.find(realm, 'a', { surveys: ['a'], withCensus: false })).people).toEqual([]);
      await keeper.keep(bundle({ surveys: [read({ _id: 'a', ...body('a') })] }));
      const answers = [anOption('yes'), anOption('no')];
      await ballots.record(
        aBallotEntry('ana', {
          realm,
          survey: surveyId('a'),
          answer: 'yes',
          question: { kind: 'options', answers },
        }),
      );
      expect((await votes.find(realm, 'a', asked('a', 'b'))).ballots).toBe(1);
    });

    it('stores a record with its steps, and nothing if nothing was decided', async () => {
      const { votes, desk, steps, other } = await loaded();
      await draft(desk, 'a');
      const nothing = await votes.change(realm, 'a', asked('a'), () => ({ act: null, answer: 'no' }));
      expect([nothing, await votes.all(realm)]).toEqual(['no', new Map()]);
      const waiting = {
        what: 'open',
        hash: 'h',
        reason: '',
        title: 'A',
        by: signed('h', false).by[0],
      } as const;
      const act = { record: record(['a'], { waiting }), documents: [], steps: [step] };
      await votes.change(realm, 'a', asked('a'), () => ({ act, answer: null }));
      expect((await other.find(realm, 'a', asked('a'))).record).toEqual(act.record);
      expect([...(await other.all(realm))]).toEqual([['a', act.record]]);
      expect(await votes.openedVote(realm, 'a')).toBeNull();
      expect(await steps.of(realm, 'vote/a')).toMatchObject([{ act: 'vote.sign', by: 'Amparo' }]);
    });

    it('publishes all surveys of a vote with its opening, and knows which were opened with which vote', async () => {
      const { votes, desk, documents, steps } = await loaded();
      for (const id of ['a', 'b']) await draft(desk, id);
      await open(votes, false, 'a', 'b');
      expect((await documents.all(realm, surveyDocuments)).map(({ _id }) => _id)).toEqual(['a', 'b']);
      expect(await votes.openedVote(realm, 'b')).toMatchObject({
        vote: 'a',
        record: { surveys: ['a', 'b'] },
      });
      expect((await votes.find(realm, 'c', asked('c', 'b'))).openedWith).toEqual(new Map([['b', 'a']]));
      expect((await desk.find(realm, { collection: surveyDocuments, id: 'b' }))?.status.place).toBe(
        'published',
      );
      expect((await steps.of(realm, `document/${surveyDocuments}/b`)).at(-1)).toMatchObject({ by: 'Vicent' });
    });

    it('says how many marks the surveys of a vote have when it decides, also of a vote that was cast meanwhile', async () => {
      const { votes, keeper, ballots } = await loaded();
      await keeper.keep(bundle({ surveys: [read({ _id: 'a', ...body('a') })] }));
      expect(await votes.find(realm, 'a', asked('a'))).toMatchObject({ ballots: 0, marks: 0 });
      const answers = [anOption('yes'), anOption('no')];
      await ballots.record(
        aBallotEntry('ana', {
          realm,
          survey: surveyId('a'),
          answer: 'yes',
          question: { kind: 'options', answers },
        }),
      );
      const seen = await votes.change(realm, 'a', asked('a'), ({ ballots: n, marks }) => ({
        act: null,
        answer: [n, marks > 0],
      }));
      expect(seen).toEqual([1, true]);
      expect(await votes.find(realm, 'b', asked('b'))).toMatchObject({ marks: 0 });
    });

    it('makes surveys drafts again whose opening is cancelled, and a load may change them then', async () => {
      const { votes, desk, keeper, documents } = await loaded();
      for (const id of ['a', 'b']) await draft(desk, id);
      await open(votes, false, 'a', 'b');
      await open(votes, false, 'c');
      await votes.change(realm, 'a', asked('a', 'b'), (found) => ({
        act: {
          record: record(['a', 'b']),
          documents: found.documents.flatMap((one) =>
            one === null ? [] : [preparedAgain(one, { person: 'v', name: 'Vicent', at: 5 }, 'Falta')],
          ),
          steps: [{ ...step, act: 'vote.cancel' }],
        },
        answer: null,
      }));
      expect(await documents.all(realm, surveyDocuments)).toEqual([]);
      expect(await votes.openedVote(realm, 'b')).toBeNull();
      expect(await votes.openedVote(realm, 'c')).not.toBeNull();
      const again = await desk.find(realm, { collection: surveyDocuments, id: 'b' });
      expect(again).toMatchObject({ status: { place: 'new', work: 'draft' }, fields: null });
      expect(again?.draft.has('isActive')).toBe(false);
      await keeper.keep(bundle({ surveys: [read({ _id: 'b', ...body('Otra') })] }));
      expect((await documents.all(realm, surveyDocuments)).map(({ _id }) => _id)).toEqual(['b']);
      await open(votes, false, 'a', 'b');
      expect(await votes.openedVote(realm, 'b')).toMatchObject({ vote: 'a' });
    });

    it('decides one of two acts at once after the other', async () => {
      const { votes, other, desk } = await loaded();
      await draft(desk, 'a');
      const sign = (at: VoteDesk, who: string) =>
        at.change(realm, 'a', asked('a'), ({ record: before }) => {
          if (before !== null) return { act: null, answer: `${who} late` };
          return { act: { record: record(['a']), documents: [], steps: [] }, answer: `${who} first` };
        });
      const answers = await Promise.all([sign(votes, 'one'), sign(other, 'two'), sign(votes, 'three')]);
      expect(answers.filter((answer) => answer.endsWith('first'))).toHaveLength(1);
    });

    it('keeps an opened survey as it is, whatever a load brings or lacks, and no ballots come into it', async () => {
      const { votes, desk, keeper, documents, ballots } = await loaded();
      for (const id of ['a', 'b']) await draft(desk, id);
      await open(votes, true, 'a', 'b');
      const before = await documents.all(realm, surveyDocuments);
      const others = ['z', 'b'].map((id) => read({ _id: id, ...body('Otra pregunta') }));
      const stuffed = new Map([[surveyId('b'), ['yes', 'yes']]]);
      await keeper.keep(bundle({ surveys: others, ballots: stuffed }));
      const after = await documents.all(realm, surveyDocuments);
      expect(after.map(({ _id }) => _id)).toEqual(['z', 'b', 'a']);
      for (const one of before) expect(after).toContainEqual(one);
      expect(await ballots.count(realm, surveyId('b'))).toBe(0);
      const opened = await keeper.openedVotes(realm);
      expect(opened.surveys.map(({ survey }) => survey.id)).toEqual(['b', 'a']);
      expect(opened.withCensus).toEqual(['a']);
    });

    it('leaves what the census says of people in a load while a vote for some of them is opened', async () => {
      const { votes, desk, keeper } = await loaded();
      const district = async () =>
        (await votes.find(realm, 'a', asked('a'))).people.map(({ about }) => about.district);
      const livingIn = (name: string) =>
        bundle({ census: census.map((one) => ({ ...one, about: { birthDay: null, district: name } })) });
      await keeper.keep(livingIn('El Carme'));
      await draft(desk, 'a');
      await open(votes, true, 'a');
      await keeper.keep(livingIn('Russafa'));
      expect(await district()).toEqual(['Russafa', 'Russafa']);
      await desk.change(realm, { collection: surveyDocuments, id: 'b' }, () => ({
        change: makeDocument(
          { collection: surveyDocuments, id: 'b' },
          { ...body('b'), census: true, conditions: { districts: ['Russafa'] } },
          { by: 'Neus', at: 1 },
        ),
        answer: null,
      }));
      await open(votes, true, 'b');
      await keeper.keep(livingIn('El Carme'));
      expect(await district()).toEqual(['Russafa', 'Russafa']);
    });

    it('says which people the census has, and that nobody opened anything in a town that is not there', async () => {
      const { keeper } = await make();
      expect(await keeper.openedVotes(realm)).toEqual({ surveys: [], withCensus: [] });
      await keeper.keep(bundle());
      expect(await keeper.hasPeople(realm, census.toReversed())).toBe(true);
      for (const rows of [
        [],
        census.slice(1),
        [...census, { identity: 'X1234567L' as IdentityNumber, secrets: [] }],
      ])
        expect(await keeper.hasPeople(realm, rows)).toBe(false);
      expect(await keeper.openedVotes(realm)).toEqual({ surveys: [], withCensus: [] });
    });

    it('says nothing of the census of votes that check none, or that are only signed once', async () => {
      const { votes, desk, keeper } = await loaded();
      for (const id of ['a', 'b']) await draft(desk, id);
      await open(votes, false, 'a');
      const act = { record: record(['b']), documents: [], steps: [] };
      await votes.change(realm, 'b', asked('b'), () => ({ act, answer: null }));
      const { surveys, withCensus } = await keeper.openedVotes(realm);
      expect([surveys.map(({ survey }) => survey.id), withCensus]).toEqual([['a'], []]);
    });
  });
}
