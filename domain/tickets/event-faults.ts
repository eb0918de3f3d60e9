import type { SeatRow } from './seats.ts';
import type { EventSession, PlacePool, TicketedEvent, TicketType } from './ticketed-event.ts';

/** The most places of a pool of one session. */
export const mostPlacesSold = 100_000;
/** The most sessions, types, pools and rows: they are read each time that somebody looks. */
export const mostParts = 200;
const mostPerOrder = 20;

const idShape = /^[a-z0-9][a-z0-9-]{0,39}$/u;
const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isSafeInteger(value) && value >= least && value <= most;

/** The path of a place in its document, if something is wrong there. */
const pathIf = (isWrong: boolean, path: string): readonly string[] => (isWrong ? [path] : []);

const partFaults = (parts: readonly { readonly id: string }[], path: string): readonly string[] => {
  const ids = parts.map(({ id }) => id);
  return [
    ...pathIf(parts.length === 0 || parts.length > mostParts, path),
    ...ids.flatMap((id, at) => pathIf(!idShape.test(id) || ids.indexOf(id) !== at, `${path}.${at}.id`)),
  ];
};

const sessionFaults = ({ doors, start, end }: EventSession, path: string): readonly string[] => [
  ...pathIf(!Number.isFinite(start), `${path}.start`),
  ...pathIf(!(doors <= start), `${path}.doors`),
  ...pathIf(!(end > start), `${path}.end`),
];

function rowFaults({ id, seats, wheelchair, companion }: SeatRow, path: string): readonly string[] {
  const isSeat = (number: number) => isWhole(number, 1, seats);
  const reserved = [...wheelchair, ...companion];
  return [
    ...pathIf(id.trim() === '' || id.length > 20 || id.includes('/'), `${path}.id`),
    ...pathIf(!isWhole(seats, 1, 1000), `${path}.seats`),
    ...pathIf(!wheelchair.every(isSeat) || new Set(reserved).size < reserved.length, `${path}.wheelchair`),
    // Who comes along sits beside the wheelchair.
    ...pathIf(
      !companion.every((one) => isSeat(one) && wheelchair.some((other) => Math.abs(one - other) === 1)),
      `${path}.companion`,
    ),
  ];
}

function poolFaults({ places, rows }: PlacePool, path: string): readonly string[] {
  const ids = rows.map(({ id }) => id);
  return [
    ...pathIf(!isWhole(places, rows.length > 0 ? 0 : 1, mostPlacesSold), `${path}.places`),
    ...pathIf(rows.length > mostParts, `${path}.rows`),
    ...pathIf(new Set(ids).size < ids.length, `${path}.rows`),
    ...rows.flatMap((row, at) => rowFaults(row, `${path}.rows.${at}`)),
  ];
}

function typeFaults(event: TicketedEvent, type: TicketType, path: string): readonly string[] {
  const { pools, perPerson, check, minimumAge, maximumAge, need } = type;
  const own = event.pools.filter(({ id }) => pools.includes(id));
  const ages = [minimumAge, maximumAge].filter((age) => age !== null);
  const seated = own.filter(({ rows }) => rows.length > 0);
  const hasSuch = need === 'any' || seated.every(({ rows }) => rows.some((row) => row[need].length > 0));
  return [
    ...pathIf(pools.length === 0 || own.length < new Set(pools).size || seated.length > 1, `${path}.pools`),
    ...pathIf(perPerson !== null && !isWhole(perPerson, 1, mostPerOrder), `${path}.perPerson`),
    ...pathIf(
      !ages.every((age) => isWhole(age, 0, 130)) || (minimumAge ?? 0) > (maximumAge ?? 130),
      `${path}.minimumAge`,
    ),
    // Only the census knows a birth date: an age that nobody checks would be a price for whoever asks.
    ...pathIf(ages.length > 0 && check !== 'census', `${path}.check`),
    ...pathIf(!hasSuch, `${path}.need`),
  ];
}

const saleFaults = ({ sale, perOrder, terms }: TicketedEvent): readonly string[] => [
  ...pathIf(!Number.isFinite(sale.from), 'saleFrom'),
  ...pathIf(sale.until !== null && !(sale.until > sale.from), 'saleUntil'),
  ...pathIf(!isWhole(perOrder, 1, mostPerOrder), 'perOrder'),
  ...terms.flatMap(({ hours, percent }, at) => [
    ...pathIf(!isWhole(hours, 0, 24 * 400), `returnTerms.${at}.hoursBefore`),
    ...pathIf(!isWhole(percent, 0, 100), `returnTerms.${at}.percent`),
  ]),
];

/** Where an event is written in a way in which no ticket could be sold, by the paths of its document. */
export const ticketedEventFaults = (event: TicketedEvent): readonly string[] => [
  ...partFaults(event.sessions, 'sessions'),
  ...event.sessions.flatMap((session, at) => sessionFaults(session, `sessions.${at}`)),
  ...partFaults(event.pools, 'pools'),
  ...event.pools.flatMap((pool, at) => poolFaults(pool, `pools.${at}`)),
  ...partFaults(event.types, 'types'),
  ...event.types.flatMap((type, at) => typeFaults(event, type, `types.${at}`)),
  ...saleFaults(event),
];
