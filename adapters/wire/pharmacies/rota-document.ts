import * as t from 'io-ts';
import type { Pharmacy, PharmacyRota } from '#domain/pharmacies/rota.ts';
import { type CalendarDay, parseDay } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { decode, localizedText, orNull, type Unreadable } from '../decode.ts';
import { deliveryDay } from '../processes/delivery-day.ts';
import { minutesOfClock } from '../reservations/minutes-of-clock.ts';

/** The collection of rotas of pharmacies. */
export const pharmacyDocuments = 'farmacias';

const pharmacyWire = t.intersection([
  t.type({ id: t.string, title: localizedText }),
  t.partial({
    address: orNull(localizedText),
    phone: orNull(t.string),
    coordinates: orNull(t.partial({ lat: orNull(t.number), lng: orNull(t.number) })),
  }),
]);

/** A rota as the council writes it: days of the town, and the hour at which the duty passes on (`09:30`). */
export const rotaDocumentWire = t.intersection([
  t.type({ firstTurn: deliveryDay, pharmacies: t.array(pharmacyWire) }),
  t.partial({
    title: orNull(localizedText),
    turnDays: orNull(t.number),
    changesAt: orNull(t.string),
    swaps: orNull(t.array(t.type({ day: deliveryDay, pharmacy: t.string }))),
  }),
]);
type RotaDocument = t.TypeOf<typeof rotaDocumentWire>;

const unreadable = (where: string) => left<Unreadable>({ kind: 'unreadable', where });

function pharmacyOf({ id, title, address, phone, coordinates }: t.TypeOf<typeof pharmacyWire>): Pharmacy {
  const { lat, lng } = coordinates ?? {};
  return {
    id,
    title,
    address: address ?? '',
    phone: phone ?? '',
    coordinates: typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null,
  };
}

/** The days that are swapped. Left: the place of one that is not a day or names no pharmacy of the rota. */
function swapsOf({ swaps, pharmacies }: RotaDocument): Either<Unreadable, ReadonlyMap<CalendarDay, string>> {
  const read = new Map<CalendarDay, string>();
  for (const [place, { day: written, pharmacy }] of (swaps ?? []).entries()) {
    const day = parseDay(written);
    if (day === null) return unreadable(`swaps.${place}.day`);
    if (!pharmacies.some(({ id }) => id === pharmacy)) return unreadable(`swaps.${place}.pharmacy`);
    read.set(day, pharmacy);
  }
  return right(read);
}

/** Reads a rota: each pharmacy has a week of days unless it says otherwise, and the duty passes on at 9.30. */
export function readRotaDocument(raw: unknown): Either<Unreadable, PharmacyRota> {
  const read = decode(rotaDocumentWire, raw);
  if (isLeft(read)) return read;
  const document = read.right;
  const begins = parseDay(document.firstTurn);
  if (begins === null) return unreadable('firstTurn');
  const days = document.turnDays ?? 7;
  if (!Number.isInteger(days) || days < 1) return unreadable('turnDays');
  const change = minutesOfClock(document.changesAt ?? '09:30');
  if (Number.isNaN(change)) return unreadable('changesAt');
  const swaps = swapsOf(document);
  if (isLeft(swaps)) return swaps;
  const pharmacies = document.pharmacies.map(pharmacyOf);
  return right({ begins, days, change: change * 60, pharmacies, swaps: swaps.right });
}
