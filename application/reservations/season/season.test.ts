import { describe, expect, it } from 'vitest';
import { hourOf, reservingTown } from '#fixtures/builders/reservations/reserving-town.ts';
import { pavilion } from '#fixtures/builders/reservations/venue.ts';
import { seasonWish } from '#fixtures/arbitraries/season.ts';
import { dueOwner, noticeIn, noticeKind } from '#domain/notices/notice.ts';
import { addDays, type CalendarDay } from '#domain/shared/calendar-day.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { giveReservationBack } from '../give-reservation-back.ts';
import { displaceReservations } from '../staff/displace-reservations.ts';
import { enterByLetters } from '../staff/enter-by-letters.ts';
import { weekOfVenue } from '../week-of-venue.ts';
import type { WrittenSeason } from '#domain/reservations/season/drafted-season.ts';
import { draftSeason, publishSeason } from './publish-season.ts';
import { listSeasons, readSeason } from './read-season.ts';

const from = '2026-11-16' as CalendarDay;
const friday = { weekday: 5, from: 19 * 60, minutes: 60 };
const wish = {
  ...seasonWish,
  id: 'volei1',
  club: 'volei',
  slot: friday,
  places: ['pista2', 'pista1'],
  from,
  until: addDays(from, 20),
};
const written: WrittenSeason = {
  from,
  weeks: 3,
  hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: 17 * 60, until: 22 * 60 })),
  closures: [],
  clubs: [
    { id: 'volei', title: 'Club de Voleibol', tier: 1, licences: 74 },
    { id: 'pilota', title: 'Club de Pilota', tier: 1, licences: 41 },
  ],
  wishes: [wish, { ...wish, id: 'pilota1', club: 'pilota', places: ['pista2'] }],
};
const order = { id: '2026', title: 'Temporada 2026', written };

function seasonTown() {
  const town = reservingTown(pavilion);
  const ports = { ...town.ports, hash: (season: unknown) => JSON.stringify(season) };
  const draft = async (more: Partial<WrittenSeason> = {}, id = '2026') => {
    const done = await draftSeason(ports)(town.site, town.good, {
      ...order,
      id,
      written: { ...written, ...more },
    });
    if (isLeft(done)) throw new Error(done.left.kind);
    return done.right;
  };
  const publish = async (hash: string, with_ = ports) =>
    publishSeason(with_)(town.site, town.good, { ...order, hash }, 'Neus');
  const mailed = async () => {
    const query = { kind: noticeKind, owner: dueOwner, from: null, until: null, limit: 9, after: null };
    const due = (await town.goods.list(town.good, query)).flatMap((record) => noticeIn(record) ?? []);
    return due
      .map(({ about, reason }) => [about.key, about.word, reason])
      .toSorted((a, b) => a.join().localeCompare(b.join()));
  };
  return { ...town, ports, draft, publish, mailed };
}

describe('a season of a venue', () => {
  it('is planned with the places of the venue and all that is closed then, and takes nothing', async () => {
    const { draft, asks } = seasonTown();
    const { season, plan } = await draft();
    expect(season.places).toHaveLength(4);
    expect(season.closures.filter(({ day }) => day === from)).toEqual([
      { place: null, day: from, from: 0, until: 540, why: '' },
      { place: null, day: from, from: 1320, until: 1440, why: '' },
    ]);
    expect(plan.turns.map(({ wish: id, uses, refused }) => [id, uses.length, refused.length])).toEqual([
      ['volei1', 3, 0],
      ['pilota1', 0, 3],
    ]);
    expect(await asks('one')).toMatchObject(right({}));
  });

  it('says what is wrong instead of planning', async () => {
    const { ports, site, good } = seasonTown();
    const asked = { ...order, written: { ...written, weeks: 0 } };
    expect(await draftSeason(ports)(site, good, asked)).toEqual(
      left({ kind: 'faults', faults: [{ kind: 'weeks', path: 'weeks' }] }),
    );
    expect(await publishSeason(ports)(site, good, { ...asked, hash: 'x' }, 'Neus')).toMatchObject(
      left({ kind: 'faults' }),
    );
  });

  it('goes before residents, who may choose another hour or have their money back; what has begun is left alone', async () => {
    const { draft, publish, mailed, books, find, asks, ports, site, good, clock } = seasonTown();
    const contact = { email: 'ana@correu.example', language: 'va', isReminded: false } as const;
    await books('one', { contact });
    await asks('held', { start: hourOf(27, 19.5), place: 'pista2', contact });
    clock.at = hourOf(18, 13);
    await asks('held late', { start: hourOf(4, 19, '2026-12') }).catch(() => null);
    const { hash } = await draft();
    expect(await publish(hash)).toMatchObject(right([{ id: 'one' }]));
    expect(await find('one')).toMatchObject({ state: 'displaced', reason: 'Temporada 2026' });
    // Who only waited for a payment has lost nothing that was theirs, and is not mailed.
    expect(await mailed()).toEqual([
      ['one', 'booked', ''],
      ['one', 'displaced', 'Temporada 2026'],
    ]);
    expect(await giveReservationBack(ports)(good, 'one')).toEqual(right('returned'));
    expect(await asks('again')).toEqual(left({ kind: 'taken' }));
    const week = await weekOfVenue(ports)(site, good, { first: from, days: 7, minutes: 60 });
    const clubs = week.flatMap(({ places }) => places.filter((one) => one.clubs.length > 0));
    expect(clubs.map(({ place, clubs: [time] }) => [place, time?.club, time?.from])).toEqual([
      ['pabellon', 'Club de Voleibol', hourOf(20, 19)],
      ['pista2', 'Club de Voleibol', hourOf(20, 19)],
    ]);
  });

  it('is published once, goes on if it is sent again, and is not another one', async () => {
    const { draft, publish, ports, goods, good } = seasonTown();
    const { hash } = await draft();
    // The server is killed after the plan, before the first club has its places.
    let asked = 0;
    const killed = {
      ...ports,
      goods: {
        ...goods,
        ask: async (...request: Parameters<typeof goods.ask>) => {
          asked += 1;
          if (asked > 1) throw new Error('killed');
          return goods.ask(...request);
        },
      },
    };
    await expect(publish(hash, killed)).rejects.toThrow('killed');
    expect(await publish(hash)).toEqual(right([]));
    expect(await publish(hash)).toEqual(right([]));
    expect(await publish('other')).toEqual(left({ kind: 'published' }));
    expect((await goods.grantsOf(good, 'club/volei', ports.clock.now())).map(({ status }) => status)).toEqual(
      ['granted', 'granted', 'granted'],
    );
    expect(await readSeason(ports)(good, '2026')).toMatchObject({ hash, title: 'Temporada 2026' });
    expect(await readSeason(ports)(good, '2027')).toBeNull();
  });

  it('is looked at again if something changed meanwhile, or if two publish at once', async () => {
    const { draft, publish, ports, site, good } = seasonTown();
    const { hash } = await draft();
    const event = {
      id: 'mesa',
      places: ['pista2'],
      from: hourOf(20, 18),
      until: hourOf(20, 22),
      reason: 'Mesa electoral',
    };
    await displaceReservations(ports)(good.realm, site, event, 'Neus');
    expect(await publish(hash)).toEqual(left({ kind: 'changed' }));
    const later = await draft();
    expect(later.plan.turns[0]?.uses.map(({ places }) => places)).toEqual([
      ['pista1'],
      ['pista1'],
      ['pista1'],
    ]);
    expect(later.season.closures.filter(({ why }) => why === 'Mesa electoral')).toEqual([
      { place: 'pista2', day: '2026-11-20', from: 1080, until: 1320, why: 'Mesa electoral' },
    ]);
    const refusing = {
      ...ports,
      goods: { ...ports.goods, ask: async () => left({ kind: 'recordChanged' } as never) },
    };
    expect(await publish(later.hash, refusing)).toEqual(left({ kind: 'published' }));
  });

  it('that is over takes nothing any more', async () => {
    const { draft, publish, ports, goods, good, clock } = seasonTown();
    const { hash } = await draft();
    clock.at = hourOf(7, 12, '2026-12');
    expect(await publish(hash)).toEqual(right([]));
    expect(await goods.grantsOf(good, 'club/volei', ports.clock.now())).toEqual([]);
  });

  it('leaves the uses of other seasons alone, and knows its own', async () => {
    const { draft, publish, ports, good } = seasonTown();
    await publish((await draft()).hash);
    const other = await draft({}, '2027');
    expect(other.plan.turns[0]?.uses.map(({ places }) => places)).toEqual([
      ['pista1'],
      ['pista1'],
      ['pista1'],
    ]);
    expect(other.season.closures.some(({ why }) => why === 'Club de Voleibol')).toBe(true);
    expect((await draft()).plan.turns[0]?.uses[0]?.places).toEqual(['pista2']);
    expect((await listSeasons(ports)(good)).map(({ id }) => id)).toEqual(['2026']);
  });

  it('waits while somebody is in the place, and says so if somebody took it in that moment', async () => {
    const { draft, publish, books, ports, good, clock } = seasonTown();
    const { letters } = await books('one', { start: hourOf(20, 18.5) });
    const { hash } = await draft();
    clock.at = hourOf(20, 18.6);
    await enterByLetters(ports)(good, letters, 'Neus');
    expect(await publish(hash)).toEqual(left({ kind: 'inUse' }));
    const fresh = seasonTown();
    const planned = (await fresh.draft()).hash;
    let asked = 0;
    const racing = {
      ...fresh.ports,
      goods: {
        ...fresh.goods,
        ask: async (...request: Parameters<typeof fresh.goods.ask>) => {
          asked += 1;
          return asked > 1 ? left({ kind: 'cellsTaken' } as never) : fresh.goods.ask(...request);
        },
      },
    };
    expect(await fresh.publish(planned, racing)).toEqual(left({ kind: 'changed' }));
    expect(await fresh.publish(planned)).toEqual(right([]));
  });
});
