import { describe, expect, it } from 'vitest';
import { freeCourse, summerSchool } from '#fixtures/builders/registrations/activity.ts';
import { anApplication } from '#fixtures/builders/registrations/application.ts';
import { cents } from '../../shared/money.ts';
import { activityFaults } from './activity-faults.ts';
import { figuresOfActivity } from './activity-figures.ts';
import { activityPhase, noLists } from './activity-phase.ts';
import { type Activity, activityOfGood, goodOfActivity } from './activity.ts';

const { times, groups, segments } = summerSchool;
const [group] = groups;
const withGroup = (more: object): Activity => ({ ...summerSchool, groups: [{ ...group, ...more } as never] });

const day = 86_400_000;

/** The summer school with its price in parts of thirty euros each, on days from now on; null: for who accepts. */
function inParts(count: number, on: (at: number) => number | null, amount = cents(30)): Activity {
  const parts = Array.from({ length: count }, (_, at) => {
    const n = on(at);
    const from = times.closes + Number(n) * day;
    return { due: n === null ? null : { day: '', from, until: from + day }, amount };
  });
  return { ...summerSchool, plans: [{ id: 'a', title: '', price: cents(count * 30), parts }] };
}

describe('an activity', () => {
  it('is a good of its own', () => {
    expect(activityOfGood(goodOfActivity('estiu'))).toBe('estiu');
    expect(activityOfGood('reservations/norte')).toBeNull();
  });

  it('comes from one phase into the next, by its days and by the lists that are published', () => {
    const at = (moment: number, lists = noLists, activity = summerSchool) =>
      activityPhase(activity, lists, moment);
    const provisional = { ...noLists, provisional: times.closes };
    expect(at(times.opens - 1)).toBe('soon');
    expect(at(times.opens)).toBe('open');
    expect(at(times.closes - 1)).toBe('open');
    expect(at(times.closes)).toBe('checking');
    expect(at(times.closes, provisional)).toBe('appeals');
    expect(at(times.appealsUntil, provisional)).toBe('resolving');
    expect(at(times.appealsUntil, { ...provisional, final: times.appealsUntil })).toBe('places');
    expect(at(times.closes, noLists, freeCourse)).toBe('places');
    expect(at(times.ends, provisional)).toBe('over');
    expect(at(times.opens - 1, { ...noLists, calledOff: 1 })).toBe('calledOff');
  });

  it('by which places can be given has no fault', () => {
    expect(activityFaults(summerSchool)).toEqual([]);
    expect(activityFaults(freeCourse)).toEqual([]);
    expect(activityFaults(inParts(12, (at) => (at === 0 ? null : at)))).toEqual([]);
    expect(activityFaults(inParts(2, (at) => at + 10))).toEqual([]);
  });

  it.each<readonly [string, Activity]>([
    ['appliesUntil', { ...summerSchool, times: { ...times, closes: times.opens } }],
    ['appealsUntil', { ...summerSchool, times: { ...times, appealsUntil: times.closes - 1 } }],
    ['lastDay', { ...summerSchool, times: { ...times, ends: times.starts } }],
    ['segments', { ...summerSchool, segments: [] }],
    ['segments.1.id', { ...summerSchool, segments: [segments[0], segments[0]] as never }],
    ['flow.0.unusedOf', { ...summerSchool, flow: [{ from: 'x', to: 'others' }] }],
    ['flow.0.goTo', { ...summerSchool, flow: [{ from: 'others', to: 'others' }] }],
    ['groups', { ...summerSchool, groups: [] }],
    ['groups.0.id', withGroup({ id: 'No' })],
    ['groups.0.minimumAge', withGroup({ minimumAge: 13, maximumAge: 12 })],
    ['groups.0.minimumAge', withGroup({ minimumAge: -1, maximumAge: null })],
    ['groups.0.vacancies', withGroup({ places: [] })],
    ['groups.0.vacancies.0.segment', withGroup({ places: [{ segment: 'x', count: 1 }] })],
    [
      'groups.0.vacancies.1.segment',
      withGroup({
        places: [
          { segment: 'others', count: 1 },
          { segment: 'others', count: 1 },
        ],
      }),
    ],
    ['groups.0.vacancies.0.count', withGroup({ places: [{ segment: 'others', count: 1.5 }] })],
    ['groups.0.sessions.0', withGroup({ sessions: ['mañana'] })],
    ['groups.0.sessions.0', withGroup({ sessions: ['2027-02-99'] })],
    ['points', { ...summerSchool, mode: 'points', points: [] }],
    ['points.0.points', { ...summerSchool, points: [{ id: 'a', title: '', points: 0, most: 1 }] }],
    ['points.0.times', { ...summerSchool, points: [{ id: 'a', title: '', points: 1, most: 0 }] }],
    ['fees.0.price', { ...summerSchool, plans: [{ id: 'a', title: '', price: cents(-1), parts: [] }] }],
    ['graceDays', { ...summerSchool, graceDays: -1 }],
    ['fees.0.parts', inParts(13, (at) => at)],
    ['fees.0.parts', inParts(2, (at) => at, cents(31))],
    ['fees.0.parts.1.amount', inParts(2, (at) => at, cents(0))],
    ['fees.0.parts.1.day', inParts(2, (at) => 2 - at)],
    ['fees.0.parts.1.day', inParts(2, () => 1)],
    ['fees.0.parts.1.day', inParts(2, (at) => (at === 1 ? null : 1))],
    ['fees.0.parts.1.day', inParts(2, (at) => at * 131)],
    ['exemptions.0.percent', { ...summerSchool, exemptions: [{ id: 'a', title: '', percent: 101 }] }],
    ['wishes', { ...summerSchool, wishes: 0 }],
    ['offerHours', { ...summerSchool, offerHours: 0 }],
    ['returnTerms.0.hoursBefore', { ...summerSchool, terms: [{ hours: -1, percent: 10 }] }],
    ['returnTerms.0.percent', { ...summerSchool, terms: [{ hours: 1, percent: 110 }] }],
  ])('is not served if it is wrong in %s', (path, activity) => {
    expect(activityFaults(activity)).toContain(path);
  });

  it('counts what waits for staff', () => {
    const application = anApplication();
    const judged = { ...application, verdict: { isAdmitted: true } as never };
    const appealed = { ...judged, appeal: { text: '', at: 1, answer: null } };
    const answered = { ...judged, appeal: { text: '', at: 1, answer: 'Sí' } };
    expect(figuresOfActivity(summerSchool, [application, judged, appealed, answered], 1)).toEqual({
      states: { sent: 4 },
      undecided: 1,
      appeals: 1,
      late: 0,
      unpaid: 0,
    });
    const claims = { ...application, exemptions: ['nombrosa'], state: 'offered' as const };
    expect(figuresOfActivity(freeCourse, [claims, { ...claims, state: 'enrolled' }, application], 1)).toEqual(
      {
        states: { offered: 1, enrolled: 1, sent: 1 },
        undecided: 1,
        appeals: 0,
        late: 0,
        unpaid: 0,
      },
    );
  });
});
