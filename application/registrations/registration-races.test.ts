import { describe, expect, it } from 'vitest';
import { freeCourse, pricedCourse, summerSchool } from '#fixtures/builders/registrations/activity.ts';
import { anApplication } from '#fixtures/builders/registrations/application.ts';
import { registeringTown } from '#fixtures/builders/registrations/registering-town.ts';
import { placeOfApplication } from '#domain/registrations/applicants/application.ts';
import { applicationOfSubject } from '#domain/registrations/money/fee-subject.ts';
import type { GoodsRefusal } from '#domain/scarcity/goods-act.ts';
import { isRight, left, right } from '#domain/shared/result.ts';
import { appealApplication } from './admission/appeal.ts';
import { answerAppeal, judgeApplication } from './admission/judge-application.ts';
import { publishList } from './admission/publish-list.ts';
import { endPlace } from './after/leave-activity.ts';
import { takeAttendance } from './after/take-attendance.ts';
import { correctApplication, withdrawApplication } from './apply/correct-application.ts';
import { answerOffer } from './places/answer-offer.ts';
import { applyDraw } from './places/apply-draw.ts';
import { passPlacesOn } from './places/pass-on.ts';
import { settlePlaceFee } from './places/settle-fee.ts';

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
const verdict = { isAdmitted: true, reason: '', segments: [], points: [], exemptions: [], by: 'neus' };
const changed = left({ kind: 'changed' });

/** The same ports while somebody else changes what a request was decided on. */
const raced = <P extends { readonly goods: object }>(
  ports: P,
  refusal: GoodsRefusal = { kind: 'recordChanged', record: 'x' },
) => ({ ...ports, goods: { ...ports.goods, ask: async () => left(refusal) } });

describe('what was decided on what somebody changed meanwhile', () => {
  it('is not written, and says so', async () => {
    const { sends, ports, places, clock } = registeringTown(summerSchool);
    await sends(1);
    const content = { wishes: ['mati'], segments: [], points: [], plan: 'sencer', exemptions: [] };
    expect(await correctApplication(raced(ports))(places, 'key-1', content)).toEqual(changed);
    expect(await withdrawApplication(raced(ports))(places, 'key-1')).toEqual(changed);
    expect(await judgeApplication(raced(ports))(places, 'key-1', verdict)).toEqual(changed);
    expect(await judgeApplication(ports)(places, 'key-9', verdict)).toEqual(
      left({ kind: 'unknownApplication' }),
    );
    const excluded = { ...verdict, isAdmitted: false };
    expect(await judgeApplication(ports)(places, 'key-1', excluded)).toEqual(left({ kind: 'noReason' }));
    for (const invented of [
      { segments: ['residents'] },
      { exemptions: ['nombrosa'] },
      { points: [{ rule: 'germans', times: 1 }] },
    ])
      expect(await judgeApplication(ports)(places, 'key-1', { ...verdict, ...invented })).toEqual(
        left({ kind: 'unknownClaim' }),
      );
    await judgeApplication(ports)(places, 'key-1', verdict);
    clock.at += day;
    expect(await publishList(raced(ports))(places, 'provisional', 'neus')).toEqual(changed);
    await publishList(ports)(places, 'provisional', 'neus');
    expect(await appealApplication(raced(ports))(places, 'key-1', 'x')).toEqual(changed);
    await appealApplication(ports)(places, 'key-1', 'x');
    const answer = { ...excluded, reason: 'No' };
    expect(await answerAppeal(raced(ports))(places, 'key-1', answer)).toEqual(changed);
    expect(await answerAppeal(ports)(places, 'key-1', answer)).toMatchObject(right({ reason: 'No' }));
    clock.at += 5 * day;
    await publishList(ports)(places, 'final', 'neus');
    expect(await answerAppeal(ports)(places, 'key-1', answer)).toEqual(left({ kind: 'noAppeal' }));
  });

  it('is no verdict that comes while the list is published', async () => {
    const { sends, ports, places, clock, find } = registeringTown(summerSchool);
    await sends(1);
    await judgeApplication(ports)(places, 'key-1', verdict);
    clock.at += day;
    const excluded = { ...verdict, isAdmitted: false, reason: 'Tarde' };
    const slow = {
      ...ports,
      goods: {
        ...ports.goods,
        ask: async (...asked: Parameters<typeof ports.goods.ask>) => {
          await publishList(ports)(places, 'provisional', 'neus');
          return ports.goods.ask(...asked);
        },
      },
    };
    expect(await judgeApplication(slow)(places, 'key-1', excluded)).toEqual(changed);
    expect((await find(1)).verdict?.isAdmitted).toBe(true);
  });

  it('confirms of a claim as much as was claimed, and no more', async () => {
    const { sends, ports, places } = registeringTown(summerSchool);
    await sends(1, { content: { points: [{ rule: 'germans', times: 2 }] } });
    const confirming = (times: number) =>
      judgeApplication(ports)(places, 'key-1', { ...verdict, points: [{ rule: 'germans', times }] });
    expect(await confirming(3)).toEqual(left({ kind: 'unknownClaim' }));
    expect(await confirming(0.5)).toEqual(left({ kind: 'unknownClaim' }));
    expect(await confirming(1)).toMatchObject(right({ verdict: { points: [{ times: 1 }] } }));
  });

  it('of a place leaves it as it was', async () => {
    const { sends, ports, places, begin, paid, clock } = registeringTown(pricedCourse);
    await sends(10);
    const payment = await begin(10);
    expect(await answerOffer(raced(ports))(places, 'key-10', false)).toEqual(changed);
    const gone = raced(ports, { kind: 'wrongStatus', status: 'expired' });
    expect(await answerOffer(gone)(places, 'key-10', false)).toEqual(left({ kind: 'lapsed' }));
    expect(await paid(payment)).toBe('enrolled');
    expect(await endPlace(raced(ports))(places, 'key-10', { to: 'left', reason: '', by: 'x' })).toEqual(
      changed,
    );
    const mark = { day: '2027-07-01', isPresent: true, by: 'neus' };
    expect(await takeAttendance(raced(ports))(places, 'key-10', mark)).toEqual(changed);
    expect(clock.at).toBeGreaterThan(0);
  });
});

describe('the money of a place', () => {
  it('is none of a payment for something else, or that is not paid, and goes back if nobody applied', async () => {
    const { sends, begin, ports } = registeringTown(pricedCourse);
    await sends(10);
    const payment = await begin(10);
    expect(await settlePlaceFee(ports)(payment)).toBe('none');
    const paid = { ...payment, status: 'pay' as const };
    expect(await settlePlaceFee(ports)({ ...paid, subject: { kind: 'hold', id: 'x/y' } })).toBe('none');
    expect(
      await settlePlaceFee(ports)({ ...paid, subject: { kind: 'fee', id: 'activity/curs/key-99' } }),
    ).toBe('refunded');
    expect(applicationOfSubject({ kind: 'fee', id: 'nothing' })).toBeNull();
    expect(await begin(10)).toEqual(payment);
  });

  it('goes back if it was paid twice, or waits for staff if the bank is away', async () => {
    const { sends, begin, paid, ports, refuseRefunds, refunds } = registeringTown(pricedCourse);
    await sends(10);
    const first = await begin(10);
    expect(await paid(first)).toBe('enrolled');
    const second = { ...first, id: 'second', status: 'pay' as const };
    refuseRefunds(true);
    expect(await settlePlaceFee(ports)(second)).toBe('refundFailed');
    refuseRefunds(false);
    expect(await settlePlaceFee(ports)(second)).toBe('refunded');
    expect(refunds).toHaveLength(1);
    // The place was given, and the server died before the payment was marked as used.
    expect(await settlePlaceFee(ports)({ ...first, status: 'pay' })).toBe('enrolled');
  });

  it('that comes when somebody waits does not pass them', async () => {
    const { sends, begin, paid, clock, states, passOn } = registeringTown(pricedCourse);
    await sends(10);
    const late = await begin(10);
    await sends(11);
    clock.at += 30 * minute;
    expect(await paid(late)).toBe('refunded');
    await passOn();
    expect(await states(10, 11)).toEqual(['refunded', 'offered']);
  });
});

describe('what the first to come have', () => {
  const claiming = {
    ...pricedCourse,
    segments: [...pricedCourse.segments, { id: 'reserva', title: '', check: 'proof' as const }],
    groups: pricedCourse.groups.map((group) => ({
      ...group,
      places: [...group.places, { segment: 'reserva', count: 1 }],
    })),
  };

  it('by a claim that staff do not confirm is given to the next one, and they wait where they would have been', async () => {
    const { sends, ports, places, states, find } = registeringTown(claiming);
    await sends(10);
    expect(await sends(11, { content: { segments: ['reserva'] } })).toMatchObject(
      right({ place: { segment: 'reserva' }, state: 'offered' }),
    );
    expect(await judgeApplication(ports)(places, 'key-11', verdict)).toMatchObject(
      right({ state: 'waiting', lines: ['dilluns'] }),
    );
    expect(await states(10, 11)).toEqual(['accepted', 'waiting']);
    // Who waits can be excluded too.
    await sends(12, { content: { segments: ['reserva'] } });
    expect((await find(12)).state).toBe('waiting');
    expect(
      await judgeApplication(ports)(places, 'key-12', { ...verdict, isAdmitted: false, reason: 'No consta' }),
    ).toMatchObject(right({ state: 'excluded', lines: [] }));
    await sends(13, { content: { segments: ['reserva'] } });
    expect(await judgeApplication(ports)(places, 'key-13', verdict)).toMatchObject(
      right({ state: 'waiting' }),
    );
  });

  it('is confirmed in the segment that was claimed', async () => {
    const { sends, ports, places } = registeringTown(claiming);
    await sends(10);
    await sends(11, { content: { segments: ['reserva'] } });
    expect(
      await judgeApplication(ports)(places, 'key-11', { ...verdict, segments: ['reserva'] }),
    ).toMatchObject(right({ state: 'offered', fee: 6000 }));
    expect(await answerOffer(ports)(places, 'key-11', true)).toMatchObject(right({ state: 'accepted' }));
    expect(await answerOffer(ports)(places, 'key-11', false)).toMatchObject(right({ state: 'declined' }));
  });
});

describe('what is free', () => {
  it('is offered to nobody after the last day, and to nobody of another good', async () => {
    const { sends, ports, places, clock, states, passOn } = registeringTown(freeCourse);
    await sends(10);
    await sends(11);
    await endPlace(ports)(places, 'key-10', { to: 'left', reason: '', by: 'sender' });
    clock.at = freeCourse.times.ends;
    await passOn();
    expect(await states(10, 11)).toEqual(['left', 'waiting']);
    const other = { ...places, good: { ...places.good, good: 'activity/other' } };
    await expect(passPlacesOn(ports)(other)).rejects.toThrow('another activity');
  });

  it('is offered once, however many processes offer it, and had at once if it costs nothing', async () => {
    const { sends, ports, places, states, passOn } = registeringTown(freeCourse);
    await sends(10);
    await sends(11);
    await sends(12);
    await endPlace(ports)(places, 'key-10', { to: 'left', reason: '', by: 'sender' });
    await Promise.all([passOn(), passOn(), passOn()]);
    const after = await states(11, 12);
    expect(after.toSorted()).toEqual(['offered', 'waiting']);
    const winner = after.indexOf('offered') + 11;
    expect(await answerOffer(ports)(places, `key-${winner}`, true)).toMatchObject(
      right({ state: 'enrolled' }),
    );
  });

  it('goes on being offered if somebody was faster', async () => {
    const { sends, ports, places, states } = registeringTown(freeCourse);
    await sends(10);
    await sends(11);
    await endPlace(ports)(places, 'key-10', { to: 'left', reason: '', by: 'sender' });
    let refused = 2;
    const ask: typeof ports.goods.ask = async (...asked) => {
      refused -= 1;
      return refused >= 0 ? left({ kind: 'recordChanged', record: 'x' }) : ports.goods.ask(...asked);
    };
    await passPlacesOn({ ...ports, goods: { ...ports.goods, ask } })(places);
    expect(await states(11)).toEqual(['offered']);
  });

  it('is drawn in parts that go on after a kill, and no place is given that is not there', async () => {
    const { sends, ports, places, clock, find, states } = registeringTown(summerSchool);
    const people = [11, 12, 13, 14];
    for (const n of people) await sends(n);
    clock.at += day;
    for (const n of people) await judgeApplication(ports)(places, `key-${n}`, verdict);
    const codes = await Promise.all(people.map(async (n) => (await find(n)).code));
    // A damaged outcome places four where three are.
    const outcome = codes.map((id, at) => ({ id, position: at + 1, placed: 'mati', waiting: [] }));
    expect(await applyDraw(raced(ports))(places, outcome, 'neus')).toBe(4);
    expect(await applyDraw(ports)(places, outcome, 'neus')).toBe(0);
    expect(await states(...people)).toEqual(['offered', 'offered', 'offered', 'waiting']);
    const others = [{ id: 'x', position: 1, placed: 'nit', waiting: [] }];
    expect(await applyDraw(ports)(places, others, 'neus')).toBe(0);
    clock.at += 48 * hour;
    expect(isRight(await answerOffer(ports)(places, 'key-11', true))).toBe(false);
  });

  it('is read page by page where many wait, and whoever is passed over has it in their steps', async () => {
    const { sends, ports, places, states, clock, find, passOn } = registeringTown(freeCourse);
    for (let n = 10; n < 520; n += 1) {
      clock.at += 1;
      await sends(n);
    }
    clock.at += 1;
    await sends(1);
    const asked: string[] = [];
    const ask: typeof ports.goods.ask = (good, request) => {
      asked.push(...(request.steps ?? []).map(({ step }) => `${step.act} ${step.to}`));
      return ports.goods.ask(good, request);
    };
    await passPlacesOn({ ...ports, goods: { ...ports.goods, ask } })(places);
    expect(await states(1, 11)).toEqual(['offered', 'waiting']);
    expect(asked.filter((one) => one === 'registration.skip dilluns/residents/segment')).toHaveLength(509);
    await passOn();
    expect((await find(1)).offers).toBe(1);
  });

  it('is not looked for where there is no place', () => {
    expect(() => placeOfApplication(anApplication())).toThrow('has no place');
  });
});
