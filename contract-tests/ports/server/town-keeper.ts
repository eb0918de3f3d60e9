import { describe, expect, it } from 'vitest';
import type { BallotStore } from '#application/ports/server/ballot-store.ts';
import type { CommentStore } from '#application/ports/server/comment-store.ts';
import type { CensusRegister } from '#application/ports/server/census-register.ts';
import type { DocumentStore } from '#application/ports/server/document-store.ts';
import type { RealmRegister } from '#application/ports/server/realm-register.ts';
import type { TownBundle, TownKeeper } from '#application/ports/server/town-keeper.ts';
import type { IdentityNumber } from '#domain/census/identity-number.ts';
import { realmId, surveyId } from '#domain/shared/ids.ts';
import { aComment } from '#fixtures/builders/data/comment.ts';
import { aBallotEntry } from '#fixtures/builders/data/ballot-entry.ts';
import { anOption } from '#fixtures/builders/data/survey.ts';
import { aTown } from '#fixtures/builders/data/town.ts';

/** A keeper and the stores behind it, through which its contents are read. */
export interface KeeperParts {
  readonly keeper: TownKeeper;
  readonly realms: RealmRegister;
  readonly documents: DocumentStore;
  readonly census: CensusRegister;
  readonly ballots: BallotStore;
  readonly comments: CommentStore;
}

const town = aTown();
const { realm } = town;
const ana = '12345678Z' as IdentityNumber;
const document = (id: string) => ({
  _id: id,
  title: id,
  displayType: 'options',
  isActive: true,
  answers: [
    { _id: 'yes', text: 'Sí' },
    { _id: 'no', text: 'No' },
  ],
});

/** The contract of every keeper of towns. `open` gives one over empty stores; `survey` reads a document as they do. */
export function townKeeperContract(
  name: string,
  open: () => Promise<KeeperParts>,
  read: (document: Readonly<Record<string, unknown>>) => TownBundle['surveys'][number],
): void {
  const bundle = (more: Partial<TownBundle> = {}): TownBundle => ({
    town,
    collections: new Map([['menus', [{ _id: 'main' }]]]),
    surveys: [read(document('poll'))],
    census: [{ identity: ana, secrets: ['1984'] }],
    ballots: new Map(),
    files: [],
    ...more,
  });
  const vote = (ballots: BallotStore) =>
    ballots.record(
      aBallotEntry('ana', {
        realm,
        survey: surveyId('poll'),
        answer: 'yes',
        question: { kind: 'options', answers: [anOption('yes'), anOption('no')] },
      }),
    );

  describe(`${name} keeps the town-keeper contract`, () => {
    it('gives a town back as it was kept, in its order', async () => {
      const { keeper } = await open();
      const menus = [{ _id: 'z' }, { _id: 'a', items: [{ '2': 1, '1': 2 }] }];
      const surveys = [read(document('poll')), read(document('another'))];
      await keeper.keep(bundle({ collections: new Map([['menus', menus]]), surveys }));
      const kept = await keeper.kept(realm);
      expect(JSON.stringify([...(kept?.collections ?? [])])).toBe(JSON.stringify([['menus', menus]]));
      expect(kept?.surveys).toEqual(surveys.map((survey) => survey.document));
      expect(kept?.town).toEqual(town);
      expect(await keeper.kept(realmId('nowhere'))).toBeNull();
    });

    it('keeps town, documents, surveys and census', async () => {
      const { keeper, realms, documents, census } = await open();
      await keeper.keep(bundle());
      expect(await realms.town(realm)).toEqual(town);
      expect(await documents.all(realm, 'menus')).toEqual([{ _id: 'main' }]);
      expect(await realms.survey(town, surveyId('poll'))).toMatchObject({ survey: { id: 'poll' } });
      expect(await census.match(realm, ana, ['1984'])).not.toBeNull();
    });

    it('replaces contents, and leaves the census if none is given', async () => {
      const { keeper, realms, documents, census } = await open();
      await keeper.keep(bundle());
      await keeper.keep(bundle({ collections: new Map(), surveys: [], census: null }));
      expect(await documents.all(realm, 'menus')).toEqual([]);
      expect(await realms.surveys(town)).toEqual([]);
      expect(await census.match(realm, ana, ['1984'])).not.toBeNull();
      await keeper.keep(bundle({ census: [] }));
      expect(await census.match(realm, ana, ['1984'])).toBeNull();
    });

    it('leaves another town unchanged', async () => {
      const { keeper, documents, census } = await open();
      await keeper.keep(bundle({ town: aTown('benialt') }));
      await keeper.keep(bundle({ collections: new Map(), census: [] }));
      expect(await documents.all(aTown('benialt').realm, 'menus')).toHaveLength(1);
      expect(await census.match(aTown('benialt').realm, ana, ['1984'])).not.toBeNull();
    });

    it('knows the surveys that have ballots', async () => {
      const { keeper, ballots } = await open();
      expect(await keeper.votedSurveys(realm)).toEqual([]);
      await keeper.keep(bundle({ surveys: [read(document('poll')), read(document('other'))] }));
      expect(await keeper.votedSurveys(realm)).toEqual([]);
      await vote(ballots);
      expect((await keeper.votedSurveys(realm)).map(({ survey }) => survey.id)).toEqual(['poll']);
    });

    it('keeps votes when a town is loaded again, and accepts first ballots only if there are none', async () => {
      const { keeper, ballots } = await open();
      const begun = bundle({ ballots: new Map([[surveyId('poll'), ['yes', 'no', 'no']]]) });
      await keeper.keep(bundle());
      await vote(ballots);
      await keeper.keep(begun);
      expect(await ballots.count(realm, surveyId('poll'))).toBe(1);
    });

    it('counts a mark for each first ballot, and accepts them once', async () => {
      const { keeper, ballots } = await open();
      const begun = bundle({ ballots: new Map([[surveyId('poll'), ['yes', 'no', 'no']]]) });
      await keeper.keep(begun);
      await keeper.keep(begun);
      expect(await ballots.count(realm, surveyId('poll'))).toBe(3);
      expect(await ballots.countMarks(realm, surveyId('poll'))).toBe(3);
    });

    it('stores nothing of a town that cannot be stored in full', async () => {
      const { keeper, documents, realms } = await open();
      await keeper.keep(bundle());
      const broken = bundle({
        collections: new Map([['menus', [{ _id: 'new' }]]]),
        ballots: new Map([[surveyId('poll'), ['perhaps']]]),
      });
      await expect(keeper.keep(broken)).rejects.toThrow('poll');
      expect(await documents.all(realm, 'menus')).toEqual([{ _id: 'main' }]);
      expect(await realms.surveys(town)).toHaveLength(1);
    });

    it('adds the comments that proposals begin with, and leaves existing ones as they are', async () => {
      const { keeper, comments } = await open();
      const first = [aComment('first', { realm, author: null })];
      await keeper.keep(bundle({ comments: first }));
      expect(await comments.of(realm, 'p-339')).toEqual(first);
      await comments.change(realm, 'first', (one) => ({ ...one, text: 'Otro' }), 9);
      await keeper.keep(bundle({ comments: first }));
      expect((await comments.find(realm, 'first'))?.text).toBe('Otro');
    });
  });
}
