import { count, type Report, type ReportCell, text } from '#application/reports/report.ts';
import { type TableOrigin, tableOrigin } from '#application/reports/tables/table-origin.ts';
import type { DrawList } from '#domain/registrations/draw/draw-list.ts';
import type { DrawOutcome } from '#domain/registrations/draw/draw-outcome.ts';
import { type DrawChance, drawNumber } from '#domain/registrations/draw/drawn-order.ts';

export const orderColumns = [
  'position',
  'application',
  'family',
  'points',
  'number',
  'group',
  'segment',
  'outcome',
  'waiting',
] as const;

/** The order of a draw, a row for each application, with the number that it drew. */
export function orderReport(
  {
    list,
    outcome,
    chance,
  }: { readonly list: DrawList; readonly outcome: DrawOutcome; readonly chance: DrawChance },
  origin: TableOrigin,
): Report {
  const orBlank = (value: string | null): ReportCell => (value === null ? { kind: 'blank' } : text(value));
  const rows = outcome.applications
    .map((place, at) => ({ place, own: list.applications[at] as DrawList['applications'][number] }))
    .toSorted((a, b) => a.place.position - b.place.position || (a.place.id < b.place.id ? -1 : 1))
    .map(({ place, own }): readonly ReportCell[] => [
      count(place.position),
      text(place.id),
      orBlank(own.family),
      count(own.points),
      text(drawNumber(chance, own.family ?? own.id)),
      orBlank(place.placed),
      orBlank(place.segment),
      { kind: 'term', term: place.reason },
      text(place.waiting.map(({ group, n }) => `${group} ${n}`).join(', ')),
    ]);
  return {
    table: { key: 'order', columns: orderColumns, rows },
    further: [],
    provenance: tableOrigin(origin, rows.length),
  };
}
