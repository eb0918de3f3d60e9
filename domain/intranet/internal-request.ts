import type { GoodsRecord } from '../scarcity/goods-record.ts';
import type { CalendarDay, Instant } from '../shared/calendar-day.ts';
import { type Either, left, right } from '../shared/result.ts';
import { intranetRecord } from './intranet-records.ts';
import type { Colleague } from './news-reading.ts';

/** A form for people of staff: holidays, a fault, material. */
export interface StaffForm {
  readonly id: string;
  /** The name of the person who decides; null: whoever answers requests in that mailbox. */
  readonly approver: string | null;
  /** Whether it asks for days. */
  readonly asksDays: boolean;
}

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
  readonly at: Instant;
  /** Null: nobody has decided. */
  readonly decision: InternalDecision | null;
}

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
export type AskingRefused = { readonly kind: 'noText' | 'noDays' | 'wrongDays' };

/** The longest text of a request and of a reason, in characters. */
export const longestInternalText = 2000;

/** What a person writes into a form, checked: a text, unless the form asks for days, and days in their order. */
export function checkAsking(
  { asksDays }: StaffForm,
  { text, firstDay, lastDay }: Pick<InternalRequest, 'text' | 'firstDay' | 'lastDay'>,
): Either<AskingRefused, Pick<InternalRequest, 'text' | 'firstDay' | 'lastDay'>> {
  const words = text.trim().slice(0, longestInternalText);
  if (!asksDays)
    return words === '' ? left({ kind: 'noText' }) : right({ text: words, firstDay: null, lastDay: null });
  if (firstDay === null) return left({ kind: 'noDays' });
  const last = lastDay ?? firstDay;
  return last < firstDay ? left({ kind: 'wrongDays' }) : right({ text: words, firstDay, lastDay: last });
}

/** Why nothing is decided. `own`: nobody grants what they ask for themselves. */
export type DecidingRefused = { readonly kind: 'own' | 'decided' | 'noReason' };

/** A request with its decision. Who refuses says why. */
export function decideInternal(
  request: InternalRequest,
  decision: InternalDecision,
): Either<DecidingRefused, InternalRequest> {
  const reason = decision.reason.trim().slice(0, longestInternalText);
  if (request.from.id === decision.by.id) return left({ kind: 'own' });
  if (request.decision !== null) return left({ kind: 'decided' });
  if (!decision.isGranted && reason === '') return left({ kind: 'noReason' });
  return right({ ...request, decision: { ...decision, reason } });
}

/** The record of a request, in the list of who asks. */
export const internalRequestRecord = (request: InternalRequest, version: number): GoodsRecord =>
  intranetRecord(
    'request',
    { id: request.id, owner: request.from.id, at: request.at, body: request },
    version,
  );

/** The request that a record has. */
export const internalRequestIn = ({
  body,
  version,
}: Pick<GoodsRecord, 'body' | 'version'>): KeptInternalRequest => ({
  request: body as unknown as InternalRequest,
  version,
});
