import type { VenueWeekAnswer } from '#adapters/wire/reservations/read-venue-week.ts';

/** Another time that can be had. */
export interface OtherTime {
  readonly place: string;
  readonly start: string;
}

const most = 3;

/**
 * What else there is in a week for who did not get a time: other places at the same moment, and the nearest other times of the
 * same place.
 */
export function otherTimes(
  { days }: VenueWeekAnswer,
  { place, start }: OtherTime,
): { readonly places: readonly OtherTime[]; readonly times: readonly OtherTime[] } {
  const at = Date.parse(start);
  const all = days.flatMap(({ places }) =>
    places.flatMap((one) => one.starts.map((free): OtherTime => ({ place: one.place, start: free }))),
  );
  const away = (one: OtherTime) => Math.abs(Date.parse(one.start) - at);
  return {
    places: all.filter((one) => one.place !== place && away(one) === 0).slice(0, most),
    times: all
      .filter((one) => one.place === place && away(one) > 0)
      .toSorted((a, b) => away(a) - away(b))
      .slice(0, most)
      .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start)),
  };
}

/** The first time of a place in a week. */
export const firstTimeOf = ({ days }: VenueWeekAnswer, place: string): OtherTime | null => {
  const start = days.flatMap(({ places }) => places.find((one) => one.place === place)?.starts ?? [])[0];
  return start === undefined ? null : { place, start };
};

/** The places that have a time in a week, other than one, each with its first. */
export const otherPlaces = (week: VenueWeekAnswer, place: string): readonly OtherTime[] =>
  [...new Set(week.days.flatMap(({ places }) => places.map((one) => one.place)))]
    .filter((one) => one !== place)
    .flatMap((one) => firstTimeOf(week, one) ?? [])
    .slice(0, most);
