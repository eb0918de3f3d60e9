import { describe, expect, it } from 'vitest';
import { summerSchool } from '#fixtures/builders/registrations/activity.ts';
import { partyOf, registeringTown } from '#fixtures/builders/registrations/registering-town.ts';
import { left, right } from '#domain/shared/result.ts';
import { appealApplication } from './admission/appeal.ts';
import { answerAppeal, judgeApplication, type JudgedApplication } from './admission/judge-application.ts';
import { publishList, readAdmissionList } from './admission/publish-list.ts';
import { correctApplication, withdrawApplication } from './apply/correct-application.ts';
import { endPlace } from './after/leave-activity.ts';
import { listEnrolled, takeAttendance } from './after/take-attendance.ts';
import { listToDraw } from './list-to-draw.ts';
import { answerOffer } from './places/answer-offer.ts';
import { applyDraw, type DrawnOutcome } from './places/apply-draw.ts';
import { numbersInLine } from './places/numbers-in-line.ts';
import { readApplication } from './read-applications.ts';
import { viewApplication } from './view-application.ts';

const [hour, day] = [3_600_000, 86_400_000];
const admitted: JudgedApplication = {
  isAdmitted: true,
  reason: '',
  segments: [],
  points: [],
  exemptions: [],
  by: 'neus',
};
const excluded: JudgedApplication = { ...admitted, isAdmitted: false, reason: 'Falta el libro de familia' };

/** A town in which six people applied, and staff have looked at all of them. */
async function judgedTown() {
  const set = registeringTown(summerSchool);
  const { sends, ports, places, clock } = set;
  for (const n of [1, 2, 10, 11, 12, 13]) {
    await sends(n, { content: { wishes: ['mati', 'vesprada'] } });
    clock.at += 1;
  }
  clock.at += day;
  for (const n of [1, 2, 10, 11, 12]) await judgeApplication(ports)(places, `key-${n}`, admitted);
  await judgeApplication(ports)(places, 'key-13', excluded);
  return set;
}

/** The same with its lists published, and a draw in the order of their numbers. */
async function drawnTown() {
  const set = await judgedTown();
  const { ports, places, clock, find } = set;
  await publishList(ports)(places, 'provisional', 'neus');
  clock.at += 5 * day;
  await publishList(ports)(places, 'final', 'neus');
  const codes = await Promise.all([1, 2, 10, 11, 12].map(async (n) => (await find(n)).code));
  const placed = ['mati', 'mati', 'mati', 'vesprada', null];
  const outcome: readonly DrawnOutcome[] = codes.map((id, at) => ({
    id,
    position: at + 1,
    placed: placed[at] ?? null,
    waiting: at < 3 ? [] : [{ group: 'mati', n: at - 2 }, ...(at === 4 ? [{ group: 'vesprada', n: 1 }] : [])],
  }));
  return { ...set, outcome };
}

describe('who is admitted to a draw', () => {
  it('is corrected until applications close, which has staff look again', async () => {
    const { sends, ports, places, clock, find } = registeringTown(summerSchool);
    await sends(1);
    await judgeApplication(ports)(places, 'key-1', admitted);
    const content = { wishes: ['vesprada'], segments: [], points: [], plan: 'sencer', exemptions: [] };
    expect(await correctApplication(ports)(places, 'key-1', content)).toMatchObject(
      right({ wishes: ['vesprada'], verdict: null }),
    );
    expect(await correctApplication(ports)(places, 'key-1', { ...content, wishes: [] })).toEqual(
      left({ kind: 'noWish' }),
    );
    expect(await correctApplication(ports)(places, 'key-9', content)).toEqual(
      left({ kind: 'unknownApplication' }),
    );
    clock.at = summerSchool.times.closes;
    expect(await correctApplication(ports)(places, 'key-1', content)).toEqual(left({ kind: 'notOpen' }));
    expect((await find(1)).correctedAt).not.toBeNull();
    expect(await sends(2)).toEqual(left({ kind: 'notOpen' }));
  });

  it('is seen once the list is published, which waits for every verdict and has letters instead of names', async () => {
    const { ports, places, find, sends, clock } = await judgedTown();
    expect(await readAdmissionList(ports)(places)).toMatchObject({ items: [] });
    const early = registeringTown(summerSchool);
    await early.sends(2, { party: { ...partyOf(2), email: '' } });
    await withdrawApplication(early.ports)(early.places, 'key-2');
    await early.sends(1);
    expect(await publishList(early.ports)(early.places, 'provisional', 'neus')).toEqual(
      left({ kind: 'notNow' }),
    );
    early.clock.at += day;
    expect(await publishList(early.ports)(early.places, 'provisional', 'neus')).toEqual(
      left({ kind: 'undecided', count: 1 }),
    );
    await judgeApplication(early.ports)(early.places, 'key-1', admitted);
    await publishList(early.ports)(early.places, 'provisional', 'neus');
    expect((await readAdmissionList(early.ports)(early.places)).items).toHaveLength(1);
    await appealApplication(early.ports)(early.places, 'key-1', 'x');
    await withdrawApplication(early.ports)(early.places, 'key-1');
    const late = { ...admitted, reason: 'x' };
    expect(await answerAppeal(early.ports)(early.places, 'key-1', late)).toEqual(left({ kind: 'listed' }));
    expect(await listToDraw(ports)(places)).toEqual(left({ kind: 'notFinal' }));
    expect(await publishList(ports)(places, 'provisional', 'neus')).toMatchObject(
      right({ provisional: clock.at, final: null }),
    );
    expect(await publishList(ports)(places, 'provisional', 'neus')).toMatchObject(right({ final: null }));
    const { items } = await readAdmissionList(ports)(places);
    expect(items).toHaveLength(6);
    expect(items.find(({ code }) => code !== '' && items.length > 0)).toBeDefined();
    expect(items).toContainEqual({
      code: (await find(13)).code,
      isAdmitted: false,
      reason: excluded.reason,
    });
    expect(JSON.stringify(items)).not.toContain('Child');
    expect(await judgeApplication(ports)(places, 'key-13', admitted)).toEqual(left({ kind: 'listed' }));
    expect(await sends(14)).toEqual(left({ kind: 'notOpen' }));
  });

  it('appeals once while the days of the appeals last, and staff answer before the final list', async () => {
    const { ports, places, clock, find } = await judgedTown();
    const appeal = (n: number, text: string) => appealApplication(ports)(places, `key-${n}`, text);
    expect(await appeal(13, 'Lo envié')).toEqual(left({ kind: 'notNow' }));
    await publishList(ports)(places, 'provisional', 'neus');
    expect(await appeal(13, ' ')).toEqual(left({ kind: 'noReason' }));
    expect(await appeal(99, 'x')).toEqual(left({ kind: 'unknownApplication' }));
    expect(await appeal(13, 'Lo envié')).toMatchObject(right({ appeal: { text: 'Lo envié', answer: null } }));
    expect(await appeal(13, 'Lo envié')).toMatchObject(right({}));
    expect(await appeal(13, 'Otra cosa')).toEqual(left({ kind: 'appealed' }));
    clock.at = summerSchool.times.appealsUntil;
    expect(await publishList(ports)(places, 'final', 'neus')).toEqual(left({ kind: 'undecided', count: 1 }));
    const answer = { ...admitted, reason: 'Estaba en otra página' };
    expect(await answerAppeal(ports)(places, 'key-13', admitted)).toEqual(left({ kind: 'noReason' }));
    expect(await answerAppeal(ports)(places, 'key-9', answer)).toEqual(left({ kind: 'unknownApplication' }));
    expect(await answerAppeal(ports)(places, 'key-1', answer)).toEqual(left({ kind: 'noAppeal' }));
    const invented = { ...answer, exemptions: ['nombrosa'] };
    expect(await answerAppeal(ports)(places, 'key-13', invented)).toEqual(left({ kind: 'unknownClaim' }));
    expect(await answerAppeal(ports)(places, 'key-13', answer)).toMatchObject(
      right({ verdict: { isAdmitted: true }, appeal: { answer: answer.reason } }),
    );
    expect(await answerAppeal(ports)(places, 'key-13', answer)).toEqual(left({ kind: 'noAppeal' }));
    expect(await publishList(ports)(places, 'final', 'neus')).toMatchObject(right({ final: clock.at }));
    expect((await find(13)).reason).toBe('');
  });

  it('is in the list that is drawn, by letters, with what staff have confirmed', async () => {
    const { ports, places, find } = await drawnTown();
    expect(await publishList(ports)(places, 'final', 'neus')).toMatchObject(right({}));
    const list = await listToDraw(ports)(places);
    expect(list).toMatchObject(
      right({
        version: 1,
        activity: 'estiu',
        families: 'each',
        groups: [
          {
            id: 'mati',
            places: [
              { segment: 'residents', count: 2 },
              { segment: 'others', count: 1 },
            ],
            flow: [{ from: 'residents', to: 'others' }],
          },
          { id: 'vesprada' },
        ],
      }),
    );
    const { applications } = (
      list as { right: { applications: readonly { id: string; segments: readonly string[] }[] } }
    ).right;
    expect(applications).toHaveLength(5);
    expect(applications.map(({ id }) => id)).toEqual(applications.map(({ id }) => id).toSorted());
    const segmentsOf = async (n: number) => {
      const { code } = await find(n);
      return applications.find(({ id }) => id === code)?.segments;
    };
    expect(await segmentsOf(1)).toEqual(['residents', 'others']);
    expect(await segmentsOf(10)).toEqual(['others']);
  });
});

describe('the outcome of a draw', () => {
  it('is offered to who was placed and numbers the others, once however often it is written', async () => {
    const { ports, places, outcome, states, find, clock } = await drawnTown();
    expect(await applyDraw(ports)(places, outcome, 'neus')).toBe(0);
    expect(await applyDraw(ports)(places, outcome, 'neus')).toBe(0);
    expect(await states(1, 2, 10, 11, 12, 13)).toEqual([
      'offered',
      'offered',
      'offered',
      'offered',
      'waiting',
      'sent',
    ]);
    expect(await find(11)).toMatchObject({ place: { group: 'vesprada' }, lines: ['mati'], fee: 6000 });
    const lists = { provisional: 1, final: 2, calledOff: null };
    expect(await numbersInLine(ports)(places.good, await find(12), summerSchool)).toEqual([
      { group: 'mati', n: 1 },
      { group: 'vesprada', n: 1 },
    ]);
    expect(viewApplication(await find(13), { lists, at: clock.at, lines: [] }).state).toBe('excluded');
  });

  it('is accepted and paid, or goes to the next one when its time is over, or when it is declined', async () => {
    const { ports, places, outcome, states, find, begin, paid, clock, passOn } = await drawnTown();
    await applyDraw(ports)(places, outcome, 'neus');
    const answer = (n: number, isAccepted: boolean) => answerOffer(ports)(places, `key-${n}`, isAccepted);
    expect(await answer(1, true)).toMatchObject(right({ state: 'accepted' }));
    expect(await answer(1, true)).toMatchObject(right({ state: 'accepted' }));
    expect(await paid(await begin(1))).toBe('enrolled');
    expect(await answer(2, false)).toMatchObject(right({ state: 'declined', place: null }));
    expect(await answer(2, false)).toEqual(left({ kind: 'notOffered' }));
    expect(await answer(99, true)).toEqual(left({ kind: 'unknownApplication' }));
    await passOn();
    // The 11th has a place in the other group: it is offered to who waits without one.
    expect(await states(1, 2, 10, 11, 12)).toEqual(['enrolled', 'declined', 'offered', 'offered', 'offered']);
    expect(await find(12)).toMatchObject({ place: { group: 'mati', segment: 'residents' }, lines: [] });
    clock.at += 48 * hour;
    expect(await answer(11, true)).toEqual(left({ kind: 'lapsed' }));
    await passOn();
    // Who let one wish go still waits for the one that they wanted more, and gets it.
    expect(await states(10, 11, 12)).toEqual(['lapsed', 'offered', 'lapsed']);
    expect(await find(11)).toMatchObject({ place: { group: 'mati' }, lines: [], offers: 2 });
  });

  it('is money of who has the place only: by the terms to who leaves, nothing to who is expelled', async () => {
    const { ports, places, outcome, begin, paid, accounts, refunds, refuseRefunds, clock } =
      await drawnTown();
    await applyDraw(ports)(places, outcome, 'neus');
    for (const n of [1, 2, 10]) {
      await answerOffer(ports)(places, `key-${n}`, true);
      await paid(await begin(n));
    }
    const end = (n: number, to: 'left' | 'expelled' | 'excluded', reason = '') =>
      endPlace(ports)(places, `key-${n}`, { to, reason, by: 'neus' });
    expect(await end(11, 'left')).toEqual(left({ kind: 'notEnrolled' }));
    expect(await end(99, 'left')).toEqual(left({ kind: 'unknownApplication' }));
    expect(await end(1, 'expelled', ' ')).toEqual(left({ kind: 'noReason' }));
    expect(await end(1, 'expelled', 'No viene')).toEqual(right('nothing'));
    clock.at = summerSchool.times.starts - day;
    refuseRefunds(true);
    expect(await end(2, 'left')).toEqual(right('waits'));
    refuseRefunds(false);
    expect(await end(2, 'left')).toEqual(right('returned'));
    expect(await end(2, 'left')).toEqual(right('returned'));
    expect(await end(10, 'excluded', 'El documento era falso')).toEqual(right('returned'));
    expect(refunds.map(({ amount }) => amount)).toEqual([3000, 6000]);
    expect(accounts()).toEqual({ bank: 9000, income: -9000 });
  });

  it('that is paid too late is waited for again by who wanted another group more', async () => {
    const { ports, places, outcome, find, begin, paid, clock } = await drawnTown();
    await applyDraw(ports)(places, outcome, 'neus');
    await answerOffer(ports)(places, 'key-11', true);
    const late = await begin(11);
    clock.at += 48 * hour;
    expect(await paid(late)).toBe('refunded');
    expect(await find(11)).toMatchObject({ state: 'waiting', lines: ['mati'], place: null });
  });

  it('is extended if it is accepted at the last moment, so that it can be paid', async () => {
    const { ports, places, outcome, clock } = await drawnTown();
    await applyDraw(ports)(places, outcome, 'neus');
    clock.at += 48 * hour - 1;
    expect(await answerOffer(ports)(places, 'key-1', true)).toMatchObject(
      right({ state: 'accepted', until: clock.at + 30 * 60_000 }),
    );
  });

  it('is attended day by day by those who have a place', async () => {
    const { ports, places, outcome, begin, paid } = await drawnTown();
    await applyDraw(ports)(places, outcome, 'neus');
    await answerOffer(ports)(places, 'key-1', true);
    await paid(await begin(1));
    const mark = (n: number, session: string, isPresent: boolean | null) =>
      takeAttendance(ports)(places, `key-${n}`, { day: session, isPresent, by: 'neus' });
    expect(await mark(99, '2027-07-01', true)).toEqual(left({ kind: 'unknownApplication' }));
    expect(await mark(2, '2027-07-01', true)).toEqual(left({ kind: 'notEnrolled' }));
    expect(await mark(1, '2027-08-01', true)).toEqual(left({ kind: 'noSession' }));
    await mark(1, '2027-07-02', false);
    expect(await mark(1, '2027-07-01', true)).toMatchObject(
      right({
        attended: [
          { day: '2027-07-01', isPresent: true },
          { day: '2027-07-02', isPresent: false },
        ],
      }),
    );
    await mark(1, '2027-07-02', true);
    expect(await mark(1, '2027-07-02', null)).toMatchObject(right({ attended: [{ isPresent: true }] }));
    expect(await listEnrolled(ports)(places, 'mati')).toHaveLength(1);
    expect(await listEnrolled(ports)(places, 'vesprada')).toHaveLength(0);
  });
});

describe('who an application is for', () => {
  it('is sealed, and its proofs are, under the key of its activity', async () => {
    const { sends, ports, places } = registeringTown(summerSchool);
    await sends(1);
    const kept = await readApplication(ports)(places.good, 'key-1');
    const { sealed, ...open } = kept?.application ?? { sealed: '' };
    expect(JSON.stringify(open)).not.toContain(partyOf(1).participant.name);
    expect(sealed).not.toBe('');
  });
});
