import { describe, expect, it } from 'vitest';
import type { Clock } from '#application/ports/clock.ts';
import {
  type ContentChanges,
  partName,
  residentsProposals,
} from '#application/ports/server/content-changes.ts';
import type { ProposalStore } from '#application/ports/server/proposal-store.ts';
import type { CouncilDocument } from '#application/ports/server/document-store.ts';
import type { TownBundle, TownKeeper } from '#application/ports/server/town-keeper.ts';
import { aTown } from '#fixtures/builders/data/town.ts';

/** What lists the changes, and the stores whose changes it lists. */
export interface ChangedParts {
  readonly changes: ContentChanges;
  readonly keeper: TownKeeper;
  readonly proposals: ProposalStore;
}

const town = aTown();
const { realm } = town;
const bundle = (collections: Readonly<Record<string, readonly CouncilDocument[]>>): TownBundle => ({
  town,
  collections: new Map(Object.entries(collections)),
  surveys: [],
  census: null,
  ballots: new Map(),
  files: [],
});
const [main, foot] = [{ _id: 'main' }, { _id: 'foot' }];
const choir = { _id: 'choir', title: 'Coral «ñ»' };
const proposal = {
  id: 'p-1',
  title: 'Banco',
  body: '<p>Aquí.</p>',
  categories: [],
  coordinates: null,
  process: 'proc-1',
  neighbourhood: null,
  amount: null,
  validation: { status: null, text: null, file: null },
};

/** The contract of every list of changes. `open` gives one over empty stores. */
export function contentChangesContract(name: string, open: (clock: Clock) => Promise<ChangedParts>): void {
  /** Each thing is done an hour after the one before, beginning at hour 1. */
  const after = async (
    ...done: readonly ((parts: ChangedParts) => Promise<unknown>)[]
  ): Promise<Readonly<Record<string, number>>> => {
    let hour = 0;
    const parts = await open({ now: () => hour * 3_600_000 });
    for (const work of done) {
      hour += 1;
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await work(parts);
    }
    const changes = await parts.changes.of(realm);
    return Object.fromEntries([...changes].map(([collection, at]) => [collection, at / 3_600_000]));
  };
  const load =
    (collections: Readonly<Record<string, readonly CouncilDocument[]>>) =>
    async ({ keeper }: ChangedParts) =>
      keeper.keep(bundle(collections));

  describe(`${name} keeps the content-changes contract`, () => {
    it('lists no change of a town that was never loaded', async () => {
      expect(await after()).toEqual({});
      const other = async ({ keeper }: ChangedParts) =>
        keeper.keep({ ...bundle({ menus: [main] }), town: aTown('benialt') });
      expect(await after(other)).toEqual({});
    });

    it('keeps the time of a collection that is loaded again with the same documents', async () => {
      const same = { menus: [main, foot], asociaciones: [choir] };
      expect(await after(load(same), load(same))).toEqual({ menus: 1, asociaciones: 1 });
    });

    it('notes only the collections whose documents, or whose order, are others', async () => {
      const first = load({ menus: [main, foot], asociaciones: [choir], noticias: [main], equipos: [main] });
      const second = load({ menus: [foot, main], asociaciones: [choir], noticias: [{ ...main, n: 1 }] });
      expect(await after(first, second)).toEqual({ menus: 2, asociaciones: 1, noticias: 2, equipos: 2 });
    });

    it('notes what is published, changed and withdrawn among the proposals, and nothing of a load', async () => {
      const put = async ({ proposals }: ChangedParts) => proposals.put(realm, proposal);
      const remove = async ({ proposals }: ChangedParts) => proposals.remove(realm, 'p-1');
      const change = async ({ proposals }: ChangedParts) =>
        proposals.put(realm, { ...proposal, title: 'Fuente' });
      expect(await after(load({ menus: [main] }), put, put, load({ menus: [main] }))).toEqual({
        menus: 1,
        [residentsProposals]: 2,
        [partName(residentsProposals, 'proc-1')]: 2,
      });
      const second = { [residentsProposals]: 2, [partName(residentsProposals, 'proc-1')]: 2 };
      expect(await after(put, change)).toEqual(second);
      expect(await after(put, remove, remove)).toEqual(second);
    });

    it('notes both processes if a published proposal goes from one to another', async () => {
      const put = async ({ proposals }: ChangedParts) => proposals.put(realm, proposal);
      const move = async ({ proposals }: ChangedParts) =>
        proposals.put(realm, { ...proposal, process: 'proc-2' });
      expect(await after(put, move)).toEqual({
        [residentsProposals]: 2,
        [partName(residentsProposals, 'proc-1')]: 2,
        [partName(residentsProposals, 'proc-2')]: 2,
      });
    });

    it('notes each process, and its proposals, by itself', async () => {
      const [one, two] = [{ _id: 'one' }, { _id: 'two' }];
      const of = (_id: string, IDproceso: string) => ({ _id, data: { IDproceso } });
      const loose = { _id: 'loose', data: null };
      const first = load({ procesos: [one, two], propuestas: [of('a', 'one'), of('b', 'two'), loose] });
      const second = load({
        procesos: [{ ...one, title: 'x' }, two],
        propuestas: [of('a', 'one'), loose],
      });
      expect(await after(first, second)).toEqual({
        procesos: 2,
        'procesos/one': 2,
        'procesos/two': 1,
        propuestas: 2,
        'propuestas/one': 1,
        'propuestas/two': 2,
      });
    });
  });
}
