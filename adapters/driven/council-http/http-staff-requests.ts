import type * as t from 'io-ts';
import type { CouncilRefusal } from '#application/ports/council-refusal.ts';
import { staffRequestWire } from '#adapters/wire/staff-request.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { Either } from '#domain/shared/result.ts';
import { staffCall, type StaffLine, staffList } from './staff-call.ts';

export type StaffRequest = t.TypeOf<typeof staffRequestWire>;
export const requestLists = ['waiting', 'approved', 'withdrawn', 'all'] as const;
type RequestList = (typeof requestLists)[number];

const staffRequestAddress = (realm: RealmId, more: string): string =>
  `/api/${encodeURIComponent(realm)}/staff/requests${more}`;

export const requestListAddress = (realm: RealmId, list: RequestList, paging: string): string => {
  const asked = [...(list === 'all' ? [] : [`approval=${list}`]), ...(paging === '' ? [] : [paging])];
  return staffRequestAddress(realm, asked.length === 0 ? '' : `?${asked.join('&')}`);
};

/** All requests of a list, page after page. */
export const staffRequests = (
  line: StaffLine,
  realm: RealmId,
  list: RequestList,
): Promise<Either<CouncilRefusal, readonly StaffRequest[]>> =>
  staffList(line, staffRequestWire, (paging) => requestListAddress(realm, list, paging));

/** Lets everybody see a request, named by its number or reference, or nobody. */
export const approveByHttp = (
  line: StaffLine,
  realm: RealmId,
  request: string,
  isApproved: boolean,
): Promise<Either<CouncilRefusal, StaffRequest>> =>
  staffCall(line, staffRequestWire, staffRequestAddress(realm, `/${encodeURIComponent(request)}`), {
    isApproved,
  });
