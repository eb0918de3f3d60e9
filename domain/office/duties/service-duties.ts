import { daysSince, type DutyReading } from './duty-reading.ts';
import type { Duty, DutyReason } from './duty.ts';
import type {
  WaitingCallOff,
  WaitingCalls,
  WaitingDraw,
  WaitingHall,
  WaitingPaymentRefund,
  WaitingRegistrations,
  WaitingShopPhoto,
  WaitingTicketRefunds,
} from './waiting-work.ts';

/** A request for a hall waits for whoever decides about venues: until then nobody has the hall. */
export function hallDuty(
  { subject, title, purpose, came, day: due }: WaitingHall,
  reading: DutyReading,
): readonly Duty[] {
  if (!reading.may('venue.decide', {})) return [];
  const reason: DutyReason = { kind: 'came', days: daysSince(came, reading) };
  return [{ kind: 'hall', subject, title, where: purpose, whose: null, reason, due, action: 'check' }];
}

function firstReason({ undecided, appeals, unpaid }: WaitingRegistrations): DutyReason {
  if (appeals > 0) return { kind: 'appeals', count: appeals };
  return undecided > 0 ? { kind: 'undecided', count: undecided } : { kind: 'unpaid', count: unpaid };
}

/**
 * An activity waits for who decides about its applications: appeals first, because their answer holds the final list up. One that
 * somebody else called off waits for a second signature before all that: with it nothing is left to decide. Last come those who do not pay.
 */
export function registrationDuty(
  waiting: WaitingRegistrations,
  { may, names }: DutyReading,
): readonly Duty[] {
  const { subject, title, undecided, appeals, unpaid, callOff } = waiting;
  if (callOff !== null && !names.includes(callOff.by) && may('registration.callOff', {})) {
    const { reason: where } = callOff;
    const signing = { whose: null, due: null, action: 'sign' } as const;
    return [{ kind: 'registration', subject, title, where, reason: { kind: 'unsigned' }, ...signing }];
  }
  if (undecided + appeals + unpaid === 0 || !may('registration.decide', {})) return [];
  const rest = { where: null, whose: null, due: null, action: 'check' } as const;
  return [{ kind: 'registration', subject, title, reason: firstReason(waiting), ...rest }];
}

const drawReasons = {
  seal: { kind: 'unsealed' },
  sign: { kind: 'undrawn' },
  confirm: { kind: 'unsigned' },
} as const satisfies Readonly<Record<WaitingDraw['what'], DutyReason>>;

/** A draw waits for everybody who makes draws, but for the person who signed first. */
export function drawDuty(
  { activity: subject, title, what, by }: WaitingDraw,
  { holder, may }: DutyReading,
): readonly Duty[] {
  if (by === holder.id || !may('draw.sign', {})) return [];
  const action = what === 'seal' ? 'seal' : 'sign';
  const rest = { where: null, whose: null, due: null, action } as const;
  return [{ kind: 'draw', subject, title, reason: drawReasons[what], ...rest }];
}

/** A session that one person called off waits for a second one: until then its tickets are sold. */
export function callOffDuty(
  { event: subject, title, reason: where, by, day: due }: WaitingCallOff,
  { may, names }: DutyReading,
): readonly Duty[] {
  if (names.includes(by) || !may('event.callOff', {})) return [];
  const rest = { whose: null, due, action: 'sign' } as const;
  return [{ kind: 'callOff', subject, title, where, reason: { kind: 'unsigned' }, ...rest }];
}

const callers = {
  visitCall: 'counter.serve',
  applicantCall: 'registration.serve',
  buyerCall: 'event.serve',
} as const;

/** People whom no mail reaches wait for everybody who serves the office, the activity or the event: nothing else tells them. */
export function callDuty(
  kind: keyof typeof callers,
  { subject, title, count }: WaitingCalls,
  { may }: DutyReading,
): readonly Duty[] {
  if (!may(callers[kind], {})) return [];
  const rest = { where: null, whose: null, due: null, action: 'call' } as const;
  return [{ kind, subject, title, reason: { kind: 'uncalled', count }, ...rest }];
}

/** Money of tickets that the bank did not take back, or that was paid at a desk, waits for who may return it. */
export function ticketRefundDuty(
  { event: subject, title, count }: WaitingTicketRefunds,
  { may }: DutyReading,
): readonly Duty[] {
  if (!may('payment.refund', {})) return [];
  const rest = { where: null, whose: null, due: null, action: 'check' } as const;
  return [{ kind: 'ticketRefund', subject, title, reason: { kind: 'owed', count }, ...rest }];
}

/** Money that no bank has sent back, whatever it was paid for, waits for who may return it. */
export function paymentRefundDuty(
  { payment: subject, title }: WaitingPaymentRefund,
  { may }: DutyReading,
): readonly Duty[] {
  if (!may('payment.refund', {})) return [];
  const rest = { where: null, whose: null, due: null, action: 'check' } as const;
  return [{ kind: 'paymentRefund', subject, title, reason: { kind: 'notSent' }, ...rest }];
}

/** A photo of a shop waits for whoever authorises shops. */
export function shopPhotoDuty(
  { shop: subject, title, came }: WaitingShopPhoto,
  reading: DutyReading,
): readonly Duty[] {
  if (!reading.may('shop.authorise', {})) return [];
  const rest = { where: null, whose: null, due: null, action: 'look' } as const;
  return [
    { kind: 'shopPhoto', subject, title, reason: { kind: 'came', days: daysSince(came, reading) }, ...rest },
  ];
}
