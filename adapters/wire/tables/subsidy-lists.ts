import * as t from 'io-ts';
import { type Language, type LocalizedText, textFor } from '#domain/shared/localized-text.ts';
import type { CallTotal } from '#domain/subsidies/grants-by-call.ts';
import { registerLink } from '#domain/subsidies/register-link.ts';
import { type Grant, type SubsidyCall, yearOf } from '#domain/subsidies/subsidy.ts';
import { localizedText, orNull } from '../decode.ts';
import { subsidyCallWire } from './subsidy.ts';

/*
 * The rows of the calls for subsidies (specification 3, section 7). Those of calls are read by name, those of grants
 * by position: their names are for people. Titles are in one language; beside them they are in every language there
 * is.
 */

export const callRowWire = t.intersection([subsidyCallWire, t.partial({ titulos: orNull(localizedText) })]);

const year = t.union([t.number, t.literal('')]);

/** What a call granted: the columns of the specification (3, section 3), and its titles. */
export const callTotalRowWire = t.type({
  Convocatoria: t.string,
  Importe: t.number,
  Cuenta: t.number,
  Instrumento: t.string,
  Año: year,
  'Fecha de concesión': t.string,
  'URL de las BBRR': t.string,
  Aplicación: t.string,
  Títulos: localizedText,
});

/** A grant: the columns of the specification, and the number of its call at position 14. */
export const grantRowWire = t.type({
  Administración: t.string,
  Departamento: t.string,
  Convocatoria: t.string,
  'Enlace Concesión': t.string,
  'URL de las BBRR': t.string,
  'Aplicación presupuestaria': t.string,
  'Fecha de concesión': t.string,
  Beneficiario: t.string,
  Importe: t.number,
  Detalles: t.string,
  Instrumento: t.string,
  Año: year,
  Títulos: localizedText,
  Moneda: t.literal('EUR'),
  'Código BDNS': t.string,
});

/** Titles in one language, for programs that do not know the others. */
interface Titled {
  readonly language: Language;
}

const inOne = (title: LocalizedText, { language }: Titled): string => textFor(title, language, 'es').text;

export const writeCallRow = (
  { code, recoveryPlan, department, body, date, title }: SubsidyCall,
  titled: Titled,
): t.TypeOf<typeof callRowWire> => ({
  algo: code,
  MRR: recoveryPlan,
  Departamento: department,
  Organo: body,
  Fecha: date,
  Convocatoria: inOne(title, titled),
  titulos: title,
});

export const writeCallTotalRow = (total: CallTotal, titled: Titled): t.TypeOf<typeof callTotalRowWire> => ({
  Convocatoria: inOne(total.call, titled),
  Importe: total.amount / 100,
  Cuenta: total.count,
  Instrumento: total.instrument,
  Año: total.year ?? '',
  'Fecha de concesión': total.date ?? '',
  'URL de las BBRR': total.termsUrl,
  Aplicación: total.budgetLine,
  Títulos: total.call,
});

export const writeGrantRow = (grant: Grant, titled: Titled): t.TypeOf<typeof grantRowWire> => ({
  Administración: grant.administration,
  Departamento: grant.department,
  Convocatoria: inOne(grant.call, titled),
  'Enlace Concesión': registerLink(grant.callCode) ?? '',
  'URL de las BBRR': grant.termsUrl,
  'Aplicación presupuestaria': grant.budgetLine,
  'Fecha de concesión': grant.date ?? '',
  Beneficiario: grant.beneficiary,
  Importe: grant.amount / 100,
  Detalles: grant.details,
  Instrumento: grant.instrument,
  Año: yearOf(grant.date) ?? '',
  Títulos: grant.call,
  Moneda: 'EUR',
  'Código BDNS': grant.callCode,
});
