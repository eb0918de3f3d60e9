import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { summerSchool } from '#fixtures/builders/registrations/activity.ts';
import { anApplication, aVerdict } from '#fixtures/builders/registrations/application.ts';
import { numberOf } from '#fixtures/builders/registrations/registering-town.ts';
import type { CalendarDay } from '../../shared/calendar-day.ts';
import { isRight, left } from '../../shared/result.ts';
import { feeOf } from '../money/fee.ts';
import { listOfActivity } from '../draw/list-of-activity.ts';
import { applicationFault } from './application-fault.ts';
import { applicationIn, sealedKeyIn } from './application-records.ts';
import { hasLapsed, seenApplication } from './application.ts';
import { claimedPoints, claimedSegments, confirmedPoints, needsCheck, segmentsOf } from './claims.ts';
import { nameOfPerson, readParty, type WrittenParty } from './participant.ts';
import { registrationNotice } from './registration-notice.ts';

const today = '2026-11-18' as CalendarDay;
const child = { name: 'Neus Soler', identity: '', birthDay: '2018-05-01' };
const parent = { name: 'Empar Soler', identity: numberOf(1), birthDay: '1984-03-02' };

describe('who an application is for', () => {
  it.each<readonly [string, string, WrittenParty]>([
    ['nameMissing', 'participant', { participant: { ...parent, name: ' ' }, guardian: null }],
    ['identityUnreadable', 'participant', { participant: { ...parent, identity: '1' }, guardian: null }],
    ['numberMissing', 'participant', { participant: { ...parent, identity: ' ' }, guardian: null }],
    ['birthDayUnreadable', 'participant', { participant: { ...parent, birthDay: '84' }, guardian: null }],
    [
      'birthDayUnreadable',
      'participant',
      { participant: { ...parent, birthDay: '2027-01-01' }, guardian: null },
    ],
    ['guardianMissing', 'guardian', { participant: child, guardian: null }],
    ['nameMissing', 'guardian', { participant: child, guardian: { ...parent, name: '' } }],
    ['guardianIsChild', 'guardian', { participant: child, guardian: { ...parent, birthDay: '2010-01-01' } }],
    ['guardianIsSame', 'guardian', { participant: { ...child, identity: numberOf(1) }, guardian: parent }],
  ])('is not read if %s of the %s', (kind, who, party) => {
    expect(readParty(party, today)).toEqual(left({ kind, who }));
  });

  it('is somebody of age, or a child with somebody who answers for it', () => {
    expect(readParty({ participant: parent, guardian: parent }, today)).toMatchObject({
      right: { guardian: null },
    });
    expect(readParty({ participant: child, guardian: parent }, today)).toMatchObject({
      right: { participant: { identity: null }, guardian: { birthDay: '1984-03-02' } },
    });
  });

  it('has one name, however its number or its first name was spelled', () => {
    const nameOf = (party: WrittenParty) => {
      const read = readParty(party, today);
      if (!isRight(read)) throw new Error('unreadable');
      return nameOfPerson(read.right.participant, read.right.guardian);
    };
    const number = numberOf(1);
    fc.assert(
      fc.property(fc.nat(7), fc.constantFrom('.', '-', ' '), fc.boolean(), (at, sign, isLower) => {
        const spelled = `${number.slice(0, at)}${sign}${number.slice(at)}`;
        const identity = isLower ? spelled.toLowerCase() : spelled;
        expect(nameOf({ participant: { ...parent, identity }, guardian: null })).toBe(`number:${number}`);
      }),
    );
    const spellings = ['Neus Soler', ' NEUS  soler', 'Néus', 'neus-maria'].map((name) =>
      nameOf({ participant: { ...child, name }, guardian: parent }),
    );
    expect(new Set(spellings).size).toBe(1);
    expect(nameOfPerson({ name: '…', identity: null, birthDay: today }, null)).toBe(`child:/${today}/`);
  });
});

describe('what is asked for', () => {
  const asked = { wishes: ['mati'], segments: [], points: [], plan: 'sencer', exemptions: [], age: 8 };
  it.each<readonly [object, object]>([
    [{ wishes: [] }, { kind: 'noWish' }],
    [{ wishes: ['a', 'b', 'c'] }, { kind: 'tooManyWishes', most: 2 }],
    [{ wishes: ['nit'] }, { kind: 'unknownGroup', group: 'nit' }],
    [{ wishes: ['mati', 'mati'] }, { kind: 'wishTwice', group: 'mati' }],
    [{ age: 13 }, { kind: 'notOfAge', group: 'mati' }],
    [{ age: 2 }, { kind: 'notOfAge', group: 'mati' }],
    [{ segments: ['residents'] }, { kind: 'unknownClaim', where: 'segments' }],
    [{ points: [{ rule: 'x', times: 1 }] }, { kind: 'unknownClaim', where: 'points' }],
    [{ points: [{ rule: 'germans', times: 0 }] }, { kind: 'unknownClaim', where: 'points' }],
    [
      {
        points: [
          { rule: 'germans', times: 1 },
          { rule: 'germans', times: 1 },
        ],
      },
      { kind: 'unknownClaim', where: 'points' },
    ],
    [{ exemptions: ['x'] }, { kind: 'unknownClaim', where: 'exemptions' }],
    [{ plan: null }, { kind: 'planMissing' }],
    [{ plan: 'x' }, { kind: 'planMissing' }],
  ])('is refused: %o', (more, fault) => {
    expect(applicationFault(summerSchool, { ...asked, ...more })).toEqual(fault);
  });

  it('is one of the activity', () => {
    expect(applicationFault(summerSchool, asked)).toBeNull();
    expect(applicationFault({ ...summerSchool, plans: [] }, { ...asked, plan: null })).toBeNull();
  });
});

describe('claims', () => {
  const disabled = { id: 'reserva', title: '', check: 'proof' } as const;
  const activity = { ...summerSchool, segments: [...summerSchool.segments, disabled] };

  it('count once staff have confirmed them, and never more often than their rule says', () => {
    const claims = [
      { rule: 'germans', times: 9 },
      { rule: 'unknown', times: 1 },
    ];
    expect(claimedPoints(activity, claims)).toBe(6);
    expect(confirmedPoints(activity, anApplication({ points: claims }))).toBe(0);
    expect(
      confirmedPoints(
        activity,
        anApplication({ verdict: aVerdict({ points: [{ rule: 'germans', times: 1 }] }) }),
      ),
    ).toBe(2);
  });

  it('of a segment hold a place until staff have looked, and then only if they confirm it', () => {
    const claimed = anApplication({ segments: ['reserva'], isOfCensus: true });
    expect(segmentsOf(activity, claimed)).toEqual(['residents', 'others']);
    expect(claimedSegments(activity, claimed)).toEqual(['residents', 'others', 'reserva']);
    const refused = { ...claimed, verdict: aVerdict() };
    expect(claimedSegments(activity, refused)).toEqual(['residents', 'others']);
    const confirmed = { ...claimed, verdict: aVerdict({ segments: ['reserva'] }) };
    expect(segmentsOf(activity, confirmed)).toEqual(['residents', 'others', 'reserva']);
  });

  it('are looked at by staff, and so is every application of which a document is required', () => {
    expect(needsCheck(activity, anApplication())).toBe(false);
    expect(needsCheck(activity, anApplication({ segments: ['reserva'] }))).toBe(true);
    expect(needsCheck(activity, anApplication({ exemptions: ['nombrosa'] }))).toBe(true);
    const strict = { proofs: [{ id: 'libro', title: '', isRequired: true }] };
    expect(needsCheck(strict, anApplication())).toBe(true);
    expect(needsCheck(strict, anApplication({ verdict: aVerdict() }))).toBe(false);
  });

  it('of a discount lower the fee by the best one that is confirmed, half a cent being for the payer', () => {
    const activity_ = {
      plans: [{ id: 'a', title: '', price: 4551 as never }],
      exemptions: [
        { id: 'x', title: '', percent: 25 },
        { id: 'y', title: '', percent: 50 },
      ],
    };
    const fee = (exemptions: readonly string[], plan: string | null = 'a') =>
      feeOf(activity_, { plan, verdict: aVerdict({ exemptions: [...exemptions] as never }) });
    expect(fee([])).toBe(4551);
    expect(fee(['x'])).toBe(3413);
    expect(fee(['x', 'y'])).toBe(2275);
    expect(fee(['y'], null)).toBe(0);
    expect(feeOf(activity_, { plan: 'a', verdict: null })).toBe(4551);
  });
});

describe('an application', () => {
  it('is seen as lapsed at the millisecond at which its time ends', () => {
    for (const state of ['offered', 'accepted'] as const) {
      expect(hasLapsed({ state, until: 10 }, 9)).toBe(false);
      expect(hasLapsed({ state, until: 10 }, 10)).toBe(true);
      expect(hasLapsed({ state, until: null }, 10)).toBe(false);
      const seen = { state, until: 10, verdict: null };
      expect(seenApplication(seen, { at: 10, isListed: true })).toBe('lapsed');
      expect(seenApplication(seen, { at: 9, isListed: true })).toBe(state);
    }
    expect(hasLapsed({ state: 'enrolled', until: 1 }, 10)).toBe(false);
  });

  it('is admitted or excluded once its list is published', () => {
    const seen = (isAdmitted: boolean, isListed: boolean) =>
      seenApplication({ state: 'sent', until: null, verdict: aVerdict({ isAdmitted }) }, { at: 1, isListed });
    expect([seen(true, false), seen(true, true), seen(false, true)]).toEqual([
      'sent',
      'admitted',
      'excluded',
    ]);
    expect(seenApplication({ state: 'sent', until: null, verdict: null }, { at: 1, isListed: true })).toBe(
      'sent',
    );
  });

  it('of an activity of points is drawn with its points, and linked with those of its family that are drawn too', () => {
    const drawn = (code: string, more: object = {}) =>
      anApplication({
        id: code,
        code,
        verdict: aVerdict({ points: [{ rule: 'germans', times: 2 }] }),
        ...more,
      });
    const all = [
      drawn('b', { family: 'f' }),
      drawn('a', { family: 'f' }),
      drawn('c', { family: 'g' }),
      drawn('d', { verdict: null }),
      drawn('e', { verdict: aVerdict({ isAdmitted: false }) }),
      drawn('z', { state: 'withdrawn' }),
    ];
    const list = (mode: 'draw' | 'points') =>
      listOfActivity({ ...summerSchool, mode }, all).applications.map(({ id, family, points }) => [
        id,
        family,
        points,
      ]);
    expect(list('points')).toEqual([
      ['a', 'f', 4],
      ['b', 'f', 4],
      ['c', null, 4],
    ]);
    expect(list('draw')[0]).toEqual(['a', 'f', 0]);
  });

  it('that cannot be read is a defect', () => {
    expect(() => applicationIn({ body: {} })).toThrow('cannot be read');
    expect(() => sealedKeyIn({ body: {} })).toThrow('cannot be read');
  });

  it('is mailed about only to who left an address', () => {
    const moment = { now: 5, version: 2 };
    expect(registrationNotice(anApplication(), 'sent', 'a@b.example', moment)).toEqual([]);
    expect(registrationNotice(anApplication({ mails: 'va' }), 'sent', '', moment)).toEqual([]);
    const back = { refund: 300, kept: 0 } as never;
    const [notice] = registrationNotice(anApplication({ mails: 'va', back }), 'left', 'a@b.example', moment);
    expect(notice).toMatchObject({
      at: 5,
      body: { to: 'a@b.example', language: 'va', amount: 300, state: 2 },
    });
  });
});
