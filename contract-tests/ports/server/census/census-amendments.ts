import { describe, expect, it } from 'vitest';
import type { CensusRegister } from '#application/ports/server/census-register.ts';
import type { CensusAmendments } from '#application/ports/server/imports/census-amendments.ts';
import type { CensusBook, CensusChange } from '#application/ports/server/imports/census-book.ts';
import type { StepStore } from '#application/ports/server/office/step-store.ts';
import type { VoteDesk } from '#application/ports/server/office/vote-desk.ts';
import { type AboutPerson, nothingAbout } from '#domain/census/about-person.ts';
import type { CensusRow } from '#domain/census/census-row.ts';
import type { IdentityNumber } from '#domain/census/identity-number.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { realmId } from '#domain/shared/ids.ts';
import type { VoteRecord } from '#domain/voting/opening/vote-record.ts';

const town = realmId('vilanova');
const id = (text: string) => text as IdentityNumber;
const [ana, joan, pau, mar] = [id('12345678Z'), id('X1234567L'), id('00000000T'), id('00000001R')];
const change = (...people: readonly CensusRow[]): CensusChange => ({
  people,
  removesOthers: false,
  isDuringVote: true,
});
const begun = (name: string) => ({
  id: name,
  reason: 'Altas del padrón',
  by: { person: 'neus', name: 'Neus', at: 7 },
});
const entry = (name: string) => ({
  id: name,
  at: 9,
  by: 'Neus',
  layout: 'census',
  collection: 'census',
  counts: { added: 1, changed: 0, same: 0, gone: 0 },
  undone: null,
});
const record = (more: Partial<VoteRecord> = {}): VoteRecord => ({
  surveys: ['v'],
  waiting: null,
  opened: null,
  changes: [],
  ...more,
});
const step = (act: string) => ({ act, from: null, to: null, words: null, by: 'Amparo', at: 9 });

interface Opened {
  readonly amendments: CensusAmendments;
  /** The same database as another server process sees it, or this one after it was killed. */
  readonly other: CensusAmendments;
  readonly book: CensusBook;
  readonly census: CensusRegister;
  readonly votes: VoteDesk;
  readonly steps: StepStore;
  /** Everything that is stored of censuses. */
  readonly stored: () => Promise<string>;
}

/** The contract of amendments of a census that opened votes fix. `open` gives an empty council. */
export function censusAmendmentsContract(name: string, open: () => Promise<Opened>): void {
  const begin = async () => {
    const council = await open();
    const rows = [
      { identity: ana, secrets: ['1984', 'ZZBE'] },
      { identity: joan, secrets: ['1990'] },
    ];
    const first = { ...change(...rows), isDuringVote: false };
    await council.book.write(town, { ...entry('k1') }, first, 0);
    await council.votes.change(town, 'v', { surveys: ['v'], withCensus: false }, () => ({
      act: { record: record(), documents: [], steps: [] },
      answer: null,
    }));
    return council;
  };
  const propose = (
    { amendments }: Pick<Opened, 'amendments'>,
    named: string,
    made: CensusChange,
    seen: (readonly string[])[] = [],
    version = 1,
  ) =>
    amendments.propose(town, begun(named), made, version, (people) => {
      seen.push(people.map(({ person }) => person));
      return { v: { people: people.length, print: `print of ${people.length}` } };
    });
  const confirm = (amendments: CensusAmendments, named: string) =>
    amendments.confirm(town, ({ waiting, records }) => {
      const found = records.get('v');
      const isThere = waiting?.id === named && waiting.isCurrent && found !== undefined;
      if (!isThere) return { act: null, answer: waiting };
      const votes = [{ vote: 'v', record: { ...found, surveys: ['v', 'w'] }, steps: [step('vote.amend')] }];
      return { act: { entry: entry(named), votes }, answer: waiting };
    });

  describe(`${name} keeps the contract of amendments of the census`, () => {
    it('changes nothing until it is confirmed, and then the census, the votes and the steps together', async () => {
      const council = await begin();
      const { census, other, votes, steps, book } = council;
      const seen: (readonly string[])[] = [];
      const made = change(
        { identity: pau, secrets: ['1950'] },
        { identity: joan, secrets: ['1999'], isBlocked: true },
      );
      const waiting = await propose(council, 'e1', made, seen);
      expect(waiting).toEqual({
        ...begun('e1'),
        people: { added: 1, blocked: 1, letIn: 0, corrected: 0 },
        prints: { v: { people: 2, print: 'print of 2' } },
      });
      expect(await other.waiting(town)).toEqual({ ...waiting, isCurrent: true });
      expect(await census.match(town, pau, ['1950'])).toBeNull();
      expect(await census.match(town, joan, ['1990'])).not.toBeNull();
      expect((await book.state(town)).version).toBe(1);
      expect(await confirm(other, 'e1')).toMatchObject({ id: 'e1' });
      expect(await census.match(town, pau, ['1950'])).not.toBeNull();
      expect(await census.match(town, joan, ['1990'])).toBeNull();
      expect(await census.match(town, ana, ['ZZBE'])).not.toBeNull();
      expect(await book.state(town)).toEqual({ people: 3, blocked: 1, version: 2 });
      expect((await book.list(town))[0]).toEqual({ ...entry('e1'), canUndo: false });
      expect((await votes.all(town)).get('v')).toEqual(record({ surveys: ['v', 'w'] }));
      expect((await steps.of(town, 'vote/v')).map(({ act }) => act)).toEqual(['vote.amend']);
      expect((await steps.of(town, 'census/amendment')).map(({ act, words }) => [act, words])).toEqual([
        ['census.propose', 'Altas del padrón'],
      ]);
      expect(await other.waiting(town)).toBeNull();
      // The fingerprint was that of exactly those who may vote now.
      const now = await votes.find(town, 'v', { surveys: ['v'], withCensus: true });
      expect(now.people.map(({ person }) => person).toSorted()).toEqual([...(seen[0] ?? [])].toSorted());
    });

    it('says of those who come with it what it knows of them, before and after it is signed', async () => {
      const council = await begin();
      const about = { birthDay: '2010-02-28' as CalendarDay, district: 'El Carme' };
      const made = change({ identity: pau, secrets: ['2010'], about });
      const found: (readonly AboutPerson[])[] = [];
      await council.amendments.propose(town, begun('e1'), made, 1, (people) => {
        found.push(people.map((one) => one.about));
        return { v: { people: people.length, print: 'print' } };
      });
      expect(found).toEqual([[nothingAbout, nothingAbout, about]]);
      expect(await council.stored()).not.toMatch(/2010-02|Carme/u);
      await confirm(council.other, 'e1');
      expect(await council.census.about(town, pau)).toEqual(about);
    });

    it('is not kept at another version, is void once the census changes, and is decided once', async () => {
      const council = await begin();
      const { amendments, other, book, census } = council;
      expect(await propose(council, 'e0', change({ identity: pau, secrets: ['1950'] }), [], 0)).toBeNull();
      expect(await amendments.waiting(town)).toBeNull();
      await propose(council, 'e1', change({ identity: pau, secrets: ['1950'] }));
      await propose(council, 'e2', change({ identity: mar, secrets: ['1971'] }));
      expect((await amendments.waiting(town))?.id).toBe('e2');
      await confirm(amendments, 'e1');
      expect(await census.match(town, mar, ['1971'])).toBeNull();
      await Promise.all([confirm(amendments, 'e2'), confirm(other, 'e2')]);
      expect((await book.state(town)).version).toBe(2);
      await propose(council, 'e3', change({ identity: pau, secrets: ['1950'] }), [], 2);
      await book.write(town, entry('k2'), change({ identity: joan, secrets: [], isBlocked: true }), 2);
      expect((await other.waiting(town))?.isCurrent).toBe(false);
      await confirm(amendments, 'e3');
      expect(await census.match(town, pau, ['1950'])).toBeNull();
    });

    it('is taken back by its id, with a step', async () => {
      const council = await begin();
      const { amendments, steps } = council;
      await propose(council, 'e1', change({ identity: pau, secrets: ['1950'] }));
      expect(await amendments.takeBack(town, 'e2', step('census.withdraw'))).toBe(false);
      expect(await amendments.takeBack(town, 'e1', step('census.withdraw'))).toBe(true);
      expect(await amendments.takeBack(town, 'e1', step('census.withdraw'))).toBe(false);
      expect(await amendments.waiting(town)).toBeNull();
      const acts = (await steps.of(town, 'census/amendment')).map(({ act }) => act);
      expect(acts).toEqual(['census.propose', 'census.withdraw']);
    });

    it('corrects a number and leaves the person the same, with their secrets and their mark', async () => {
      const council = await begin();
      const { census, amendments, stored } = council;
      const before = await census.match(town, ana, ['1984']);
      const seen: (readonly string[])[] = [];
      const made = change({ identity: mar, former: ana, secrets: [] });
      const waiting = await propose(council, 'e1', made, seen);
      expect(waiting?.people).toEqual({ added: 0, blocked: 0, letIn: 0, corrected: 1 });
      await confirm(amendments, 'e1');
      expect(await census.match(town, mar, ['1984'])).toBe(before);
      expect(await census.match(town, mar, ['ZZBE'])).toBe(before);
      expect(await census.match(town, ana, ['1984'])).toBeNull();
      expect(seen[0]?.length).toBe(2);
      expect((await stored()).replaceAll(/[0-9a-f]{64}/gu, 'hash')).not.toMatch(
        /12345678|00000001|1984|ZZBE/u,
      );
    });
  });
}
