import { describe, expect, it } from 'vitest';
import { addDays, dayAt, instantAt } from '../../shared/calendar-day.ts';
import type { CalendarDay } from '../../shared/calendar-day.ts';
import type { RoleGrant, Scope } from '../grant.ts';
import type { Role } from '../roles.ts';
import { dutiesOf, excerptOf, queuesOf } from './duties.ts';
import type { DutyReader } from './duty-reading.ts';
import type {
  PlannedChange,
  TownWork,
  WaitingAct,
  WaitingComment,
  WaitingDocument,
  WaitingRequest,
  WaitingWork,
} from './waiting-work.ts';

const day = (text: string) => text as CalendarDay;
const zone = 'Europe/Madrid';
const noonOf = (text: string) => instantAt(day(text), 12 * 3600, zone);
const now = noonOf('2026-11-18');
const grant = (role: Role, scope: Scope = { kind: 'town' }): RoleGrant => ({
  role,
  scope,
  until: null,
  givenBy: [{ by: 'operator', at: 1 }],
});
const reader = (...grants: readonly RoleGrant[]): DutyReader => ({
  holder: { id: 'neus', grants },
  names: ['Neus', 'neus'],
  now,
  zone,
});
const officer = reader(grant('requestOfficer'));
const moderator = reader(grant('moderator'));
const nothing: TownWork = {
  requests: [],
  comments: [],
  documents: [],
  changes: [],
  works: [],
  silentAfter: 60,
  grants: [],
  votes: [],
  halls: [],
  registrations: [],
  draws: [],
  callOffs: [],
  visitCalls: [],
  applicantCalls: [],
  buyerCalls: [],
  ticketRefunds: [],
  paymentRefunds: [],
  shopPhotos: [],
  intranet: [],
};

const aWaiting = (number: string, more: Partial<WaitingRequest> = {}): WaitingRequest => ({
  number,
  in: { mailbox: 'incidencias' },
  where: 'Avisos',
  assignedTo: null,
  hasReply: false,
  came: noonOf('2026-11-13'),
  term: null,
  isProposal: false,
  ...more,
});
const term = (left: number) => ({ due: day('2026-11-20'), left });
const aSaid = (id: string, more: Partial<WaitingComment> = {}): WaitingComment => ({
  id,
  text: 'Llamadme al 612 345 678',
  state: { kind: 'published' },
  reports: 0,
  createdAt: 1,
  where: 'Sombra',
  ...more,
});
const aWork = (id: string, silent: number | null, more: Partial<WaitingWork> = {}): WaitingWork => ({
  id,
  title: id,
  where: null,
  in: {},
  owner: null,
  silent,
  ...more,
});
const aHandedOver = (subject: string, more: Partial<WaitingDocument> = {}): WaitingDocument => ({
  subject,
  title: subject,
  in: {},
  since: noonOf('2026-11-16'),
  by: 'Marta',
  isInReview: true,
  schedule: null,
  ...more,
});
const aChange = (on: string, more: Partial<PlannedChange> = {}): PlannedChange => ({
  what: 'phaseEnds',
  subject: 'barrio',
  title: 'Plan de barrio',
  phase: 'Cuéntanos',
  at: noonOf(on),
  day: day(on),
  in: { process: 'barrio' },
  ...more,
});
const brief = (work: Partial<TownWork>, who: DutyReader) =>
  dutiesOf({ ...nothing, ...work }, who).map(
    ({ kind, subject, whose, reason, action }) =>
      `${kind} ${subject} ${whose ?? '-'} ${reason.kind}${'days' in reason ? reason.days : ''} ${action}`,
  );

describe('the duties of a person', () => {
  it('are none where nothing waits', () => {
    expect(dutiesOf(nothing, officer)).toEqual([]);
  });

  it('say of each request why it waits, whose it is and what to do, what is overdue first', () => {
    const requests = [
      aWaiting('1'),
      aWaiting('2', { assignedTo: 'Neus', term: term(3) }),
      aWaiting('3', { assignedTo: 'neus', hasReply: true, term: term(0) }),
      aWaiting('4', { term: term(-1) }),
      aWaiting('5', { assignedTo: 'Neus', term: term(-2), hasReply: true }),
      aWaiting('6', { assignedTo: 'Pau', term: term(-9) }),
      aWaiting('7', { assignedTo: 'Neus', term: term(1) }),
      aWaiting('8', { assignedTo: 'Neus' }),
      aWaiting('10', { assignedTo: 'Neus', term: term(-5) }),
      aWaiting('9', { assignedTo: 'Neus', hasReply: true }),
    ];
    expect(brief({ requests }, officer)).toEqual([
      'request 10 mine overdue5 answer',
      'request 5 mine overdue2 answer',
      'request 4 nobody overdue1 take',
      'request 3 mine replied read',
      'request 9 mine replied read',
      'request 7 mine daysLeft1 open',
      'request 2 mine daysLeft3 open',
      'request 8 mine came5 open',
      'request 1 nobody came5 take',
    ]);
  });

  it('that weigh the same come in the order of their numbers, however they are stored', () => {
    const requests = ['2', '1', '3'].map((number) => aWaiting(number));
    const found = [requests, requests.toReversed()].map((stored) => brief({ requests: stored }, officer));
    const expected = ['1', '2', '3'].map((number) => `request ${number} nobody came5 take`);
    expect(found).toEqual([expected, expected]);
  });

  it('are only what that person may act on, in the parts of the town that are theirs', () => {
    const requests = [aWaiting('1'), aWaiting('2', { in: { mailbox: 'parques' } })];
    const own = reader(grant('requestOfficer', { kind: 'mailbox', id: 'parques' }));
    expect(brief({ requests }, own)).toEqual(['request 2 nobody came5 take']);
    const work = { requests, comments: [aSaid('a')], works: [aWork('w', 321)] };
    expect(brief({ ...work, changes: [aChange('2026-11-20')] }, reader(grant('reader')))).toEqual([]);
  });

  it('list a proposal once: to be validated by who may, as a request for all others', () => {
    const requests = [
      aWaiting('1', { isProposal: true }),
      aWaiting('0', { isProposal: true, came: now + 1 }),
    ];
    expect(brief({ requests }, moderator)).toEqual([
      'proposal 1 - came5 validate',
      'proposal 0 - came0 validate',
    ]);
    expect(brief({ requests: requests.slice(0, 1) }, officer)).toEqual(['request 1 nobody came5 take']);
    const both = reader(grant('requestOfficer'), grant('moderator'));
    expect(brief({ requests: requests.slice(0, 1) }, both)).toEqual(['proposal 1 - came5 validate']);
  });

  it('say why a comment is looked at: those that most readers reported first', () => {
    const comments = [
      aSaid('c', { state: { kind: 'pending' } }),
      aSaid('b'),
      aSaid('a', { reports: 1 }),
      aSaid('d', { reports: 3, reportedFor: { insults: 2 } }),
    ];
    const found = dutiesOf({ ...nothing, comments }, moderator);
    expect(found.map(({ subject, reason }) => [subject, reason])).toEqual([
      ['d', { kind: 'reported', count: 3, why: { insults: 2 } }],
      ['a', { kind: 'reported', count: 1, why: {} }],
      ['b', { kind: 'personalData', looksLike: ['phone'] }],
      ['c', { kind: 'unread' }],
    ]);
    expect(found[2]?.title).toBe('Llamadme al 6·· ··· ···');
  });

  it('include roles that wait for a second person, but not for the first one nor for who gets them', () => {
    const administrator = reader(grant('administrator'));
    const waiting = (by: string, more: Partial<RoleGrant> = {}) => ({
      person: 'pau',
      name: 'Pau',
      grant: { ...grant('censusKeeper'), givenBy: [{ by, at: 1 }], ...more },
    });
    expect(brief({ grants: [waiting('rosa')] }, administrator)).toEqual(['grant pau - unsigned sign']);
    expect(brief({ grants: [waiting('rosa', { until: now + 1 })] }, administrator)).toHaveLength(1);
    for (const grants of [
      [waiting('neus')],
      [waiting('rosa', { until: now })],
      [
        waiting('rosa', {
          givenBy: [
            { by: 'rosa', at: 1 },
            { by: 'joan', at: 2 },
          ],
        }),
      ],
      [{ ...waiting('rosa'), person: 'neus' }],
    ])
      expect(brief({ grants }, administrator)).toEqual([]);
    expect(brief({ grants: [waiting('rosa')] }, moderator)).toEqual([]);
  });

  it('include the drafts that colleagues handed over, the oldest first, for who may publish them', () => {
    const documents = [
      aHandedOver('articulos/b'),
      aHandedOver('articulos/a', { since: noonOf('2026-11-10'), by: null }),
      aHandedOver('articulos/c', { since: null, in: { process: 'parques' } }),
      aHandedOver('articulos/own', { by: 'Neus' }),
      aHandedOver('articulos/later', { isInReview: false, schedule: { at: now + 1, until: null } }),
    ];
    expect(brief({ documents }, reader(grant('publisher')))).toEqual([
      'document articulos/a - handedOver8 check',
      'document articulos/b - handedOver2 check',
      'document articulos/c - handedOver0 check',
    ]);
    const ofParques = reader(grant('publisher', { kind: 'process', id: 'parques' }));
    expect(brief({ documents }, ofParques)).toEqual(['document articulos/c - handedOver0 check']);
    expect(brief({ documents }, reader(grant('editor')))).toEqual([]);
  });

  it('include requests for halls with their day, the oldest first, for who decides about venues', () => {
    const asked = (subject: string, came: string) => ({
      subject,
      title: 'Salón',
      purpose: 'Asamblea',
      came: noonOf(came),
      day: day('2026-11-28'),
    });
    const halls = [asked('salon/b', '2026-11-17'), asked('salon/a', '2026-11-10')];
    expect(brief({ halls }, reader(grant('venueKeeper')))).toEqual([
      'hall salon/a - came8 check',
      'hall salon/b - came1 check',
    ]);
    const [first] = dutiesOf({ ...nothing, halls }, reader(grant('venueKeeper')));
    expect(first).toMatchObject({ title: 'Salón', where: 'Asamblea', due: '2026-11-28' });
    expect(brief({ halls }, officer)).toEqual([]);
  });

  it('include activities with appeals, then those with applications to decide, the most first, for who decides them', () => {
    const activity = (subject: string, undecided: number, appeals: number, unpaid = 0) => ({
      subject,
      title: subject,
      undecided,
      appeals,
      unpaid,
      callOff: null,
    });
    const registrations = [
      activity('done', 0, 0),
      activity('few', 2, 0),
      activity('many', 30, 0),
      activity('late', 1, 3, 2),
      activity('unpaid', 0, 0, 4),
    ];
    const work = { ...nothing, registrations };
    expect(
      dutiesOf(work, reader(grant('registrar'))).map(({ subject, reason }) => [subject, reason]),
    ).toEqual([
      ['late', { kind: 'appeals', count: 3 }],
      ['many', { kind: 'undecided', count: 30 }],
      ['unpaid', { kind: 'unpaid', count: 4 }],
      ['few', { kind: 'undecided', count: 2 }],
    ]);
    expect(brief({ registrations }, reader(grant('deskOfficer')))).toEqual([]);
  });

  it('include an activity that one person called off, for every other one who may, before what is to be decided of it', () => {
    const callOff = { reason: 'Nadie la da', by: 'Pere' };
    const work = {
      registrations: [{ subject: 'estiu', title: 'Estiu', undecided: 2, appeals: 0, unpaid: 0, callOff }],
    };
    const registrar = reader(grant('registrar'));
    expect(brief(work, registrar)).toEqual(['registration estiu - unsigned sign']);
    expect(dutiesOf({ ...nothing, ...work }, registrar)[0]).toMatchObject({ where: 'Nadie la da' });
    expect(brief(work, { ...registrar, names: ['Pere'] })).toEqual(['registration estiu - undecided check']);
    expect(brief(work, reader(grant('deskOfficer')))).toEqual([]);
  });

  it('include draws to seal and to sign, for who makes draws, but not for the person who signed first', () => {
    const twice = {
      givenBy: [
        { by: 'x', at: 1 },
        { by: 'y', at: 1 },
      ],
    };
    const signer = reader({ ...grant('drawSigner'), ...twice });
    const draw = (activity: string, what: 'seal' | 'sign' | 'confirm', by: string | null = null) => ({
      activity,
      title: 'Natació',
      what,
      by,
    });
    const draws = [draw('a', 'seal'), draw('b', 'sign'), draw('c', 'confirm', 'rosa')];
    expect(brief({ draws }, signer)).toEqual([
      'draw a - unsealed seal',
      'draw b - undrawn sign',
      'draw c - unsigned sign',
    ]);
    expect(brief({ draws: [draw('c', 'confirm', signer.holder.id)] }, signer)).toEqual([]);
    expect(brief({ draws }, officer)).toEqual([]);
  });

  it('include sessions that one person called off, for every other one who may, with the day of the session', () => {
    const callOffs = [{ event: 'fira', title: 'Fira', reason: 'Pluja', by: 'Pere', day: day('2026-12-04') }];
    const keeper = reader(grant('eventKeeper'));
    expect(brief({ callOffs }, keeper)).toEqual(['callOff fira - unsigned sign']);
    const [first] = dutiesOf({ ...nothing, callOffs }, keeper);
    expect(first).toMatchObject({ title: 'Fira', where: 'Pluja', due: '2026-12-04' });
    expect(brief({ callOffs }, { ...keeper, names: ['Pere'] })).toEqual([]);
    expect(brief({ callOffs }, officer)).toEqual([]);
  });

  it('include whom somebody of an office, an activity or an event calls, the most first, for who serves them', () => {
    const calls = [
      { subject: 'a', title: 'A', count: 1 },
      { subject: 'b', title: 'B', count: 3 },
    ];
    const all = { visitCalls: calls.slice(0, 1), applicantCalls: calls, buyerCalls: calls.slice(0, 1) };
    expect(brief(all, reader(grant('deskOfficer')))).toEqual([
      'visitCall a - uncalled call',
      'applicantCall b - uncalled call',
      'applicantCall a - uncalled call',
      'buyerCall a - uncalled call',
    ]);
    expect(brief(all, reader(grant('registrar'))).length).toBe(2);
    expect(brief(all, reader(grant('eventKeeper')))).toEqual(['buyerCall a - uncalled call']);
    expect(brief(all, officer)).toEqual([]);
  });

  it('include events whose tickets are not paid back, those with most of it first, for who returns money', () => {
    const ticketRefunds = [
      { event: 'a', title: 'A', count: 1, payments: [] },
      { event: 'b', title: 'B', count: 3, payments: [] },
    ];
    expect(brief({ ticketRefunds }, reader(grant('treasurer')))).toEqual([
      'ticketRefund b - owed check',
      'ticketRefund a - owed check',
    ]);
    expect(brief({ ticketRefunds }, officer)).toEqual([]);
  });

  it('include payments that no bank has sent back, for who returns money', () => {
    const paymentRefunds = [{ payment: '2611180001', title: 'Curs' }];
    expect(brief({ paymentRefunds }, reader(grant('treasurer')))).toEqual([
      'paymentRefund 2611180001 - notSent check',
    ]);
    expect(brief({ paymentRefunds }, officer)).toEqual([]);
  });

  it('include photos of shops that nobody sees yet, for who authorises shops', () => {
    const shopPhotos = [{ shop: 'forn', title: 'Forn', came: now - 2 * 86_400_000 }];
    expect(brief({ shopPhotos }, reader(grant('shopClerk')))).toEqual(['shopPhoto forn - came2 look']);
    expect(brief({ shopPhotos }, officer)).toEqual([]);
  });

  it('include news of the intranet for those who have not read it, whatever their roles', () => {
    const news = {
      kind: 'reading',
      subject: 'news-a',
      title: 'A',
      missing: ['neus'],
      appeared: null,
    } as const;
    expect(brief({ intranet: [news] }, officer)).toEqual(['intranet news-a - unread read']);
    expect(brief({ intranet: [{ ...news, missing: ['pau'] }] }, officer)).toEqual([]);
  });

  it('include procedures for who answers for them, from two weeks before', () => {
    const due = dayAt(officer.now, officer.zone);
    const one = { kind: 'review', subject: 'procedure-a', title: 'A', responsible: 'Neus', due } as const;
    expect(brief({ intranet: [one] }, officer)).toEqual(['intranet procedure-a - unreviewed check']);
    const later = { ...one, due: addDays(due, 15) };
    expect(brief({ intranet: [later, { ...one, responsible: 'Pau' }] }, officer)).toEqual([]);
  });

  it('include what colleagues ask for, for who decides, and never what one asks for oneself', () => {
    const from = { id: 'pau', name: 'Pau' };
    const rest = { kind: 'decision', subject: 'request-a', title: 'A', came: officer.now } as const;
    const one = { ...rest, from, approver: null };
    expect(brief({ intranet: [one] }, officer)).toEqual(['intranet request-a - came0 check']);
    expect(brief({ intranet: [one] }, reader(grant('treasurer')))).toEqual([]);
    const named = { ...one, approver: 'Neus' };
    expect(brief({ intranet: [named] }, reader(grant('treasurer')))).toHaveLength(1);
    const own = { ...one, from: { id: 'neus', name: 'Neus' } };
    expect(brief({ intranet: [own, { ...one, approver: 'Miquel' }] }, officer)).toEqual([]);
  });

  it('include votes that wait for a second signature, for those who may sign but not for the first person', () => {
    const twice = {
      givenBy: [
        { by: 'x', at: 1 },
        { by: 'y', at: 1 },
      ],
    };
    const signer = reader({ ...grant('voteSigner'), ...twice });
    const waiting = (by: string | null, what: WaitingAct = 'open') => ({
      vote: 'v',
      title: 'Voto',
      what,
      by,
      in: { vote: 'v' },
    });
    for (const what of ['open', 'change', 'cancel', 'amend', 'close'] as const) {
      expect(brief({ votes: [waiting('rosa', what)] }, signer)).toEqual(['vote v - unsigned sign']);
      const work = { ...nothing, votes: [waiting('rosa', what)] };
      expect(dutiesOf(work, signer)[0]?.where).toBe(what);
    }
    expect(brief({ votes: [waiting(null, 'close')] }, signer)).toEqual(['vote v - unrecorded sign']);
    expect(brief({ votes: [waiting(null, 'close')] }, reader(grant('publisher')))).toEqual([]);
    // An amendment is of several votes, and the second person may change each.
    const ofV = reader({ ...grant('voteSigner', { kind: 'vote', id: 'v' }), ...twice });
    const amended = (alsoIn: readonly object[]) => [{ ...waiting('rosa', 'amend'), alsoIn }];
    expect(brief({ votes: amended([{ vote: 'v' }]) }, ofV)).toHaveLength(1);
    expect(brief({ votes: amended([{ vote: 'w' }]) }, ofV)).toEqual([]);
    expect(brief({ votes: [waiting('neus')] }, signer)).toEqual([]);
    expect(brief({ votes: [waiting('rosa')] }, reader(grant('publisher')))).toEqual([]);
  });

  it('tell a publisher what changes by itself within seven days, in order of time', () => {
    const publisher = reader(grant('publisher'));
    const changes = [
      aChange('2026-11-24', { what: 'voteCloses', subject: 'v' }),
      aChange('2026-11-20'),
      aChange('2026-11-25', { subject: 'late' }),
      aChange('2026-11-17', { subject: 'over' }),
    ];
    const found = dutiesOf({ ...nothing, changes }, publisher);
    expect(found.map(({ subject, due, action }) => [subject, due, action])).toEqual([
      ['barrio', '2026-11-20', 'see'],
      ['v', '2026-11-24', 'see'],
    ]);
    expect(brief({ changes }, officer)).toEqual([]);
  });

  it('include works without news for as many days as the town says, the most silent first', () => {
    const works = [aWork('b', 60), aWork('a', 170), aWork('c', 59), aWork('d', null)];
    const all = ['work a nobody silent170 update', 'work b nobody silent60 update'];
    expect(brief({ works }, officer)).toEqual(all);
    expect(brief({ works, silentAfter: 61 }, officer)).toEqual(all.slice(0, 1));
  });

  it('include the silence of a work for its owner only, and for all only if it has none', () => {
    const works = [aWork('a', 70, { owner: 'neus' }), aWork('b', 80, { owner: 'pau' }), aWork('c', 90)];
    expect(brief({ works }, officer)).toEqual([
      'work a mine silent70 update',
      'work c nobody silent90 update',
    ]);
    expect(brief({ works }, moderator)).toEqual([]);
  });
});

describe('the first words of a comment', () => {
  it('are on one line, at most 120 letters, and without what looks like personal data', () => {
    expect(excerptOf('  Hola,\n\nqué tal ')).toBe('Hola, qué tal');
    expect([...excerptOf('🌳'.repeat(121))]).toHaveLength(120);
    expect(excerptOf('🌳'.repeat(120))).toBe('🌳'.repeat(120));
  });
});

describe('the queues of a person', () => {
  it('count the requests that they may answer, whoever has them', () => {
    const requests = [
      aWaiting('1', { term: term(-1), hasReply: true }),
      aWaiting('2', { assignedTo: 'Neus', term: term(0) }),
      aWaiting('3', { assignedTo: 'Pau', term: term(-3) }),
      aWaiting('4', { in: { mailbox: 'parques' } }),
    ];
    const own = reader(grant('requestOfficer', { kind: 'mailbox', id: 'incidencias' }));
    expect(queuesOf(requests, own)).toEqual({ overdue: 2, mine: 1, nobody: 1, replied: 1 });
    expect(queuesOf(requests, officer).nobody).toBe(2);
  });
});
