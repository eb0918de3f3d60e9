import { censusTable } from '../census/census-table.ts';
import { letterTable } from '../letters/letter-table.ts';
import type { ImportLayout, TableLayout } from '../layout.ts';
import { associations } from './associations.ts';
import { contracts } from './contracts.ts';
import { proposals } from './proposals.ts';
import { streets } from './streets.ts';
import { grants, subsidyCalls } from './subsidies.ts';
import { budgetIncome, budgetSpending } from './town-budget.ts';

/** Every layout that a town can bring, in the order in which they are offered. */
export const importLayouts = [
  budgetSpending,
  budgetIncome,
  contracts,
  subsidyCalls,
  grants,
  associations,
  streets,
  proposals,
] as const satisfies readonly ImportLayout[];

/** The layout of a name; null if there is none. */
export const importLayout = (name: string): ImportLayout | null =>
  importLayouts.find((layout) => layout.name === name) ?? null;

/** Every table that people bring: those that become documents, the census, and the addresses of letters. */
export const importTables: readonly TableLayout[] = [...importLayouts, censusTable, letterTable];

/** The table of a name; null if there is none. */
export const importTable = (name: string): TableLayout | null =>
  importTables.find((layout) => layout.name === name) ?? null;
