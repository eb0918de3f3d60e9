/** What is asked of the newer dates of the language (ECMA-262, `Temporal`), which not every browser brings yet. */
interface NewerDates {
  readonly Instant: {
    readonly fromEpochMilliseconds: (instant: number) => {
      readonly toZonedDateTimeISO: (zone: string) => { readonly offsetNanoseconds: number };
    };
  };
}

/**
 * What a clock on a wall in that zone shows at the instant, in milliseconds as if it were UTC; null where the newer
 * dates are not there. Where they are, they are asked: the first `Intl.DateTimeFormat` of a page takes a phone seventy
 * milliseconds, these three.
 */
export function wallClock(instant: number, zone: string): number | null {
  const { Temporal: newer } = globalThis as { readonly Temporal?: NewerDates };
  if (newer === undefined) return null;
  const there = newer.Instant.fromEpochMilliseconds(Math.trunc(instant)).toZonedDateTimeISO(zone);
  return instant + there.offsetNanoseconds / 1_000_000;
}
