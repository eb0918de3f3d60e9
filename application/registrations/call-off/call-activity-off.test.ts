import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GoodsStep } from '#domain/scarcity/goods-request.ts';
import { left, right } from '#domain/shared/result.ts';
import { freeCourse, pricedCourse, summerSchool } from '#fixtures/builders/registrations/activity.ts';
import { registeringTown } from '#fixtures/builders/registrations/registering-town.ts';
import { noticeKind } from '#domain/notices/notice.ts';
import { onlyRecord } from '#domain/registrations/applicants/application-records.ts';
import { activityCallOffKind, statesToCallOff } from '#domain/registrations/call-off/activity-call-off.ts';
import { correctApplication, withdrawApplication } from '../apply/correct-application.ts';
import { endPlace } from '../after/leave-activity.ts';
import { takesOfPlace } from '#domain/registrations/places/place-pools.ts';
import { listApplications, readLists } from '../read-applications.ts';
import { callActivityOff, takeActivityCallOffBack } from './call-activity-off.ts';
import { endCalledOff, type EndCalledOffPorts } from './end-called-off.ts';
import { readActivityCallOff } from './read-activity-call-off.ts';

const reason = 'La monitora está de baja';
const nothing = { applications: 0, waits: 0 };

/** A course with two places: one person paid, one has not yet, one waits, one has left with half of it, one has withdrawn. */
async function fullCourse() {
  const set = registeringTown(pricedCourse);
  const { sends, paid, begin, ports, places, clock, passOn } = set;
  await sends(1);
  await sends(10);
  await sends(11);
  await paid(await begin(1));
  await paid(await begin(10));
  clock.at = pricedCourse.times.starts - 1;
  await endPlace(ports)(places, 'key-10', { to: 'left', reason: '', by: 'sender' });
  await passOn();
  await set.sends(12);
  return {
    ...set,
    sign: (by: string, said = reason) => callActivityOff(ports)(places, { reason: said, by }),
  };
}

const wordsTo = async ({ goods, places }: Awaited<ReturnType<typeof fullCourse>>) => {
  const query = { kind: noticeKind, owner: null, from: null, until: null, limit: 100, after: null };
  const mails = await goods.list(places.good, query);
  const told = mails.flatMap(({ id }) => (id.startsWith('calledOff/') ? [id.split('/')[1] ?? ''] : []));
  return told.toSorted((a, b) => a.localeCompare(b));
};

describe('an activity that is called off', () => {
  it('takes two people, a reason, and a day that is not over', async () => {
    const { ports, places, clock, states, sends, sign } = await fullCourse();
    clock.at = pricedCourse.times.opens;
    expect(await endCalledOff(ports)(places)).toEqual(nothing);
    expect(await sign('Neus', '  ')).toEqual(left({ kind: 'noReason' }));
    expect(await sign('Neus')).toEqual(right({ isOff: false, ...nothing }));
    expect(await sign('Neus')).toEqual(left({ kind: 'sameSigner' }));
    expect(await endCalledOff(ports)(places)).toEqual(nothing);
    expect(await states(1, 11)).toEqual(['enrolled', 'offered']);
    expect(await sends(2)).toMatchObject(right({}));
    clock.at = pricedCourse.times.ends;
    expect(await sign('Pere')).toEqual(left({ kind: 'notNow' }));
  });

  it('ends every place, offer and wait, frees what was set aside, and tells each person once', async () => {
    const town = await fullCourse();
    const { ports, places, states, goods, clock, sign, sends, find } = town;
    await sign('Neus');
    expect(await sign('Pere', 'something else')).toEqual(right({ isOff: true, applications: 2, waits: 0 }));
    expect(await states(1, 10, 11)).toEqual(['calledOff', 'left', 'calledOff']);
    expect(await find(1)).toMatchObject({ reason, back: { refund: 6000, kept: 0 }, until: null, lines: [] });
    expect(await find(11)).toMatchObject({ back: null });
    const pools = await goods.pools(places.good, clock.at);
    expect(pools.every(({ held, taken }) => held + taken === 0)).toBe(true);
    expect(await wordsTo(town)).toEqual(['key-1', 'key-11']);
    expect(await sign('Neus')).toEqual(right({ isOff: true, applications: 2, waits: 0 }));
    expect(await wordsTo(town)).toEqual(['key-1', 'key-11']);
    clock.at = pricedCourse.times.opens;
    expect(await sends(3)).toEqual(left({ kind: 'notOpen' }));
    await town.passOn();
    expect((await readLists(ports)(places.good)).lists.calledOff).not.toBeNull();
  });

  it('returns all that is still paid, once: what is left of money is what somebody who left owed by the terms', async () => {
    const { refunds, accounts, sign } = await fullCourse();
    await sign('Neus');
    await sign('Pere');
    await sign('Neus');
    expect(refunds.map(({ key, amount }) => [key, amount])).toEqual([
      ['left/key-10', 3000],
      ['calledOff/key-1', 6000],
    ]);
    expect(accounts()).toEqual({ bank: 3000, income: -3000 });
  });

  it('leaves to staff what the bank refuses, and asks it again when somebody goes on', async () => {
    const { refuseRefunds, refunds, ports, places, sign } = await fullCourse();
    await sign('Neus');
    refuseRefunds(true);
    expect(await sign('Pere')).toEqual(right({ isOff: true, applications: 2, waits: 1 }));
    expect(await endCalledOff(ports)(places)).toEqual(nothing);
    refuseRefunds(false);
    expect(await sign('Neus')).toEqual(right({ isOff: true, applications: 2, waits: 0 }));
    expect(refunds).toHaveLength(2);
  });

  it('gives money back that comes afterwards', async () => {
    const { ports, places, sends, begin, paid, refunds, accounts } = registeringTown(pricedCourse);
    await sends(1);
    const payment = await begin(1);
    for (const by of ['Neus', 'Pere']) await callActivityOff(ports)(places, { reason, by });
    expect(await paid(payment)).toBe('refunded');
    expect(refunds).toEqual([expect.objectContaining({ amount: 6000 })]);
    expect(accounts()).toEqual({});
  });

  it('has no place that costs nothing any more, and no application that waits for a draw', async () => {
    const course = registeringTown(freeCourse);
    await course.sends(1);
    const school = registeringTown(summerSchool);
    await school.sends(1);
    for (const { ports, places } of [course, school]) {
      await callActivityOff(ports)(places, { reason, by: 'Neus' });
      expect(await callActivityOff(ports)(places, { reason, by: 'Pere' })).toEqual(
        right({ isOff: true, applications: 1, waits: 0 }),
      );
    }
    expect([...course.refunds, ...school.refunds]).toEqual([]);
    const content = { wishes: ['vesprada'], segments: [], points: [], plan: 'sencer', exemptions: [] };
    expect(await correctApplication(school.ports)(school.places, 'key-1', content)).toEqual(
      left({ kind: 'notOpen' }),
    );
  });

  it('is not, if who signed first takes that back: only they can, and only alone', async () => {
    const { ports, places, goods, clock, sign } = await fullCourse();
    const steps: GoodsStep[] = [];
    const ask: typeof goods.ask = (good, request) => {
      steps.push(...(request.steps ?? []));
      return goods.ask(good, request);
    };
    const takeBack = (by: string) =>
      takeActivityCallOffBack({ ...ports, goods: { ...goods, ask } })(places, by);
    expect(await takeBack('Neus')).toEqual(left({ kind: 'notSigned' }));
    await sign('Neus');
    expect(await takeBack('Pere')).toEqual(left({ kind: 'notSigned' }));
    const slow = { ...ports, goods: { ...goods, ask: async () => left({ kind: 'recordChanged' } as never) } };
    expect(await takeActivityCallOffBack(slow)(places, 'Neus')).toEqual(left({ kind: 'changed' }));
    expect(await takeBack('Neus')).toEqual(right('takenBack'));
    expect((await readActivityCallOff(ports)(places.good)).callOff).toBeNull();
    const step = { act: 'registration.takeCallOffBack', to: 'takenBack', words: reason, by: 'Neus' };
    expect(steps).toMatchObject([{ subject: 'activity/curs', step }]);
    expect(await sign('Pere', '')).toEqual(left({ kind: 'noReason' }));
    clock.at += 1;
    expect(await sign('Pere', 'Obras')).toMatchObject(right({ isOff: false }));
    expect(await sign('Neus')).toMatchObject(right({ isOff: true }));
    expect(await takeBack('Pere')).toEqual(left({ kind: 'notSigned' }));
  });

  it('is either called off or taken back, if both come at the same moment', async () => {
    const { ports, places, sign } = await fullCourse();
    await sign('Neus');
    const [second, back] = await Promise.all([sign('Pere'), takeActivityCallOffBack(ports)(places, 'Neus')]);
    expect([second._tag, back._tag].toSorted()).toEqual(['Left', 'Right']);
    expect([second, back]).toContainEqual(left({ kind: 'changed' }));
    const { isOff, callOff } = await readActivityCallOff(ports)(places.good);
    expect(isOff).toBe(second._tag === 'Right');
    expect(callOff === null).toBe(back._tag === 'Right');
  });

  it('needs two new signatures if the first one was given a week ago', async () => {
    const { ports, places, clock, sign } = await fullCourse();
    clock.at = pricedCourse.times.opens;
    await sign('Neus');
    clock.at += 7 * 86_400_000;
    expect(await sign('Pere', 'Obras')).toMatchObject(right({ isOff: false }));
    expect((await readActivityCallOff(ports)(places.good)).callOff).toMatchObject({
      reason: 'Obras',
      signatures: [{ by: 'Pere' }],
    });
  });

  it('is signed by one of two who sign at the same moment', async () => {
    const { ports, places, sign } = await fullCourse();
    await sign('Neus');
    const both = await Promise.all([sign('Pere'), sign('Empar')]);
    expect(both).toContainEqual(left({ kind: 'changed' }));
    expect((await readActivityCallOff(ports)(places.good)).callOff?.signatures).toHaveLength(2);
  });

  it('lets nobody apply whose request was on its way while it was called off', async () => {
    const town = registeringTown(freeCourse);
    const { ports, places } = town;
    await callActivityOff(ports)(places, { reason, by: 'Neus' });
    const ask: typeof ports.goods.ask = async (good, request) => {
      if (request.key.startsWith('send/')) await callActivityOff(ports)(places, { reason, by: 'Pere' });
      return ports.goods.ask(good, request);
    };
    const slow = registeringTown(freeCourse, { goods: { ...town.goods, ask }, goodsRecords: town.goods });
    expect(await slow.sends(1)).toEqual(left({ kind: 'notOpen' }));
    expect(await listApplications(ports)(places.good, null)).toEqual([]);
  });

  it('ends what came to a place by another way afterwards, with its money', async () => {
    const { ports, places, find, sign, goods, refunds, clock } = await fullCourse();
    await sign('Neus');
    await sign('Pere');
    const record = await goods.record(places.good, 'application', 'key-1');
    if (record === null) throw new Error('no application');
    const grant = 'late-1';
    const late = { ...(await find(1)), id: 'key-9', code: 'late', state: 'enrolled' as const };
    const came = await goods.ask(places.good, {
      key: 'late',
      bodyHash: 'late',
      at: clock.at,
      by: 'test',
      acts: [
        {
          kind: 'hold',
          grant,
          holder: 'late',
          takes: takesOfPlace('dilluns', 'others'),
          until: clock.at + 9,
          uses: 1,
        },
        { kind: 'confirm', grant, until: null },
      ] as never,
      money: [],
      records: [
        {
          ...record,
          id: late.id,
          version: 1,
          owner: 'enrolled',
          body: {
            ...late,
            status: 'enrolled',
            place: { group: 'dilluns', segment: 'others', grant },
          } as never,
        },
      ],
    });
    expect(came).toMatchObject(right([{}]));
    const isStolen: typeof goods.ask = async (good, request) =>
      request.key.startsWith('callOff/again')
        ? left({ kind: 'recordChanged' } as never)
        : goods.ask(good, request);
    expect(await endCalledOff({ ...ports, goods: { ...goods, ask: isStolen } })(places)).toEqual(nothing);
    expect(await endCalledOff(ports)(places)).toEqual({ applications: 3, waits: 0 });
    expect(refunds.map(({ key }) => key)).toContain('calledOff/key-9');
    expect((await readActivityCallOff(ports)(places.good)).callOff?.isEnded).toBe(true);
  });
});

describe('calling an activity off', () => {
  it('goes on wherever it was killed, and comes to the same: all ended, all money back once, one mail each', async () => {
    for (let dies = 0; dies < 9; dies += 1) {
      const town = await fullCourse();
      const { ports, places, goods, refunds, sign } = town;
      await sign('Neus');
      let left_ = dies;
      const alive = async <A>(deed: () => Promise<A>): Promise<A> => {
        left_ -= 1;
        if (left_ < 0) throw new Error('killed');
        const done = await deed();
        left_ -= 1;
        if (left_ < 0) throw new Error('killed afterwards');
        return done;
      };
      const dying: EndCalledOffPorts = {
        ...ports,
        goods: { ...goods, ask: (...given) => alive(() => goods.ask(...given)) },
        refund: (...given) => alive(() => ports.refund(...given)) as never,
      };
      await callActivityOff(dying)(places, { reason, by: 'Pere' }).catch(() => {});
      // What the round does; and, if the second signature was not stored, its person signs again.
      await endCalledOff(ports)(places);
      if (!(await readActivityCallOff(ports)(places.good)).isOff) await sign('Pere');
      await endCalledOff(ports)(places);
      const kept = await Promise.all(statesToCallOff.map((s) => listApplications(ports)(places.good, s)));
      expect(kept.flat()).toEqual([]);
      expect(refunds.map(({ key }) => key)).toEqual(['left/key-10', 'calledOff/key-1']);
      expect(await wordsTo(town)).toEqual(['key-1', 'key-11']);
      expect(town.accounts()).toEqual({ bank: 3000, income: -3000 });
      expect((await goods.record(places.good, activityCallOffKind, onlyRecord))?.body['isEnded']).toBe(true);
    }
  });

  it('is not noted as done while somebody changes their application, and is in the next round', async () => {
    const { ports, places, goods, states, sign } = await fullCourse();
    await sign('Neus');
    let isFirst = true;
    const ask: typeof goods.ask = async (good, request) => {
      if (request.key.startsWith('callOff/key-11') && isFirst) {
        isFirst = false;
        return left({ kind: 'recordChanged' } as never);
      }
      return goods.ask(good, request);
    };
    const busy = { ...ports, goods: { ...goods, ask } };
    expect(await callActivityOff(busy)(places, { reason, by: 'Pere' })).toMatchObject(
      right({ applications: 1 }),
    );
    expect(await states(11)).toEqual(['offered']);
    expect((await readActivityCallOff(ports)(places.good)).callOff?.isEnded).toBe(false);
    expect(await endCalledOff(ports)(places)).toEqual({ applications: 2, waits: 0 });
  });

  it('owes nobody anything whatever happened before, in whatever order', async () => {
    const people = [1, 10, 11, 12];
    const act = fc.tuple(
      fc.constantFrom('send', 'pay', 'leave', 'withdraw', 'wait'),
      fc.constantFrom(...people),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 20 }), async (acts) => {
        const town = registeringTown(pricedCourse);
        const { ports, places, clock } = town;
        let [paid, begun] = [0, new Set<number>()];
        for (const [what, who] of acts) {
          const key = `key-${who}`;
          if (what === 'wait') clock.at += 31 * 60_000;
          if (what === 'wait') await town.passOn();
          if (what === 'send') await town.sends(who);
          const own = (await listApplications(ports)(places.good, null)).find(
            (one) => one.application.id === key,
          );
          if (own === undefined) continue;
          if (what === 'pay' && own.application.state === 'accepted' && !begun.has(who)) {
            begun.add(who);
            paid += 6000;
            await town.paid(await town.begin(who));
          }
          if (what === 'leave') await endPlace(ports)(places, key, { to: 'left', reason: '', by: 'sender' });
          if (what === 'withdraw') await withdrawApplication(ports)(places, key);
        }
        for (const by of ['Neus', 'Pere']) await callActivityOff(ports)(places, { reason, by });
        const returned = town.refunds.reduce((sum, { amount }) => sum + amount, 0);
        const { bank = 0, income = 0 } = town.accounts();
        expect(bank + income).toBe(0);
        // Who left did so weeks before it begins: by the terms all of it goes back.
        expect([paid - returned, bank]).toEqual([0, 0]);
      }),
      { numRuns: 60 },
    );
  });
});
