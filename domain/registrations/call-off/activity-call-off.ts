import type { JsonObject } from '../../documents/json.ts';
import type { GoodsRecord } from '../../scarcity/goods-record.ts';
import type { Instant } from '../../shared/calendar-day.ts';
import type { CallOff } from '../../tickets/call-off/call-off.ts';
import type { ApplicationState } from '../applicants/application.ts';
import { onlyRecord } from '../applicants/application-records.ts';

/** The kind of the record of an activity that is called off. */
export const activityCallOffKind = 'activityCallOff';

/** An activity that is being called off: two people sign it, since all its money goes back. */
export interface ActivityCallOff extends CallOff {
  /** Whether every application has ended and every refund was asked for. */
  readonly isEnded: boolean;
}

/** The states that end with the activity: whoever is in one of them wants a place, or has it. */
export const statesToCallOff = [
  'sent',
  'waiting',
  'offered',
  'accepted',
  'enrolled',
] as const satisfies readonly ApplicationState[];

/** The record of an activity that is being called off, to be stored as this version. */
export const activityCallOffRecord = (
  callOff: ActivityCallOff,
  { at, version }: { readonly at: Instant; readonly version: number },
): GoodsRecord => ({
  kind: activityCallOffKind,
  id: onlyRecord,
  owner: '',
  at,
  version,
  body: callOff as unknown as JsonObject,
});

/** What a record says of an activity that is being called off. */
export const activityCallOffIn = ({ body }: Pick<GoodsRecord, 'body'>): ActivityCallOff =>
  body as unknown as ActivityCallOff;
