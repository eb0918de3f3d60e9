import { describe, expect, it } from 'vitest';
import { freeCourse, pricedCourse, summerSchool } from '#fixtures/builders/registrations/activity.ts';
import { numberOf, partyOf, registeringTown } from '#fixtures/builders/registrations/registering-town.ts';
import type { GoodsRefusal } from '#domain/scarcity/goods-act.ts';
import { isRight, left, right } from '#domain/shared/result.ts';
import { keyOfActivity, readActivityKey } from '../activity-key.ts';
import { addressOfApplicant } from '../change-application.ts';
import { listToDraw } from '../list-to-draw.ts';
import { readApplication } from '../read-applications.ts';
import { openParty } from '../sealed-party.ts';
import { sendApplication } from './send-application.ts';

const day = 86_400_000;

describe('an application', () => {
  it('is sent while its activity is open, and is the same if it is sent again', async () => {
    const { sends, clock } = registeringTown(summerSchool);
    clock.at = summerSchool.times.opens - 1;
    expect(await sends(1)).toEqual(left({ kind: 'notOpen' }));
    clock.at += 1;
    const first = await sends(1);
    expect(first).toMatchObject(right({ state: 'sent', age: 8, mails: 'es', isOfCensus: true }));
    clock.at += 10 * day;
    expect(await sends(1)).toEqual(first);
    expect(await sends(2, { id: 'key-1' })).toEqual(left({ kind: 'otherApplication' }));
    const unreadable = { id: 'key-1', party: { ...partyOf(1), guardian: null } };
    expect(await sends(1, unreadable)).toEqual(left({ kind: 'otherApplication' }));
  });

  it('says who it is for before anything is stored', async () => {
    const { sends, ports, places } = registeringTown(summerSchool);
    const nameless = { party: { ...partyOf(1), participant: { ...partyOf(1).participant, name: '' } } };
    expect(await sends(1, nameless)).toEqual(left({ kind: 'nameMissing', who: 'participant' }));
    expect(await sends(1, { content: { wishes: ['nit'] } })).toEqual(
      left({ kind: 'unknownGroup', group: 'nit' }),
    );
    expect(await readApplication(ports)(places.good, 'key-1')).toBeNull();
    expect(await readActivityKey(ports)(places.good)).toBeNull();
    expect(openParty(ports.proofVault, null, { id: 'key-1', sealed: '' })).toBeNull();
  });

  it('for people of the census is for those whom it knows, or who answer for a child', async () => {
    const { sends } = registeringTown({ ...summerSchool, isForCensus: true });
    expect(await sends(1)).toMatchObject(right({ isOfCensus: true }));
    expect(await sends(11)).toEqual(left({ kind: 'notListed' }));
    const numberless = { ...partyOf(12), participant: { ...partyOf(12).participant, identity: '' } };
    expect(await sends(12, { party: numberless })).toEqual(left({ kind: 'notListed' }));
    // At a desk a person of staff has seen the document: no birth year is asked for.
    const guardian = {
      ...partyOf(2).guardian,
      name: 'Parent',
      identity: numberOf(2),
      birthDay: '1990-01-01',
    };
    const wrongYear = { party: { ...partyOf(2), guardian } };
    expect(await sends(2, wrongYear)).toEqual(left({ kind: 'notListed' }));
    expect(await sends(2, { ...wrongYear, isAtDesk: true })).toMatchObject(right({ isOfCensus: true }));
    const free = registeringTown({
      ...freeCourse,
      segments: freeCourse.segments.slice(1),
      groups: [{ ...freeCourse.groups[0], places: [{ segment: 'others', count: 3 }] } as never],
      flow: [],
    });
    expect(await free.sends(1)).toMatchObject(right({ isOfCensus: false, place: { segment: 'others' } }));
    const small = { ...partyOf(3), participant: { ...partyOf(3).participant, identity: '' } };
    expect(await free.sends(3, { party: small })).toMatchObject(right({ state: 'enrolled' }));
    const grown = { ...partyOf(4), participant: { ...partyOf(4).guardian, name: 'Grown' } as never };
    expect(await free.sends(4, { party: { ...grown, email: '' } })).toMatchObject(
      right({ guardian: null, mails: null }),
    );
  });

  it('is linked with those of its family by letters, six at most', async () => {
    const { sends } = registeringTown(summerSchool);
    const first = await sends(1, { family: 'new' });
    const family = isRight(first) ? first.right.family : null;
    expect(family).toMatch(/^[0-9a-z]{10}$/u);
    for (const n of [2, 3, 4, 5, 6])
      expect(await sends(n, { family: family?.toUpperCase() ?? null })).toMatchObject(right({ family }));
    expect(await sends(7, { family })).toEqual(left({ kind: 'familyFull' }));
    expect(await sends(7, { family: '0000000000' })).toEqual(left({ kind: 'unknownFamily' }));
    expect(await sends(7, { family: 'short' })).toEqual(left({ kind: 'unknownFamily' }));
  });

  it('of two that come at once for one person is one, and of two that make the key of an activity too', async () => {
    const { sends, ports, places, town, clock } = registeringTown(freeCourse);
    const both = await Promise.all([sends(1), sends(1, { id: 'other-key' })]);
    expect(both.map(({ _tag }) => _tag).toSorted()).toEqual(['Left', 'Right']);
    const keys = await Promise.all([keyOfActivity(ports)(places), keyOfActivity(ports)(places)]);
    expect(keys[0]).toEqual(keys[1]);
    // The activity goes on for longer: so do its data.
    const longer = { ...freeCourse, times: { ...freeCourse.times, ends: freeCourse.times.ends + day } };
    expect(await keyOfActivity(ports)({ ...places, activity: longer })).toEqual(keys[0]);
    expect(town.realm).toBe('vilanova');
    expect(clock.at).toBeGreaterThan(0);
  });

  it('is decided anew if somebody was faster, and says after a while that too many come', async () => {
    const { ports, sends, town, activity } = registeringTown(pricedCourse);
    await sends(10);
    const refusing = (refusal: GoodsRefusal) => ({
      ...ports,
      goods: { ...ports.goods, ask: async () => left(refusal) },
    });
    const send = (refusal: GoodsRefusal) =>
      sendApplication(refusing(refusal))(town, activity, {
        id: 'key-2',
        party: partyOf(2),
        content: { wishes: ['dilluns'], segments: [], points: [], plan: 'sencer', exemptions: [] },
        family: null,
        language: 'es',
        by: 'sender',
        isAtDesk: false,
      });
    expect(await send({ kind: 'recordChanged', record: 'x' })).toEqual(left({ kind: 'busy' }));
    expect(await send({ kind: 'otherRequest' })).toEqual(left({ kind: 'otherApplication' }));
    await expect(send({ kind: 'notCountable' })).rejects.toThrow('in a wrong way');
  });

  it('of an activity without a draw is in no list that is drawn', async () => {
    const { ports, places } = registeringTown(freeCourse);
    expect(await listToDraw(ports)(places)).toEqual(left({ kind: 'firstCome' }));
  });

  it('is answered as it was decided if it cannot be read again, and mailed to nobody without an address', async () => {
    const { ports, places, sends, town, activity, find } = registeringTown(freeCourse);
    const goodsRecords = {
      ...ports.goodsRecords,
      record: async (good: typeof places.good, kind: string, id: string) =>
        kind === 'application' ? null : ports.goodsRecords.record(good, kind, id),
    };
    const sent = {
      id: 'key-1',
      party: { ...partyOf(1), email: '' },
      content: { wishes: ['dilluns'], segments: [], points: [], plan: null, exemptions: [] },
      family: null,
      language: 'es',
      by: 'sender',
      isAtDesk: false,
    } as const;
    expect(await sendApplication({ ...ports, goodsRecords })(town, activity, sent)).toMatchObject(
      right({ state: 'enrolled' }),
    );
    expect(await addressOfApplicant(ports, places.good, await find(1))).toBe('');
    await sends(2);
    expect(await addressOfApplicant(ports, places.good, await find(2))).toBe('2@correo.example');
    const other = { ...places.good, good: 'activity/other' };
    expect(await addressOfApplicant(ports, other, await find(2))).toBe('');
  });

  it('is not stored if the key of its activity is not', async () => {
    const { ports, places } = registeringTown(freeCourse);
    const goods = { ...ports.goods, ask: async () => left({ kind: 'otherRequest' } as const) };
    await expect(keyOfActivity({ ...ports, goods })(places)).rejects.toThrow('was not stored');
  });
});
