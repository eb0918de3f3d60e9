import * as t from 'io-ts';
import type { Today } from '#domain/office/duties/today.ts';
import {
  changeKinds,
  type Duty,
  dutyActions,
  dutyKinds,
  type DutyReason,
} from '#domain/office/duties/duty.ts';
import type { PlannedChange } from '#domain/office/duties/waiting-work.ts';
import { personalKinds } from '#domain/comments/personal-data.ts';
import { hideReasons } from '#domain/comments/comment.ts';
import { localizedText } from '../decode.ts';
import { isoOf } from './grant.ts';

const oneOf = <const W extends string>(words: readonly W[]) =>
  t.keyof(Object.fromEntries(words.map((word) => [word, null])) as Record<W, null>);
const said = t.union([localizedText, t.string]);
const count = t.number;

const reasonWire = t.union([
  t.type({ kind: oneOf(['overdue', 'daysLeft', 'came', 'silent']), days: count }),
  t.type({
    kind: oneOf([
      'replied',
      'unread',
      'unsigned',
      'unsealed',
      'undrawn',
      'unreviewed',
      'unrecorded',
      'notSent',
    ]),
  }),
  t.type({ kind: oneOf(['undecided', 'appeals', 'unpaid', 'uncalled']), count }),
  t.type({ kind: t.literal('owed'), count }),
  t.type({ kind: t.literal('handedOver'), by: t.union([t.string, t.null]), days: count }),
  t.type({
    kind: t.literal('reported'),
    count,
    why: t.partial(Object.fromEntries(hideReasons.map((reason) => [reason, count]))),
  }),
  t.type({ kind: t.literal('personalData'), looksLike: t.array(oneOf(personalKinds)) }),
  t.type({ kind: t.literal('changes'), what: oneOf(changeKinds), at: t.string }),
]);

/** Something that waits for the person who asks. */
const dutyWire = t.type({
  kind: oneOf(dutyKinds),
  subject: t.string,
  title: said,
  where: t.union([said, t.null]),
  whose: t.union([oneOf(['mine', 'nobody']), t.null]),
  reason: reasonWire,
  due: t.union([t.string, t.null]),
  action: oneOf(dutyActions),
});
export type DutyWire = t.TypeOf<typeof dutyWire>;

/** Something that changes by itself. */
const changeWire = t.type({
  what: oneOf(changeKinds),
  subject: t.string,
  title: said,
  phase: t.union([said, t.null]),
  at: t.string,
  day: t.string,
});
export type PlannedChangeWire = t.TypeOf<typeof changeWire>;

const dayWire = t.type({
  day: t.string,
  isWorkingDay: t.boolean,
  isToday: t.boolean,
  isOver: t.boolean,
  changes: t.array(changeWire),
  /** How many terms of requests end on it. */
  terms: count,
});
export type WeekDayWire = t.TypeOf<typeof dayWire>;

/** What waits for a person of staff, and the week of the town. */
export const todayWire = t.type({
  day: t.string,
  count,
  overdue: count,
  counts: t.type({
    request: count,
    comment: count,
    proposal: count,
    hall: count,
    registration: count,
    draw: count,
    callOff: count,
    visitCall: count,
    applicantCall: count,
    buyerCall: count,
    ticketRefund: count,
    paymentRefund: count,
    shopPhoto: count,
    intranet: count,
    document: count,
    grant: count,
    vote: count,
    change: count,
    work: count,
  }),
  duties: t.array(dutyWire),
  queues: t.union([t.type({ overdue: count, mine: count, nobody: count, replied: count }), t.null]),
  week: t.type({ days: t.array(dayWire), next: t.union([changeWire, t.null]) }),
});
export type TodayWire = t.TypeOf<typeof todayWire>;

function writeReason(reason: DutyReason): DutyWire['reason'] {
  switch (reason.kind) {
    case 'changes':
      return { ...reason, at: isoOf(reason.at) };
    case 'reported':
      return { ...reason, why: { ...reason.why } };
    case 'personalData':
      return { ...reason, looksLike: [...reason.looksLike] };
    default:
      return reason;
  }
}

const writeDuty = (duty: Duty): DutyWire => ({ ...duty, reason: writeReason(duty.reason) });

const writeChange = ({ what, subject, title, phase, at, day }: PlannedChange): PlannedChangeWire => ({
  what,
  subject,
  title,
  phase,
  at: isoOf(at),
  day,
});

/** The answer for a person of staff. */
export const writeToday = ({ duties, week, counts, queues, ...rest }: Today): TodayWire => ({
  ...rest,
  counts: { ...counts },
  queues: queues && { ...queues },
  duties: duties.map(writeDuty),
  week: {
    days: week.days.map(({ changes, ...day }) => ({ ...day, changes: changes.map(writeChange) })),
    next: week.next && writeChange(week.next),
  },
});
