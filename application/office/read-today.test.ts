import { describe, expect, it } from 'vitest';
import type { DeskEntry } from '#application/ports/server/office/document-desk.ts';
import type { StaffMember } from '#application/ports/server/office/staff-register.ts';
import type { Town } from '#domain/access/town.ts';
import { mailboxId } from '#domain/forms/mailbox.ts';
import type { CouncilRequest } from '#domain/forms/request.ts';
import { invited } from '#domain/office/access/person.ts';
import { isOfDocument } from '#domain/office/duties/document-changes.ts';
import { mostOfAKind } from '#domain/office/duties/today.ts';
import type { Role } from '#domain/office/roles.ts';
import type { Proposal } from '#domain/processes/proposal.ts';
import { type CalendarDay, instantAt } from '#domain/shared/calendar-day.ts';
import { aCommentEntry } from '#fixtures/builders/data/comment.ts';
import { aRequestEntry } from '#fixtures/builders/data/council-request.ts';
import { aDelivery } from '#fixtures/builders/data/delivery.ts';
import { aMailbox } from '#fixtures/builders/data/mailbox.ts';
import { aProcess } from '#fixtures/builders/data/process.ts';
import { aGrant } from '#fixtures/builders/data/staff-person.ts';
import { aTown } from '#fixtures/builders/data/town.ts';
import { memoryComments } from '#fixtures/memory/comment-store.ts';
import { memoryDesk } from '#fixtures/memory/desk-rules.ts';
import { memoryRequests } from '#fixtures/memory/request-stores.ts';
import { surveyId } from '#domain/shared/ids.ts';
import { readScope } from '#domain/office/grant.ts';
import { emptyBook } from '#domain/voting/closing/closing-book.ts';
import type { VoteRecord } from '#domain/voting/opening/vote-record.ts';
import { readToday } from './read-today.ts';

const town: Town = aTown();
const { realm } = town;
const day = (text: string) => text as CalendarDay;
const now = instantAt(day('2026-11-18'), 12 * 3600, town.timeZone);

const member = (...roles: readonly Role[]): StaffMember => ({
  id: 'neus',
  name: 'Neus',
  grants: roles.map((role) => ({
    role,
    scope: { kind: 'town' },
    until: null,
    givenBy: [{ by: 'operator', at: 1 }],
  })),
});

const aProposal = (id: string, more: Partial<Proposal> = {}) => ({
  id,
  title: { es: `Obra ${id}` },
  process: null,
  delivery: null,
  ...more,
});

/** A town where the given requests and proposals wait, and two comments. */
async function aTownHall(
  sent: readonly Partial<CouncilRequest>[] = [],
  proposals: readonly ReturnType<typeof aProposal>[] = [],
  drafts: readonly DeskEntry[] = [],
  /** Where the roles of the reader are valid, given by two people; by default in the town, given by one. */
  scope = 'town',
) {
  const requests = memoryRequests();
  for (const [place, request] of sent.entries())
    await requests.create(aRequestEntry(place + 1, { request: { createdAt: now, realm, ...request } }));
  const comments = memoryComments();
  await comments.add(aCommentEntry('a', { realm, content: 'p-339', text: 'ana@correu.example' }));
  await comments.add(aCommentEntry('b', { realm, content: 'p-1', text: 'O 612345678' }));
  await comments.report(realm, 'b', 'pep', { reason: 'insults', words: null });
  const pau = { realm, id: 'pau', name: 'Pau', email: null, language: 'es' } as const;
  const keeper = {
    role: 'censusKeeper',
    scope: { kind: 'town' },
    until: null,
    givenBy: [{ by: 'rosa', at: 1 }],
  } as const;
  const given = invited({ ...pau, grants: [keeper] }, '', 1);
  const mailbox = aMailbox([{ name: 'a', title: 'A' }], { _id: 'incidencias', title: 'Avisos' });
  const ports = {
    requests,
    comments,
    mailboxes: {
      all: async () => [
        { mailbox, document: {} },
        { mailbox: null, document: {} },
      ],
    },
    people: { list: async () => [given, { ...given, id: 'joan', endedAt: 5 }] },
    plans: {
      processes: async () => [aProcess({ id: 'parques', title: 'Parques', survey: surveyId('de-parques') })],
      surveys: async () => [],
      silentAfter: async () => 60,
      proposals: async () => proposals,
    },
    votes: {
      all: async () => {
        const by = { person: 'rosa', name: 'Rosa', at: 1 };
        const waiting = { what: 'open', hash: 'h', reason: '', by, title: 'Voto' } as const;
        const record = { surveys: ['voto'], waiting, opened: null, changes: [] };
        return new Map<string, VoteRecord>([
          ['voto', record],
          ['de-parques', record],
          ['otro', { ...record, waiting: null }],
        ]);
      },
    },
    closings: { find: async () => emptyBook },
    venuesOf: async () => [],
    activitiesOf: async () => [],
    intranetOf: async () => [],
    eventsOf: async () => [],
    payments: { account: async () => null, list: async () => ({ items: [], total: 0, totals: [] }) },
    goodsRecords: { list: async () => [], record: async () => null, goodsWith: async () => [] },
    appointments: { setup: async () => ({ offices: [], services: [] }) },
    goods: { grant: async () => null },
    shops: { list: async () => [] },
    passSeal: { digest: () => '' },
    closingOf: async () => null,
    closingStageOf: async () => ({ kind: 'open' }) as const,
    signerOf: async (_: Town, id: string) => {
      const twice = ['x', 'y'].map((by) => ({ by, at: 1 }));
      return { id, name: id, isProgram: false, grants: [aGrant('voteSigner', { givenBy: twice })] };
    },
    amendmentIn: async () => ({ waiting: null, isCurrent: false, subjects: [], first: null }),
    desk: memoryDesk(),
    documentDesk: { entries: async () => drafts },
    clock: { now: () => now },
  };
  const inScope = (one: StaffMember): StaffMember => ({
    ...one,
    grants: one.grants.map((grant) => ({
      ...grant,
      scope: readScope(scope) ?? grant.scope,
      givenBy: scope === 'town' ? grant.givenBy : [...grant.givenBy, { by: 'rosa', at: 1 }],
    })),
  });
  return (...roles: readonly Role[]) => readToday(ports)(town, inScope(member(...roles)));
}

describe('what waits today', () => {
  it('has votes that one person has signed, for another one who may sign them', async () => {
    const read = await aTownHall();
    const { duties, counts } = await read('voteSigner');
    // A role of a vote that one person gave is not valid yet.
    expect([duties, counts.vote]).toEqual([[], 0]);
    const signers = await aTownHall([], [], [], 'process:parques');
    expect((await signers('voteSigner')).duties.map(({ kind, subject }) => [kind, subject])).toEqual([
      ['vote', 'de-parques'],
    ]);
  });

  it('is nothing for somebody without a role, and says so', async () => {
    const read = await aTownHall([{}]);
    expect(await read()).toMatchObject({
      day: '2026-11-18',
      count: 0,
      overdue: 0,
      duties: [],
      queues: null,
    });
  });

  it('has the requests of an officer with their terms, the most urgent first, and their queues', async () => {
    const read = await aTownHall([
      { title: ' ', body: 'Hay un banco roto', assignedTo: 'Neus' },
      { due: day('2026-11-16'), mailbox: mailboxId('otro') },
      { due: day('2026-11-19') },
      { status: 'Cerrada', due: day('2026-11-16') },
    ]);
    const today = await read('requestOfficer');
    expect(today.duties.map(({ title, where, reason }) => [title, where, reason.kind])).toEqual([
      ['Banco roto', 'otro', 'overdue'],
      ['Hay un banco roto', 'Avisos', 'came'],
      ['Banco roto', 'Avisos', 'daysLeft'],
    ]);
    expect([today.count, today.overdue, today.queues]).toEqual([
      3,
      1,
      { overdue: 1, mine: 1, nobody: 2, replied: 0 },
    ]);
    expect(today.week.days.map(({ terms }) => terms).join('')).toBe('1001000');
    expect((await read('reader')).week.days.map(({ terms }) => terms).join('')).toBe('0000000');
  });

  it('has proposals for those who validate them, each under its process, until staff decide', async () => {
    const extra = new Map([['IDproceso', 'barrio']]);
    const read = await aTownHall([
      { title: 'Una fuente', extra },
      { title: 'Un banco', extra, decision: { status: '0' }, due: day('2026-11-19') },
      { title: 'Una farola', due: day('2026-11-19') },
    ]);
    const found = async (role: Role) => (await read(role)).duties.map(({ kind, title }) => [kind, title]);
    expect(await found('moderator')).toContainEqual(['proposal', 'Una fuente']);
    expect((await read('moderator')).counts.proposal).toBe(1);
    expect(await found('requestOfficer')).toEqual(
      expect.arrayContaining([
        ['request', 'Un banco'],
        ['request', 'Una farola'],
      ]),
    );
  });

  it('has each comment once, under the title of its proposal', async () => {
    const read = await aTownHall([], [aProposal('p-339')]);
    const { duties, counts } = await read('moderator');
    expect(duties.map(({ subject, where, reason }) => [subject, where, reason.kind])).toEqual([
      ['b', 'p-1', 'reported'],
      ['a', { es: 'Obra p-339' }, 'personalData'],
    ]);
    expect(counts.comment).toBe(2);
  });

  it('has works without news, and roles that wait for a second signature', async () => {
    const silent = { delivery: aDelivery({ updated: day('2026-08-16') }) };
    const over = { delivery: aDelivery({ status: 'finished', updated: day('2026-08-16') }) };
    const read = await aTownHall(
      [],
      [
        aProposal('p-1', { ...silent, process: 'barrio' }),
        aProposal('p-2', over),
        aProposal('p-3', { ...silent, process: 'parques' }),
        aProposal('p-4', silent),
        // Pau answers for it, and Joan no longer works here.
        aProposal('p-5', { delivery: { ...silent.delivery, owner: 'person:pau' } }),
        aProposal('p-6', { delivery: { ...silent.delivery, owner: 'person:joan' } }),
      ],
    );
    expect((await read('requestOfficer')).duties).toMatchObject([
      { kind: 'work', subject: 'p-1', where: 'barrio', reason: { kind: 'silent', days: 94 } },
      { kind: 'work', subject: 'p-3', where: 'Parques' },
      { kind: 'work', subject: 'p-4', where: null, whose: 'nobody' },
      { kind: 'work', subject: 'p-6', whose: 'nobody' },
    ]);
    expect((await read('administrator')).duties).toMatchObject([{ kind: 'grant', subject: 'pau' }]);
  });

  it('has drafts that were handed over, and in the week when scheduled ones appear, for who may read them', async () => {
    const aDraft = (id: string, more: Partial<DeskEntry>): DeskEntry => ({
      ref: { collection: 'articulos', id },
      status: { place: 'new', work: 'draft' },
      isPublic: false,
      hasDraft: true,
      version: 1,
      since: now,
      by: 'Marta',
      schedule: null,
      title: { es: `Sobre ${id}` },
      parts: {},
      ...more,
    });
    const appears = instantAt(day('2026-11-20'), 8 * 3600, town.timeZone);
    const read = await aTownHall(
      [],
      [],
      [
        aDraft('obras', { status: { place: 'published', work: 'inReview' } }),
        aDraft('ferias', {
          status: { place: 'new', work: 'scheduled' },
          schedule: { at: appears, until: null },
        }),
        aDraft('otra', {}),
      ],
    );
    const today = await read('publisher');
    expect(today.duties.slice(0, 2)).toMatchObject([
      { kind: 'document', subject: 'articulos/obras', title: { es: 'Sobre obras' }, action: 'check' },
      { kind: 'change', subject: 'articulos/ferias', due: '2026-11-20', action: 'see' },
    ]);
    const appearing = ({ week }: typeof today) =>
      week.days.flatMap(({ changes }) => changes.filter(isOfDocument).map(({ subject }) => subject));
    expect(appearing(today)).toEqual(['articulos/ferias']);
    expect(appearing(await read('shopClerk'))).toEqual([]);
  });

  it('lists a hundred of a kind and counts all', async () => {
    const read = await aTownHall(Array.from({ length: mostOfAKind + 5 }, () => ({})));
    const today = await read('requestOfficer');
    expect([today.duties.length, today.count]).toEqual([mostOfAKind, mostOfAKind + 5]);
  });
});
