import * as t from 'io-ts';
import { type CalendarDay, parseDay } from '#domain/shared/calendar-day.ts';
import { type Either, flatMap, left, map, right } from '#domain/shared/result.ts';
import type { CheckedLink } from '#domain/transparency/checked-link.ts';
import type { IndexYear } from '#domain/transparency/index-year.ts';
import { decode, orNull, type Unreadable } from './decode.ts';

/** A year, as a number or in digits. */
const year = new t.Type<number>(
  'year',
  (u): u is number => typeof u === 'number',
  (u, context) => (/^\d{4}$/u.test(String(u)) ? t.success(Number(u)) : t.failure(u, context)),
  (told) => told,
);
export const yearWire = t.type({ edition: t.string, year, ita: t.string });

/** A year of an index, from the collection `transparencia`. */
export const readIndexYear = (raw: unknown): Either<Unreadable, IndexYear> =>
  map(
    (wire: t.TypeOf<typeof yearWire>): IndexYear => ({
      edition: wire.edition,
      year: wire.year,
      ita: wire.ita,
    }),
  )(decode(yearWire, raw));

export const checkedLinkWire = t.intersection([
  t.type({ uri: t.string, answers: t.boolean, checkedOn: t.string }),
  t.partial({ status: orNull(t.number) }),
]);

/** An address that was checked, from the collection `enlaces`. */
export const readCheckedLink = (raw: unknown): Either<Unreadable, CheckedLink> =>
  flatMap((wire: t.TypeOf<typeof checkedLinkWire>): Either<Unreadable, CheckedLink> => {
    const checkedOn: CalendarDay | null = parseDay(wire.checkedOn);
    if (checkedOn === null) return left({ kind: 'unreadable', where: 'checkedOn' });
    return right({ uri: wire.uri, answers: wire.answers, status: wire.status ?? null, checkedOn });
  })(decode(checkedLinkWire, raw));
