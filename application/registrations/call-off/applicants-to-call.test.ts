import { describe, expect, it } from 'vitest';
import { readPhoneCalls } from '#application/notices/phone-calls.ts';
import { lostOwner, noticeKind, settledNotice } from '#domain/notices/notice.ts';
import type { GoodsStep } from '#domain/scarcity/goods-request.ts';
import { left, right } from '#domain/shared/result.ts';
import { pricedCourse } from '#fixtures/builders/registrations/activity.ts';
import { partyOf, registeringTown } from '#fixtures/builders/registrations/registering-town.ts';
import { endPlace } from '../after/leave-activity.ts';
import { forgetOldRegistrations } from '../after/forget-old-registrations.ts';
import { applicantsToCall, noteApplicantCalled } from './applicants-to-call.ts';
import { callActivityOff } from './call-activity-off.ts';

/** A course in which the people 1 and 10 have the places, and 11 waits; those of `silent` left no mail, but a telephone. */
async function course(...silent: readonly number[]) {
  const town = registeringTown(pricedCourse);
  const { places, sends, find, goods } = town;
  const steps: GoodsStep[] = [];
  const ask: typeof goods.ask = (good, request) => {
    steps.push(...(request.steps ?? []));
    return goods.ask(good, request);
  };
  const ports = { ...town.ports, goods: { ...goods, ask } };
  for (const n of [1, 10, 11]) {
    const party = silent.includes(n) ? { ...partyOf(n), email: '', phone: `600 00 00 ${n}` } : partyOf(n);
    // oxlint-disable-next-line no-await-in-loop -- in the order of the line
    await sends(n, { party });
  }
  return {
    ...town,
    steps,
    toCall: () => applicantsToCall(ports)(places.good),
    note: async (n: number, by: string) => noteApplicantCalled(ports)(places.good, (await find(n)).code, by),
    callOff: async () => {
      // oxlint-disable-next-line no-await-in-loop -- the second person after the first one
      for (const by of ['Neus', 'Pere']) await callActivityOff(ports)(places, { reason: 'Obras', by });
    },
  };
}

describe('who left no mail', () => {
  it('is called when the activity is called off, with their telephone, and that is noted once with who and when', async () => {
    const { toCall, callOff, note, clock, find, steps } = await course(1, 11);
    await callOff();
    const [first, second] = await toCall();
    expect(first).toMatchObject({ name: 'Parent 1', phone: '600 00 00 1', word: 'calledOff', called: null });
    expect(second).toMatchObject({ name: 'Parent 11', group: null, until: null });
    expect(await note(1, 'Rosa')).toEqual(right({ by: 'Rosa', at: clock.at }));
    clock.at += 1;
    expect(await note(1, 'Empar')).toEqual(right({ by: 'Rosa', at: clock.at - 1 }));
    expect((await toCall()).map(({ name, called }) => [name, called?.by ?? null])).toEqual([
      ['Parent 11', null],
      ['Parent 1', 'Rosa'],
    ]);
    const noted = steps.filter(({ step }) => step.act === 'registration.noteCall');
    expect(noted.map(({ subject }) => subject)).toEqual([`application/${(await find(1)).code}`]);
  });

  it('is called about each offer of a place, as long as it is theirs', async () => {
    const { ports, places, toCall, note, find, passOn, clock } = await course(11);
    expect(await toCall()).toEqual([]);
    expect(await note(11, 'Rosa')).toEqual(left({ kind: 'unknownApplication' }));
    await endPlace(ports)(places, 'key-10', { to: 'left', reason: '', by: 'sender' });
    clock.at += 31 * 60_000;
    await passOn();
    const { until } = await find(11);
    expect(await toCall()).toMatchObject([{ word: 'offered', group: 'dilluns', until, called: null }]);
    await note(11, 'Rosa');
    expect(await toCall()).toMatchObject([{ called: { by: 'Rosa' } }]);
    clock.at = until ?? 0;
    expect(await toCall()).toEqual([]);
  });

  it('is the participant, if nobody applied for them', async () => {
    const { toCall, callOff, sends } = await course();
    const party = { ...partyOf(12), participant: partyOf(12).guardian ?? partyOf(12).participant };
    await sends(12, { party: { ...party, guardian: null, email: '' } });
    await callOff();
    expect(await toCall()).toMatchObject([{ name: 'Parent 12', word: 'calledOff' }]);
  });

  it('is also whoever had a mail that was tried for a day in vain', async () => {
    const { ports, places, toCall, callOff, goods, clock } = await course();
    await callOff();
    expect(await toCall()).toEqual([]);
    const query = { kind: noticeKind, owner: null, from: null, until: null, limit: 100, after: null };
    const mail = (await goods.list(places.good, query)).find(({ id }) => id.startsWith('calledOff/key-10/'));
    if (mail === undefined) throw new Error('no mail');
    await ports.goods.ask(places.good, {
      key: 'lost',
      bodyHash: '',
      at: clock.at,
      by: 'system',
      acts: [],
      money: [],
      records: [settledNotice(mail.id, clock.at, mail.version + 1, lostOwner)],
    });
    expect(await toCall()).toMatchObject([{ name: 'Parent 10', called: null }]);
  });

  it('is nobody any more once the applications are erased, and a note that somebody else wrote is theirs', async () => {
    const { ports, places, toCall, callOff, goods, note, find } = await course(1);
    await callOff();
    const { code } = await find(1);
    const slow = { ...ports, goods: { ...goods, ask: async () => left({ kind: 'recordChanged' } as never) } };
    expect(await noteApplicantCalled(slow)(places.good, code, 'Pere')).toEqual(left({ kind: 'changed' }));
    await note(1, 'Rosa');
    const notes = () => readPhoneCalls(ports, places.good);
    expect((await notes()).calls.size).toBe(1);
    const realms = { towns: async () => [{ realm: places.good.realm }] };
    await forgetOldRegistrations({ goodsRecords: goods, proofVault: ports.proofVault, realms })(9e15);
    expect((await notes()).calls.size).toBe(0);
    expect(await toCall()).toEqual([]);
  });

  it('has no name where the key of the activity is gone', async () => {
    const { places, toCall, callOff, goods } = await course(1);
    await callOff();
    await goods.eraseRecords(places.good, 'activityKey', 9e15);
    expect(await toCall()).toEqual([]);
  });
});
