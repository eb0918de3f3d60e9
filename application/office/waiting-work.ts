import { isSuspect, mostLookedThrough } from '#application/comments/list-comments.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { CommentStore } from '#application/ports/server/comment-store.ts';
import type { MailboxRegister } from '#application/ports/server/mailbox-register.ts';
import type { DocumentDesk } from '#application/ports/server/office/document-desk.ts';
import type { DeskRules } from '#application/ports/server/office/desk-rules.ts';
import type { StaffPeople } from '#application/ports/server/office/staff-people.ts';
import type { TownPlans } from '#application/ports/server/office/town-plans.ts';
import type { UnfinishedRequest, RequestStore } from '#application/ports/server/request-store.ts';
import type { Town } from '#domain/access/town.ts';
import type { Comment } from '#domain/comments/comment.ts';
import type { Mailbox } from '#domain/forms/mailbox.ts';
import { mayBecomeProposal } from '#domain/forms/publication.ts';
import type { RequestTerm } from '#domain/office/desk/term.ts';
import { documentChanges } from '#domain/office/duties/document-changes.ts';
import { plannedChanges } from '#domain/office/duties/planned-changes.ts';
import type {
  TownWork,
  WaitingComment,
  WaitingDocument,
  WaitingRequest,
} from '#domain/office/duties/waiting-work.ts';
import type { StaffPerson } from '#domain/office/access/person.ts';
import { validFrom } from '#domain/office/grant.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { type WorkingCalendar, workingDaysLeft } from '#domain/working-days/working-days.ts';
import { nameDocument } from './documents/document-list.ts';
import { type CallWorkPorts, waitingCalls } from './waiting-calls.ts';
import { type EventPorts, waitingCallOffs, waitingTicketRefunds } from './waiting-events.ts';
import { type DrawWorkPorts, waitingDraws } from './waiting-draws.ts';
import { type HallPorts, waitingHalls } from './waiting-halls.ts';
import { type PhotoWorkPorts, waitingShopPhotos } from './waiting-photos.ts';
import { type RefundWorkPorts, waitingPaymentRefunds } from './waiting-refunds.ts';
import { type RegistrationWorkPorts, waitingRegistrations } from './waiting-registrations.ts';
import { type VotePorts, waitingVotes } from './waiting-votes.ts';
import { waitingWorks } from './waiting-works.ts';

/** Where what waits in a town is read from. */
export interface WorkPorts
  extends VotePorts,
    HallPorts,
    RegistrationWorkPorts,
    DrawWorkPorts,
    CallWorkPorts,
    EventPorts,
    PhotoWorkPorts {
  readonly goodsRecords: EventPorts['goodsRecords'] &
    DrawWorkPorts['goodsRecords'] &
    PhotoWorkPorts['goodsRecords'];
  readonly payments: EventPorts['payments'] & RefundWorkPorts['payments'];
  readonly requests: Pick<RequestStore, 'open' | 'titles'>;
  readonly comments: Pick<CommentStore, 'waiting'>;
  readonly mailboxes: Pick<MailboxRegister, 'all'>;
  readonly people: Pick<StaffPeople, 'list'>;
  readonly plans: TownPlans;
  readonly desk: Pick<DeskRules, 'calendar'>;
  readonly documentDesk: Pick<DocumentDesk, 'entries'>;
  /** What of the intranet waits, for whomever. */
  readonly intranetOf: (town: Town) => Promise<TownWork['intranet']>;
  readonly clock: Clock;
}

/** How many requests that are not done with are looked at, the oldest first. */
export const mostOpen = 5000;
const mostComments = 1000;

interface Around {
  readonly mailboxes: ReadonlyMap<string, Mailbox>;
  readonly termOf: (request: UnfinishedRequest) => RequestTerm | null;
}

/** The terms of open requests: many end on the same day, whose working days are counted once. */
function termsOn(calendar: WorkingCalendar, today: CalendarDay): Around['termOf'] {
  const known = new Map<CalendarDay, number>();
  return ({ due }) => {
    if (due === undefined) return null;
    const left = known.get(due) ?? workingDaysLeft(calendar, today, due);
    known.set(due, left);
    return { due, left };
  };
}

function waitingRequest(request: UnfinishedRequest, { mailboxes, termOf }: Around): WaitingRequest {
  const { iid: number, mailbox, process, assignedTo, hasReply, createdAt: came, isDecided } = request;
  const own = mailboxes.get(mailbox);
  return {
    number,
    in: { mailbox, ...(process !== null && { process }) },
    where: own?.title ?? mailbox,
    assignedTo,
    hasReply,
    came,
    term: termOf(request),
    isProposal: !isDecided && mayBecomeProposal(own ?? null, process),
  };
}

/** Comments that wait, those that were reported, and those that look as if they had personal data; each once. */
async function waitingComments(
  { comments }: Pick<WorkPorts, 'comments'>,
  { realm }: Town,
): Promise<readonly Comment[]> {
  const list = async (kind: 'pending' | 'reported' | 'recent', limit: number) =>
    (await comments.waiting(realm, { kind, limit, offset: 0 })).items;
  const [pending, reported, recent] = await Promise.all([
    list('pending', mostComments),
    list('reported', mostComments),
    list('recent', mostLookedThrough),
  ]);
  return [...pending, ...reported, ...recent.filter((one) => one.reports === 0 && isSuspect(one))];
}

/** Roles that wait for a second signature. */
const unsigned = (people: readonly StaffPerson[]): TownWork['grants'] =>
  people
    .filter(({ endedAt }) => endedAt === null)
    .flatMap(({ id: person, name, grants }) =>
      grants.filter((grant) => validFrom(grant) === null).map((grant) => ({ person, name, grant })),
    );

/** The drafts that were handed over, and those that are scheduled. */
const waitingDocuments = async (
  { documentDesk }: Pick<WorkPorts, 'documentDesk'>,
  { realm }: Town,
): Promise<readonly WaitingDocument[]> =>
  (await documentDesk.entries(realm))
    .filter(({ status, schedule }) => status.work === 'inReview' || schedule !== null)
    .map(({ ref, title, parts, since, by, status, schedule }) => ({
      subject: `${ref.collection}/${ref.id}`,
      title: nameDocument(ref, title, parts).title,
      in: parts,
      since,
      by,
      isInReview: status.work === 'inReview',
      schedule,
    }));

/** Money that goes back and waits for somebody: that of events is theirs, and not among the other payments too. */
async function waitingRefunds(
  ports: WorkPorts,
  town: Town,
): Promise<Pick<TownWork, 'ticketRefunds' | 'paymentRefunds'>> {
  const ticketRefunds = await waitingTicketRefunds(ports, town);
  return { ticketRefunds, paymentRefunds: await waitingPaymentRefunds(ports, town, ticketRefunds) };
}

/** All that waits in a town, for whomever. */
export async function readWork(
  ports: WorkPorts,
  town: Town,
  today: CalendarDay,
): Promise<{ readonly work: TownWork; readonly calendar: WorkingCalendar }> {
  const { requests, plans, desk } = ports;
  const [open, all, comments, people, documents, processes, surveys, proposals, silentAfter, calendar] =
    await Promise.all([
      requests.open(town.realm, mostOpen),
      ports.mailboxes.all(town.realm),
      waitingComments(ports, town),
      ports.people.list(town.realm),
      waitingDocuments(ports, town),
      plans.processes(town),
      plans.surveys(town),
      plans.proposals(town),
      plans.silentAfter(town),
      desk.calendar(town.realm),
    ]);
  const known = all.flatMap(({ mailbox }) => (mailbox === null ? [] : [mailbox]));
  const around = {
    mailboxes: new Map(known.map((one) => [String(one.id), one])),
    termOf: termsOn(calendar, today),
  };
  const titles = new Map(proposals.map(({ id, title }) => [id, title]));
  const shown = comments.map(
    (one): WaitingComment => ({ ...one, where: titles.get(one.content) ?? one.content }),
  );
  const changes = [
    ...plannedChanges(processes, surveys, town.timeZone),
    ...documentChanges(documents, town.timeZone),
  ];
  const waiting = open.map((one) => waitingRequest(one, around));
  const halls = await waitingHalls(ports, town);
  const registrations = await waitingRegistrations(ports, town);
  const draws = await waitingDraws(ports, town);
  const callOffs = await waitingCallOffs(ports, town);
  const refunds = await waitingRefunds(ports, town);
  const votes = await waitingVotes(ports, { town, processes, surveys, now: ports.clock.now() });
  const work = {
    requests: waiting,
    comments: shown,
    documents,
    changes,
    works: waitingWorks(proposals, { processes, people, today }),
    silentAfter,
    grants: unsigned(people),
    votes,
    halls,
    registrations,
    draws,
    callOffs,
    ...(await waitingCalls(ports, town)),
    ...refunds,
    shopPhotos: await waitingShopPhotos(ports, town),
    intranet: await ports.intranetOf(town),
  };
  return { work, calendar };
}
