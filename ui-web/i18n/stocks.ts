import type { Resource } from 'i18next';
import type { Language } from '#domain/shared/localized-text.ts';

/** What each front-end's home says beside the texts of every page, by its address. A test reads the homes for it. */
export const stocks = {
  '/citas': ['appointments', 'finding'],
  '/inscripciones': ['registrations'],
  '/reservas': ['reservations', 'markers'],
  '/comercios': ['showcase', 'vouchers', 'markers'],
  '/entradas': ['tickets'],
  '/bonos': ['vouchers', 'markers'],
  '/asociaciones': ['associations', 'association-types'],
  '/subvenciones': ['subsidies', 'records', 'tables'],
  '/transparencia': ['transparency'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Stock = keyof typeof stocks;

/**
 * Each in a file of its own, though the texts of later pages have them all: a home would load ten times what it says.
 * The query makes them files of their own.
 */
const files: Readonly<Record<string, () => Promise<unknown>>> = import.meta.glob(
  [
    './*/screens/{appointments,finding,markers,records,registrations,reservations}.json',
    './*/screens/{associations,showcase,subsidies,tables,tickets,transparency,vouchers}.json',
    './*/reports/association-types.json',
  ],
  { base: '../../application/text/catalogue', query: '?home', import: 'default' },
);

const placeOf = (language: Language, name: string): string =>
  `./${language}/${name === 'association-types' ? 'reports' : 'screens'}/${name}.json`;

/** The texts of a home, by namespace. */
export async function loadStock(language: Language, stock: Stock): Promise<Resource[string]> {
  const names: readonly string[] = stocks[stock];
  const found = names.map(async (name) => [name, await files[placeOf(language, name)]?.()] as const);
  return Object.fromEntries(await Promise.all(found)) as Resource[string];
}
