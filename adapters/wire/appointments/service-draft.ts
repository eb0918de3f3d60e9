import * as t from 'io-ts';
import { type AppointmentService, bookers } from '#domain/appointments/appointment-office.ts';
import { cellMinutes } from '#domain/free-times/cell-day.ts';
import { cents } from '#domain/shared/money.ts';
import { isLeft } from '#domain/shared/result.ts';
import { decode, euros, localizedText, orNull, wordOf } from '../decode.ts';

/** What people come for, as it is set up. */
export const serviceDraftWire = t.intersection([
  t.type({ title: localizedText, minutes: t.number }),
  t.partial({
    summary: orNull(localizedText),
    family: orNull(t.string),
    minutesMore: orNull(t.number),
    mostPeople: orNull(t.number),
    combinable: orNull(t.boolean),
    papers: orNull(t.array(localizedText)),
    fee: orNull(euros),
    booker: orNull(wordOf(bookers)),
  }),
]);

/** The minutes of the longest appointment. */
const longest = 480;

const isMinutes = (value: number, least: number): boolean =>
  Number.isSafeInteger(value) && value >= least && value <= longest && value % cellMinutes === 0;

/** The members of a service by which no appointment could be given. */
export function wrongOfService({
  minutes,
  minutesMore,
  mostPeople,
}: AppointmentService): readonly ('minutes' | 'minutesMore' | 'mostPeople')[] {
  const isPeople = Number.isSafeInteger(mostPeople) && mostPeople > 0;
  return [
    ...(isMinutes(minutes, cellMinutes) ? [] : (['minutes'] as const)),
    ...(isMinutes(minutesMore, 0) ? [] : (['minutesMore'] as const)),
    ...(isPeople && minutes + (mostPeople - 1) * minutesMore <= longest ? [] : (['mostPeople'] as const)),
  ];
}

/** The service as a document describes it, right or wrong; null if it is none. */
export function draftedService(id: string, raw: unknown): AppointmentService | null {
  const read = decode(serviceDraftWire, raw);
  if (isLeft(read)) return null;
  const draft = read.right;
  return {
    id,
    title: draft.title,
    summary: draft.summary ?? '',
    family: draft.family ?? id,
    minutes: draft.minutes,
    minutesMore: draft.minutesMore ?? 0,
    mostPeople: draft.mostPeople ?? 1,
    isCombinable: draft.combinable ?? false,
    papers: draft.papers ?? [],
    fee: cents(draft.fee ?? 0),
    booker: draft.booker ?? 'anybody',
  };
}

/** The service that a document describes; null if no appointment can be given as it says. */
export function readService(id: string, raw: unknown): AppointmentService | null {
  const service = draftedService(id, raw);
  return service !== null && wrongOfService(service).length === 0 ? service : null;
}
