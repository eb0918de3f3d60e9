import * as t from 'io-ts';
import { bookers } from '#domain/appointments/appointment-office.ts';
import { localizedText, nullable, wordOf } from '../decode.ts';

/** What people come for. The fee is in euros, as `2.00`. */
export const serviceWire = t.type({
  id: t.string,
  title: localizedText,
  summary: localizedText,
  family: t.string,
  minutes: t.number,
  minutesMore: t.number,
  mostPeople: t.number,
  isCombinable: t.boolean,
  papers: t.array(localizedText),
  fee: t.string,
  booker: wordOf(bookers),
});
export type ServiceAnswer = t.TypeOf<typeof serviceWire>;

/** An office and its desks. */
export const officeWire = t.type({
  id: t.string,
  title: localizedText,
  address: localizedText,
  coordinates: nullable(t.type({ lat: t.number, lng: t.number })),
  desks: t.array(t.type({ id: t.string, title: localizedText })),
});
export type OfficeAnswer = t.TypeOf<typeof officeWire>;

/** Free times. */
export const freeTimesWire = t.type({
  offices: t.array(t.type({ id: t.string, first: nullable(t.string) })),
  days: t.array(t.type({ day: t.string, times: t.array(t.string) })),
});
export type FreeTimesAnswer = t.TypeOf<typeof freeTimesWire>;
