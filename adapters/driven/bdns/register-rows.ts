import * as t from 'io-ts';
import { decode, orNull, type Unreadable } from '#adapters/wire/decode.ts';
import { readDate } from '#adapters/wire/tables/subsidy.ts';
import type { LocalizedText } from '#domain/shared/localized-text.ts';
import { cents } from '#domain/shared/money.ts';
import { type Either, map } from '#domain/shared/result.ts';
import { shownBeneficiary } from '#domain/subsidies/beneficiary.ts';
import type { Grant, SubsidyCall } from '#domain/subsidies/subsidy.ts';

/** Amounts come as JSON numbers; to the nearest cent, and repayments are negative. */
const amount = new t.Type<number>(
  'amount',
  (u): u is number => typeof u === 'number',
  (u, context) =>
    typeof u === 'number' && Number.isSafeInteger(Math.round(u * 100))
      ? t.success(Math.round(u * 100))
      : t.failure(u, context),
  (whole) => whole / 100,
);

const level = { nivel1: orNull(t.string), nivel2: orNull(t.string), nivel3: orNull(t.string) };

const callWire = t.intersection([
  t.type({ numeroConvocatoria: t.union([t.string, t.number]), descripcion: t.string }),
  t.partial({
    ...level,
    mrr: orNull(t.boolean),
    descripcionLeng: orNull(t.string),
    fechaRecepcion: orNull(t.string),
  }),
]);

const grantWire = t.intersection([
  t.type({ convocatoria: t.string, importe: amount }),
  t.partial({
    ...level,
    numeroConvocatoria: orNull(t.union([t.string, t.number])),
    descripcionCooficial: orNull(t.string),
    fechaConcesion: orNull(t.string),
    beneficiario: orNull(t.string),
    instrumento: orNull(t.string),
    urlBR: orNull(t.string),
  }),
]);

/** A row of the register's list of calls. The levels are: kind of administration, administration, department. */
export function readRegisterCall(raw: unknown): Either<Unreadable, SubsidyCall> {
  return map(
    (wire: t.TypeOf<typeof callWire>): SubsidyCall => ({
      code: String(wire.numeroConvocatoria),
      recoveryPlan: wire.mrr ?? false,
      department: wire.nivel2 ?? '',
      body: wire.nivel3 ?? '',
      date: readDate(wire.fechaRecepcion),
      title: inBoth(wire.descripcion, wire.descripcionLeng),
    }),
  )(decode(callWire, raw));
}

/** A row of the register's list of grants; beneficiaries come as number and name in one text. */
export function readRegisterGrant(raw: unknown): Either<Unreadable, Grant> {
  return map(
    (wire: t.TypeOf<typeof grantWire>): Grant => ({
      administration: wire.nivel2 ?? '',
      department: wire.nivel3 ?? '',
      call: inBoth(wire.convocatoria, wire.descripcionCooficial),
      callCode: String(wire.numeroConvocatoria ?? ''),
      instrument: (wire.instrumento ?? '').trim(),
      termsUrl: wire.urlBR ?? '',
      budgetLine: '',
      date: readDate(wire.fechaConcesion),
      beneficiary: shownBeneficiary(wire.beneficiario ?? ''),
      amount: cents(wire.importe),
      details: '',
    }),
  )(decode(grantWire, raw));
}

/** The register has Spanish and, if a council gave it, the other official language of the place. */
const inBoth = (spanish: string, other: string | null | undefined): LocalizedText =>
  other?.trim() ? { es: spanish, und: other } : spanish;
