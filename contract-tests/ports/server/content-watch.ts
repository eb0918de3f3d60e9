import { describe, expect, it } from 'vitest';
import type { BallotStore } from '#application/ports/server/ballot-store.ts';
import type { ContentWatch } from '#application/ports/server/content-watch.ts';
import type { ProposalStore } from '#application/ports/server/proposal-store.ts';
import type { TownBundle, TownKeeper } from '#application/ports/server/town-keeper.ts';
import { ballotId, realmId, surveyId } from '#domain/shared/ids.ts';
import { aBallotEntry } from '#fixtures/builders/data/ballot-entry.ts';
import { readSurveyDocument } from '#fixtures/builders/data/survey-document.ts';
import { aTown } from '#fixtures/builders/data/town.ts';

/** A watch and the stores whose changes it shows. */
export interface WatchedParts {
  readonly watch: ContentWatch;
  readonly keeper: TownKeeper;
  readonly proposals: ProposalStore;
  readonly ballots: BallotStore;
}

const town = aTown();
const { realm } = town;
const survey = (id: string) =>
  readSurveyDocument({
    _id: id,
    title: id,
    displayType: 'options',
    isActive: true,
    answers: [
      { _id: 'yes', text: 'Sí' },
      { _id: 'no', text: 'No' },
    ],
  });
const bundle = (more: Partial<TownBundle> = {}): TownBundle => ({
  town,
  collections: new Map(),
  surveys: [survey('poll'), survey('older')],
  census: null,
  ballots: new Map([[surveyId('older'), ['yes', 'no', 'no']]]),
  files: [],
  ...more,
});
const proposal = {
  id: 'p-1',
  title: 'Banco',
  body: '<p>Aquí.</p>',
  categories: ['mobiliario'],
  coordinates: { lat: 39.41, lng: -0.34 },
  process: 'proc-1',
  neighbourhood: null,
  amount: null,
  validation: { status: null, text: null, file: null },
};
const vote = (mark: string, id: string) =>
  aBallotEntry(mark, {
    survey: surveyId(id),
    ballot: ballotId(`ballot of ${mark}`),
    question: survey(id).survey.question,
    answer: 'yes',
  });

/** The contract of every watch over the contents of the towns. `open` gives one over empty stores. */
export function contentWatchContract(name: string, open: () => Promise<WatchedParts>): void {
  describe(`${name} keeps the content-watch contract`, () => {
    it('shows another version after a load, a published proposal and a withdrawn one, of any town', async () => {
      const { watch, keeper, proposals } = await open();
      const seen = new Set([(await watch.look(realm)).version]);
      const changes = [
        () => keeper.keep(bundle()),
        () => keeper.keep(bundle()),
        () => proposals.put(realm, proposal),
        () => proposals.put(realm, proposal),
        () => proposals.remove(realm, 'p-1'),
        () => proposals.put(realmId('other'), proposal),
      ];
      for (const change of changes) {
        // oxlint-disable-next-line no-await-in-loop -- one change after the other
        await change();
        const { version } = await watch.look(realm);
        expect(seen.has(version)).toBe(false);
        expect((await watch.look(realm)).version).toBe(version);
        seen.add(version);
      }
    });

    it('shows when something was last taken out of the town, by a load or by the office', async () => {
      const { watch, keeper, proposals } = await open();
      const removed = async () => (await watch.look(realm)).removed;
      const collections = (...ids: readonly string[]) =>
        new Map([['articulos', ids.map((id) => ({ _id: id, isPublished: id !== 'hidden' }))]]);
      await keeper.keep(bundle({ collections: collections('a', 'hidden') }));
      await keeper.keep(bundle({ collections: collections('b', 'a') }));
      await proposals.put(realm, proposal);
      await proposals.remove(realm, 'p-2');
      expect(await removed()).toBe(0);
      await keeper.keep(bundle({ collections: collections('b') }));
      const first = await removed();
      expect(first).toBeGreaterThan(0);
      await keeper.keep(bundle({ collections: collections('b', 'c') }));
      expect(await removed()).toBe(first);
      await proposals.remove(realm, 'p-1');
      expect(await removed()).toBeGreaterThanOrEqual(first);
      expect((await watch.look(realmId('other'))).removed).toBe(0);
    });

    it('shows that a load took out an association that is no longer active', async () => {
      const { watch, keeper } = await open();
      const load = (estado: string, title: string) =>
        keeper.keep(bundle({ collections: new Map([['asociaciones', [{ _id: 'a', estado, title }]]]) }));
      await load('Activa', 'Una');
      await load('Activa', 'Una nova');
      expect((await watch.look(realm)).removed).toBe(0);
      await load('Inactiva', 'Una nova');
      expect((await watch.look(realm)).removed).toBeGreaterThan(0);
    });

    it('shows how many ballots each survey of the town has, whether they were loaded or cast', async () => {
      const { watch, keeper, ballots } = await open();
      await keeper.keep(bundle());
      const counted = async () => Object.fromEntries((await watch.look(realm)).ballots);
      const before = await watch.look(realm);
      expect(await counted()).toEqual({ poll: 0, older: 3 });
      await ballots.record(vote('ana', 'poll'));
      await ballots.record(vote('pau', 'older'));
      expect(await counted()).toEqual({ poll: 1, older: 4 });
      await ballots.tally(realm, surveyId('older'), survey('older').survey.question, 'running');
      await ballots.record(vote('eva', 'older'));
      expect(await counted()).toEqual({ poll: 1, older: 5 });
      expect((await watch.look(realm)).version).toBe(before.version);
      expect((await watch.look(realmId('other'))).ballots.size).toBe(0);
    });

    it('shows each caller what was confirmed before the call, however many look at once', async () => {
      const { watch, keeper, proposals } = await open();
      await keeper.keep(bundle());
      const early = Array.from({ length: 20 }, () => watch.look(realm));
      await proposals.put(realm, proposal);
      const late = await Promise.all(Array.from({ length: 20 }, () => watch.look(realm)));
      const { version } = await watch.look(realm);
      expect(new Set(late.map((state) => state.version))).toEqual(new Set([version]));
      for (const state of await Promise.all(early)) expect(state.version).toBeLessThanOrEqual(version);
    });
  });
}
