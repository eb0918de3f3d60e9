import { personalDataIn, withoutPersonalData } from '../../comments/personal-data.ts';
import { addDays, dayAt } from '../../shared/calendar-day.ts';
import { isRight } from '../../shared/result.ts';
import { decide } from '../decide.ts';
import { validFrom } from '../grant.ts';
import type { Act } from '../roles.ts';
import { type Duty, type DutyAction, type DutyReason, dutyKinds } from './duty.ts';
import { intranetDuty } from './intranet-duty.ts';
import { daysSince, type DutyReader, type DutyReading } from './duty-reading.ts';
import {
  callDuty,
  callOffDuty,
  drawDuty,
  hallDuty,
  paymentRefundDuty,
  registrationDuty,
  shopPhotoDuty,
  ticketRefundDuty,
} from './service-duties.ts';
import type {
  PlannedChange,
  TownWork,
  WaitingAct,
  WaitingComment,
  WaitingDocument,
  WaitingGrant,
  WaitingVote,
  WaitingRequest,
  WaitingWork,
} from './waiting-work.ts';

/** How many letters of a comment are shown where it is listed. */
const excerptLength = 120;

/** Whose a request is for the reader; null if a colleague has it. */
function whoseIs({ assignedTo }: WaitingRequest, { names }: DutyReading): 'mine' | 'nobody' | null {
  if (assignedTo === null) return 'nobody';
  return names.includes(assignedTo) ? 'mine' : null;
}

function reasonOf({ term, hasReply, came }: WaitingRequest, reading: DutyReading): DutyReason {
  if (term !== null && term.left < 0) return { kind: 'overdue', days: -term.left };
  if (hasReply) return { kind: 'replied' };
  return term === null
    ? { kind: 'came', days: daysSince(came, reading) }
    : { kind: 'daysLeft', days: term.left };
}

function actionOn({ hasReply }: WaitingRequest, whose: Duty['whose'], reason: DutyReason): DutyAction {
  if (whose === 'nobody') return 'take';
  if (reason.kind === 'overdue') return 'answer';
  return hasReply ? 'read' : 'open';
}

/** A request is called by its number here: titles are read of those that are shown. A proposal is listed once: for a person who may validate it, as a proposal; for all others as the request that it is. */
function requestDuty(request: WaitingRequest, reading: DutyReading): readonly Duty[] {
  const { number: subject, where, term, came, isProposal } = request;
  const due = term?.due ?? null;
  if (isProposal && reading.may('proposal.validate', request.in)) {
    const reason: DutyReason = { kind: 'came', days: daysSince(came, reading) };
    return [
      { kind: 'proposal', subject, title: subject, where, whose: null, reason, due, action: 'validate' },
    ];
  }
  const whose = whoseIs(request, reading);
  if (whose === null || !reading.may('request.answer', request.in)) return [];
  const reason = reasonOf(request, reading);
  const action = actionOn(request, whose, reason);
  return [{ kind: 'request', subject, title: subject, where, whose, reason, due, action }];
}

/** The first words of a comment, without what looks like personal data. */
export function excerptOf(text: string): string {
  const shown = withoutPersonalData(text).replaceAll(/\s+/gu, ' ').trim();
  const letters = [...shown];
  return letters.length <= excerptLength ? shown : `${letters.slice(0, excerptLength - 1).join('')}…`;
}

function commentReason({ state, reports, reportedFor, text }: WaitingComment): DutyReason {
  if (state.kind === 'pending') return { kind: 'unread' };
  if (reports > 0) return { kind: 'reported', count: reports, why: reportedFor ?? {} };
  return { kind: 'personalData', looksLike: personalDataIn(text) };
}

function commentDuty(comment: WaitingComment, { may }: DutyReading): readonly Duty[] {
  if (!may('comment.moderate', {})) return [];
  const { id: subject, text, where } = comment;
  const reason = commentReason(comment);
  const rest = { whose: null, due: null, action: 'look' } as const;
  return [{ kind: 'comment', subject, title: excerptOf(text), where, reason, ...rest }];
}

/** A draft that waits for a publisher: not for the person who handed it over, so that two people have seen it. */
function documentDuty(document: WaitingDocument, reading: DutyReading): readonly Duty[] {
  const { subject, title, by, isInReview } = document;
  const isOwn = by !== null && reading.names.includes(by);
  if (!isInReview || isOwn || !reading.may('document.publish', document.in)) return [];
  const days = document.since === null ? 0 : daysSince(document.since, reading);
  const rest = { where: null, whose: null, due: null, action: 'check' } as const;
  return [{ kind: 'document', subject, title, reason: { kind: 'handedOver', by, days }, ...rest }];
}

/** Whether a person who is signed in would be the second one to give a role: neither the first nor the one who gets it. */
function maySign({ person, grant }: WaitingGrant, { holder, may, now }: DutyReading): boolean {
  const isOpen = validFrom(grant) === null && (grant.until === null || grant.until > now);
  const isOther = person !== holder.id && grant.givenBy.every(({ by }) => by !== holder.id);
  return isOpen && isOther && may('staff.grant', {});
}

function grantDuty(waiting: WaitingGrant, reading: DutyReading): readonly Duty[] {
  if (!maySign(waiting, reading)) return [];
  const { person: subject, name: title, grant } = waiting;
  const rest = { whose: null, due: null, action: 'sign' } as const;
  return [{ kind: 'grant', subject, title, where: grant.role, reason: { kind: 'unsigned' }, ...rest }];
}

/** What a person of staff needs a role for to sign something of a vote. */
export const signedWith: Readonly<Record<WaitingAct, Act>> = {
  open: 'vote.open',
  change: 'vote.extend',
  cancel: 'vote.open',
  amend: 'vote.extend',
  close: 'vote.close',
};

/** A vote waits for everybody who may sign it, but for the person who signed first; a closed one waits for its record. */
function voteDuty(waiting: WaitingVote, { holder, may }: DutyReading): readonly Duty[] {
  const { vote: subject, title, what, by } = waiting;
  const all = [waiting.in, ...(waiting.alsoIn ?? [])];
  if (by === holder.id || !all.every((one) => may(signedWith[what], one))) return [];
  const rest = { whose: null, due: null, action: 'sign' } as const;
  const reason: DutyReason = { kind: by === null ? 'unrecorded' : 'unsigned' };
  return [{ kind: 'vote', subject, title, where: what, reason, ...rest }];
}

/** What changes by itself within seven days: there is nothing to do, but it is good to know. */
function changeDuty(change: PlannedChange, { may, now, today }: DutyReading): readonly Duty[] {
  const { what, subject, title, phase: where, at, day } = change;
  const isNear = at > now && day < addDays(today, 7);
  if (!isNear || !may('document.publish', change.in)) return [];
  const rest = { whose: null, due: day, action: 'see' } as const;
  return [{ kind: 'change', subject, title, where, reason: { kind: 'changes', what, at }, ...rest }];
}

/** The silence of a work is a duty of its owner; without one, of everybody who may tell news of it. */
function workDuty(work: WaitingWork, silentAfter: number, { may, names }: DutyReading): readonly Duty[] {
  const { id: subject, title, where, owner, silent: days } = work;
  const isOwn = owner !== null && names.includes(owner);
  if (days === null || days < silentAfter || (owner !== null && !isOwn)) return [];
  if (!may('proposal.update', work.in)) return [];
  const rest = { whose: isOwn ? 'mine' : 'nobody', due: null, action: 'update' } as const;
  return [{ kind: 'work', subject, title, where, reason: { kind: 'silent', days }, ...rest }];
}

/** The place of a reason in its group: what is over, what was answered, what has a day, what has none. */
const ranks: Readonly<Record<DutyReason['kind'], number>> = {
  overdue: 0,
  replied: 1,
  reported: 1,
  daysLeft: 2,
  personalData: 2,
  appeals: 2,
  undecided: 3,
  unpaid: 3,
  uncalled: 3,
  unread: 3,
  came: 3,
  unsigned: 3,
  unsealed: 3,
  undrawn: 3,
  unreviewed: 3,
  owed: 3,
  notSent: 3,
  unrecorded: 3,
  handedOver: 3,
  changes: 3,
  silent: 3,
};

/** Of one reason, the more it weighs, the earlier it comes. */
function weightOf(reason: DutyReason): number {
  switch (reason.kind) {
    case 'overdue':
    case 'came':
    case 'silent':
    case 'handedOver':
      return -reason.days;
    case 'daysLeft':
      return reason.days;
    case 'reported':
    case 'appeals':
    case 'undecided':
    case 'unpaid':
    case 'uncalled':
    case 'owed':
      return -reason.count;
    case 'changes':
      return reason.at;
    default:
      return 0;
  }
}

const owned = ({ whose }: Duty): number => (whose === 'nobody' ? 1 : 0);

/** By kind; in a kind what is over first, then the person's own before what nobody has, then by day or by weight. */
const inOrder = (a: Duty, b: Duty): number =>
  dutyKinds.indexOf(a.kind) - dutyKinds.indexOf(b.kind) ||
  Number(b.reason.kind === 'overdue') - Number(a.reason.kind === 'overdue') ||
  owned(a) - owned(b) ||
  ranks[a.reason.kind] - ranks[b.reason.kind] ||
  weightOf(a.reason) - weightOf(b.reason) ||
  (a.subject < b.subject ? -1 : 1);

/**
 * What waits for a person, of all that waits in the town: only what they may act on, each thing once, with the reason, the
 * day and one action, in the order in which it should be done. Empty if nothing waits.
 *
 * @example dutiesOf(work, { holder: neus, names: ['Neus'], now, zone }) // [{ kind: 'request', subject: '2026-004102', … }]
 */
export function dutiesOf(work: TownWork, reader: DutyReader): readonly Duty[] {
  const { holder, now, zone } = reader;
  const may: DutyReading['may'] = (act, subject) =>
    isRight(decide(holder, { act, subject: { in: subject }, now }));
  const reading = { ...reader, today: dayAt(now, zone), may };
  return [
    ...work.requests.flatMap((one) => requestDuty(one, reading)),
    ...work.comments.flatMap((one) => commentDuty(one, reading)),
    ...work.halls.flatMap((one) => hallDuty(one, reading)),
    ...work.registrations.flatMap((one) => registrationDuty(one, reading)),
    ...work.draws.flatMap((one) => drawDuty(one, reading)),
    ...work.callOffs.flatMap((one) => callOffDuty(one, reading)),
    ...work.visitCalls.flatMap((one) => callDuty('visitCall', one, reading)),
    ...work.applicantCalls.flatMap((one) => callDuty('applicantCall', one, reading)),
    ...work.buyerCalls.flatMap((one) => callDuty('buyerCall', one, reading)),
    ...work.ticketRefunds.flatMap((one) => ticketRefundDuty(one, reading)),
    ...work.paymentRefunds.flatMap((one) => paymentRefundDuty(one, reading)),
    ...work.shopPhotos.flatMap((one) => shopPhotoDuty(one, reading)),
    ...work.intranet.flatMap((one) => intranetDuty(one, reading)),
    ...work.documents.flatMap((one) => documentDuty(one, reading)),
    ...work.grants.flatMap((one) => grantDuty(one, reading)),
    ...work.votes.flatMap((one) => voteDuty(one, reading)),
    ...work.changes.flatMap((one) => changeDuty(one, reading)),
    ...work.works.flatMap((one) => workDuty(one, work.silentAfter, reading)),
  ].toSorted(inOrder);
}

/** How many requests wait in each queue of a person. */
export interface Queues {
  readonly overdue: number;
  readonly mine: number;
  readonly nobody: number;
  /** Those whose senders replied. */
  readonly replied: number;
}

/** The queues of requests that a person may answer, whoever has them. */
export function queuesOf(
  requests: readonly WaitingRequest[],
  { holder, names, now }: Omit<DutyReader, 'zone'>,
): Queues {
  const own = requests.filter((one) =>
    isRight(decide(holder, { act: 'request.answer', subject: { in: one.in }, now })),
  );
  const count = (test: (request: WaitingRequest) => boolean) => own.filter(test).length;
  return {
    overdue: count(({ term }) => term !== null && term.left < 0),
    mine: count(({ assignedTo }) => assignedTo !== null && names.includes(assignedTo)),
    nobody: count(({ assignedTo }) => assignedTo === null),
    replied: count(({ hasReply }) => hasReply),
  };
}
