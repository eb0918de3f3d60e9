import type { GoodsRecord } from '../scarcity/goods-record.ts';
import type { CalendarDay, Instant } from '../shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '../shared/result.ts';
import { intranetRecord } from './intranet-records.ts';
import type { ManagedValues } from '../office/desk/managed-values.ts';
import type { Colleague } from './news-reading.ts';
import { checkAnswers, type InternalAnswer, type StaffForm } from './staff-form.ts';

/** What was decided of a request, by whom and why. */
export interface InternalDecision {
  readonly isGranted: boolean;
  readonly by: Colleague;
  readonly at: Instant;
  readonly reason: string;
}

/** What a person of staff asks the council for. Null days: it asks for none. */
export interface InternalRequest {
  readonly id: string;
  readonly form: string;
  readonly from: Colleague;
  readonly text: string;
  readonly firstDay: CalendarDay | null;
  readonly lastDay: CalendarDay | null;
  /** What the fields of its form were answered, as they were asked. */
  readonly answers: readonly InternalAnswer[];
  readonly at: Instant;
  /** Null: nobody has decided. */
  readonly decision: InternalDecision | null;
  /** When who asked took it back; null: they did not. */
  readonly withdrawnAt: Instant | null;
}

/** Whether a request waits for a decision. */
export const awaitsDecision = ({
  decision,
  withdrawnAt,
}: Pick<InternalRequest, 'decision' | 'withdrawnAt'>): boolean => decision === null && withdrawnAt === null;

/** A request as it is stored, with the version to write after. */
export interface KeptInternalRequest {
  readonly request: InternalRequest;
  readonly version: number;
}

/** Whether a person decides about a form: its approver by name or id, or without one who answers requests. */
export const decidesAbout = (
  { approver }: Pick<StaffForm, 'approver'>,
  { id, name }: Colleague,
  answersRequests: boolean,
): boolean => (approver === null ? answersRequests : approver === id || approver === name);

/** Why nothing is asked for. */
export type AskingRefused = { readonly kind: 'noText' | 'noDays' | 'wrongDays' | 'wrongAnswers' };

/** The longest text of a request and of a reason, in characters. */
export const longestInternalText = 2000;

/** What a person writes into a form. */
export type InternalAsking = Pick<InternalRequest, 'text' | 'firstDay' | 'lastDay'> & {
  readonly answers: ManagedValues;
};
type CheckedAsking = Pick<InternalRequest, 'text' | 'firstDay' | 'lastDay' | 'answers'>;

/**
 * What a person writes into a form, checked: the answers to its fields; days in their order if it asks for them; and a text
 * if it asks for nothing else.
 */
export function checkAsking(
  { asksDays, mailbox }: StaffForm,
  { text, firstDay, lastDay, answers }: InternalAsking,
): Either<AskingRefused, CheckedAsking> {
  const words = text.trim().slice(0, longestInternalText);
  const checked = checkAnswers(mailbox, answers);
  if (isLeft(checked)) return checked;
  const asked = { text: words, answers: checked.right };
  if (!asksDays)
    return words === '' && mailbox === null
      ? left({ kind: 'noText' })
      : right({ ...asked, firstDay: null, lastDay: null });
  if (firstDay === null) return left({ kind: 'noDays' });
  const last = lastDay ?? firstDay;
  return last < firstDay ? left({ kind: 'wrongDays' }) : right({ ...asked, firstDay, lastDay: last });
}

/** Why nothing is decided. `own`: nobody grants what they ask for themselves. */
export type DecidingRefused = { readonly kind: 'own' | 'decided' | 'withdrawn' | 'noReason' };

/** A request with its decision. Who refuses says why. */
export function decideInternal(
  request: InternalRequest,
  decision: InternalDecision,
): Either<DecidingRefused, InternalRequest> {
  const reason = decision.reason.trim().slice(0, longestInternalText);
  if (request.from.id === decision.by.id) return left({ kind: 'own' });
  if (request.decision !== null) return left({ kind: 'decided' });
  if (request.withdrawnAt !== null) return left({ kind: 'withdrawn' });
  if (!decision.isGranted && reason === '') return left({ kind: 'noReason' });
  return right({ ...request, decision: { ...decision, reason } });
}

/** Why nothing is taken back. */
export type WithdrawingRefused = { readonly kind: 'notYours' | 'decided' };

/** A request that who asked takes back, until somebody has decided it; what is taken back already stays so. */
export function withdrawInternal(
  request: InternalRequest,
  { id }: Pick<Colleague, 'id'>,
  at: Instant,
): Either<WithdrawingRefused, InternalRequest> {
  if (request.from.id !== id) return left({ kind: 'notYours' });
  if (request.decision !== null) return left({ kind: 'decided' });
  return right({ ...request, withdrawnAt: request.withdrawnAt ?? at });
}

/** For how long people who no longer work here are named in what they asked for and decided, in milliseconds. */
export const formerNamed = 365 * 86_400_000;

/** Somebody of whom only the id is left. */
const unnamed = ({ id }: Colleague): Colleague => ({ id, name: '' });

/**
 * A request without the names of people who are gone: the decision stays, and of who asked for it only the days. The very same
 * request if nothing of it names one of them.
 */
export function withoutFormer(request: InternalRequest, gone: ReadonlySet<string>): InternalRequest {
  const { from, decision } = request;
  const asker = gone.has(from.id) && from.name !== '';
  const decider = decision !== null && gone.has(decision.by.id) && decision.by.name !== '';
  if (!asker && !decider) return request;
  return {
    ...request,
    ...(asker && { from: unnamed(from), text: '', answers: [] }),
    decision: decision && {
      ...decision,
      ...(decider && { by: unnamed(decision.by) }),
      ...(asker && { reason: '' }),
    },
  };
}

/** The record of a request, in the list of who asks. */
export const internalRequestRecord = (request: InternalRequest, version: number): GoodsRecord =>
  intranetRecord(
    'request',
    { id: request.id, owner: request.from.id, at: request.at, body: request },
    version,
  );

/** The request that a record has; those of before say nothing of answers. */
export const internalRequestIn = ({
  body,
  version,
}: Pick<GoodsRecord, 'body' | 'version'>): KeptInternalRequest => ({
  request: {
    answers: [],
    withdrawnAt: null,
    ...(body as unknown as Omit<InternalRequest, 'answers' | 'withdrawnAt'>),
  },
  version,
});
