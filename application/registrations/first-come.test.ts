import { describe, expect, it } from 'vitest';
import { freeCourse, pricedCourse } from '#fixtures/builders/registrations/activity.ts';
import { numberOf, partyOf, registeringTown } from '#fixtures/builders/registrations/registering-town.ts';
import { left, right } from '#domain/shared/result.ts';
import { endPlace } from './after/leave-activity.ts';
import { judgeApplication } from './admission/judge-application.ts';
import { correctApplication, withdrawApplication } from './apply/correct-application.ts';
import { answerOffer } from './places/answer-offer.ts';

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
const admitted = {
  isAdmitted: true,
  reason: '',
  segments: [],
  points: [],
  exemptions: [],
  by: 'neus',
};

describe('places that the first to come have', () => {
  it('are given at once if they cost nothing, the ones of residents to residents until the day on which they flow over', async () => {
    const { sends, states, ports, places } = registeringTown(freeCourse);
    expect(await sends(10)).toMatchObject(right({ state: 'enrolled', place: { segment: 'others' } }));
    // Somebody from elsewhere waits, though the place of residents is free.
    expect(await sends(11)).toMatchObject(right({ state: 'waiting', lines: ['dilluns'] }));
    expect(await states(10, 11)).toEqual(['enrolled', 'waiting']);
    expect(await ports.goods.pools(places.good, ports.clock.now())).toMatchObject([
      { id: 'dilluns/others', size: 1, taken: 1 },
      { id: 'dilluns/residents', size: 1, taken: 0 },
      { id: 'places', size: 2, perHolder: 1 },
    ]);
  });

  it('are not taken by who comes new while somebody waits, and go to the head of the list, each skip being a step', async () => {
    const { sends, states, clock, passOn, find } = registeringTown(freeCourse);
    await sends(10);
    await sends(11);
    expect(await sends(1)).toMatchObject(right({ state: 'waiting' }));
    await passOn();
    // The head is of no segment that has a place: it keeps its turn, and the resident after it is offered the place.
    expect(await states(11, 1)).toEqual(['waiting', 'offered']);
    expect(await find(1)).toMatchObject({ place: { segment: 'residents' }, until: clock.at + 48 * hour });
    clock.at += 48 * hour - 1;
    await passOn();
    expect(await states(11, 1)).toEqual(['waiting', 'offered']);
    clock.at += 1;
    // Applications have closed: what residents did not take is for others now.
    await passOn();
    expect(await states(11, 1)).toEqual(['offered', 'lapsed']);
  });

  it('are had once by a person, whatever the spelling of their number, and again after they withdrew', async () => {
    const { sends, ports, places } = registeringTown(freeCourse);
    await sends(1);
    const spelled = (identity: string) => ({
      id: `other ${identity}`,
      party: { ...partyOf(1), participant: { ...partyOf(1).participant, identity } },
    });
    const number = numberOf(1001);
    for (const identity of [number.toLowerCase(), ` ${number.slice(0, 4)}.${number.slice(4)}`, number])
      expect(await sends(1, spelled(identity))).toEqual(left({ kind: 'alreadyApplied' }));
    expect(await endPlace(ports)(places, 'key-1', { to: 'left', reason: '', by: 'sender' })).toEqual(
      right('nothing'),
    );
    expect(await sends(1, spelled(number))).toMatchObject(right({ state: 'enrolled' }));
  });

  it('are set aside until they are paid, and free again at the millisecond at which the time ends', async () => {
    const { sends, begin, paid, find, clock, accounts, states, refunds } = registeringTown(pricedCourse);
    expect(await sends(10)).toMatchObject(
      right({ state: 'accepted', fee: 6000, until: clock.at + 30 * minute }),
    );
    expect(await paid(await begin(10))).toBe('enrolled');
    expect(await find(10)).toMatchObject({ state: 'enrolled', until: null });
    expect(accounts()).toEqual({ bank: 6000, income: -6000 });
    await sends(1);
    const late = await begin(1);
    clock.at += 30 * minute;
    expect(await sends(2)).toMatchObject(right({ state: 'accepted' }));
    expect(await paid(late)).toBe('refunded');
    expect(refunds).toMatchObject([{ amount: 6000 }]);
    expect(await states(10, 1)).toEqual(['enrolled', 'refunded']);
    expect(accounts()).toEqual({ bank: 6000, income: -6000 });
  });

  it('are taken anew by money that comes late if they are free and nobody waits', async () => {
    const { sends, begin, paid, clock, find } = registeringTown(pricedCourse);
    await sends(10);
    const late = await begin(10);
    clock.at += 30 * minute;
    expect(await paid(late)).toBe('enrolled');
    expect(await find(10)).toMatchObject({ state: 'enrolled', offers: 2 });
    // Sent again by the bank, it is what it was.
    expect(await paid(late)).toBe('none');
  });

  it('wait for staff if something is claimed, and its time runs from their verdict', async () => {
    const { sends, ports, places, clock, find } = registeringTown(pricedCourse);
    const claim = { content: { exemptions: ['nombrosa'] } };
    expect(await sends(10, claim)).toMatchObject(right({ state: 'offered', until: clock.at + 14 * day }));
    await sends(1, claim);
    expect(await answerOffer(ports)(places, 'key-10', true)).toEqual(left({ kind: 'unchecked' }));
    clock.at += day;
    const verdict = { ...admitted, exemptions: ['nombrosa'] };
    expect(await judgeApplication(ports)(places, 'key-10', verdict)).toMatchObject(
      right({ fee: 3000, until: clock.at + 48 * hour }),
    );
    expect(await answerOffer(ports)(places, 'key-10', true)).toMatchObject(right({ state: 'accepted' }));
    expect(await judgeApplication(ports)(places, 'key-10', verdict)).toEqual(left({ kind: 'decided' }));
    const refused = { ...admitted, isAdmitted: false, reason: 'Falta el carnet' };
    expect(await judgeApplication(ports)(places, 'key-1', refused)).toMatchObject(
      right({ state: 'excluded' }),
    );
    expect((await find(1)).place).toBeNull();
  });

  it('are not corrected, but withdrawn while somebody waits for them', async () => {
    const { sends, ports, places, states } = registeringTown(freeCourse);
    await sends(10);
    const { content } = {
      content: { wishes: ['dilluns'], segments: [], points: [], plan: null, exemptions: [] },
    };
    expect(await correctApplication(ports)(places, 'key-10', content)).toEqual(left({ kind: 'notOpen' }));
    await sends(11);
    expect(await withdrawApplication(ports)(places, 'key-11')).toMatchObject(right({ state: 'withdrawn' }));
    expect(await withdrawApplication(ports)(places, 'key-11')).toMatchObject(right({ state: 'withdrawn' }));
    expect(await withdrawApplication(ports)(places, 'key-10')).toEqual(left({ kind: 'notOpen' }));
    expect(await withdrawApplication(ports)(places, 'key-77')).toEqual(left({ kind: 'unknownApplication' }));
    expect(await states(10, 11)).toEqual(['enrolled', 'withdrawn']);
  });
});
