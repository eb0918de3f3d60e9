import * as t from 'io-ts';
import { type CalendarDay, parseDay } from '#domain/shared/calendar-day.ts';
import type { LocalizedText } from '#domain/shared/localized-text.ts';
import { cents } from '#domain/shared/money.ts';
import { type Either, map } from '#domain/shared/result.ts';
import { shownBeneficiary, withoutIdentities } from '#domain/subsidies/beneficiary.ts';
import type { Grant, SubsidyCall } from '#domain/subsidies/subsidy.ts';
import { decode, euros, localizedText, orNull, type Unreadable } from '../decode.ts';

const code = t.union([t.string, t.number]);

/** A call as councils list it (specification 3, section 7): `algo` is its number in the national register. */
export const subsidyCallWire = t.intersection([
  t.type({ algo: code, Convocatoria: localizedText }),
  t.partial({
    MRR: orNull(t.union([t.boolean, t.string])),
    Departamento: orNull(t.string),
    Organo: orNull(t.string),
    Fecha: orNull(t.string),
  }),
]);

export const grantWire = t.intersection([
  t.type({ convocatoria: localizedText, importe: euros }),
  t.partial({
    bdns: orNull(code),
    administracion: orNull(t.string),
    departamento: orNull(t.string),
    instrumento: orNull(t.string),
    bases: orNull(t.string),
    aplicacion: orNull(t.string),
    fecha: orNull(t.string),
    beneficiario: orNull(t.string),
    detalles: orNull(t.string),
  }),
]);

export function readSubsidyCall(raw: unknown): Either<Unreadable, SubsidyCall> {
  return map(
    (wire: t.TypeOf<typeof subsidyCallWire>): SubsidyCall => ({
      code: String(wire.algo).trim(),
      recoveryPlan: isYes(wire.MRR),
      department: wire.Departamento ?? '',
      body: wire.Organo ?? '',
      date: readDate(wire.Fecha),
      title: wire.Convocatoria,
    }),
  )(decode(subsidyCallWire, raw));
}

/** A grant. It never contains a whole identity number, in any part of the document. */
export function readGrant(raw: unknown): Either<Unreadable, Grant> {
  return map(
    (wire: t.TypeOf<typeof grantWire>): Grant => ({
      administration: wire.administracion ?? '',
      department: wire.departamento ?? '',
      call: masked(wire.convocatoria),
      callCode: String(wire.bdns ?? '').trim(),
      instrument: wire.instrumento ?? '',
      termsUrl: wire.bases ?? '',
      budgetLine: wire.aplicacion ?? '',
      date: readDate(wire.fecha),
      beneficiary: shownBeneficiary(wire.beneficiario ?? ''),
      amount: cents(wire.importe),
      details: withoutIdentities(wire.detalles ?? ''),
    }),
  )(decode(grantWire, raw));
}

const isYes = (told: boolean | string | null | undefined): boolean =>
  told === true || (typeof told === 'string' && /^(?:s[ií]|true|1|x)$/iu.test(told.trim()));

const masked = (text: LocalizedText): LocalizedText =>
  typeof text === 'string'
    ? withoutIdentities(text)
    : Object.fromEntries(
        Object.entries(text).map(([language, words]) => [language, withoutIdentities(words)]),
      );

/** The date part of `2025-10-14`, `2025-10-14T00:00:00`, `2025-10-14 00:00` or `14/10/2025`; null for anything else. */
export function readDate(written: string | null | undefined): CalendarDay | null {
  const [date = ''] = (written ?? '').trim().split(/[ T]/u, 1);
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/u.exec(date) ?? [];
  return parseDay(year === undefined ? date : `${year}-${month}-${day}`);
}
