import { listRequestsCall } from '#adapters/wire/requests/list-requests.ts';
import type { StaffRequest } from '#adapters/wire/requests/staff-request.ts';
import type { Coordinates } from '#domain/shared/coordinates.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { OfficeCouncil } from '#ui-web/composition/office.ts';
import type { Filters } from '../filters.ts';
import { queryOf } from '../list-query.ts';

/** More than these are not drawn: the filters show fewer. */
export const mostOnDeskMap = 1000;
/** As many as the call gives at once. */
const atOnce = 200;

/** The requests of a map, and how many the filters have in all. */
export interface MappedRequests {
  readonly items: readonly StaffRequest[];
  readonly total: number;
}

/** The requests of these filters, page after page, in the order of the list. */
export async function readForMap(
  { call, realm }: OfficeCouncil,
  filters: Filters,
): Promise<MappedRequests | 'failed'> {
  const items = new Map<string, StaffRequest>();
  for (let offset = 0; offset < mostOnDeskMap; offset += atOnce) {
    // oxlint-disable-next-line no-await-in-loop -- the first page says how many there are
    const read = await call(listRequestsCall, { realm, ...queryOf(filters), limit: atOnce, offset });
    if (isLeft(read)) return 'failed';
    for (const one of read.right.items) items.set(one.iid, one);
    const { itemsCount: total } = read.right;
    if (offset + atOnce >= Math.min(total, mostOnDeskMap)) return { items: [...items.values()], total };
  }
  return 'failed';
}

const middleOf = (numbers: readonly number[]): number | undefined =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** The middle of where the requests are; one that is far outside does not move it. Null if none has a place. */
export function middleOfRequests(items: readonly Pick<StaffRequest, 'coordinates'>[]): Coordinates | null {
  const placed = items.flatMap(({ coordinates }) => (coordinates === null ? [] : [coordinates]));
  const [lat, lng] = [middleOf(placed.map((one) => one.lat)), middleOf(placed.map((one) => one.lng))];
  return lat === undefined || lng === undefined ? null : { lat, lng };
}
