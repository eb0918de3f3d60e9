import type { Row } from './quoted-row.ts';
import { type Findings, faultAt, warn } from './findings.ts';

/** A column by its present name, and those it had in earlier files. */
export interface ColumnNames {
  readonly now: string;
  readonly former: readonly string[];
  readonly required: boolean;
}

/** The position of each column, by its present name; a missing column has none. */
export type ColumnPlaces = ReadonlyMap<string, number>;

/** Reads a heading row. A former name is reported, a required column that is missing is a fault. */
export function columnsOf(
  findings: Findings,
  heading: Row,
  wanted: readonly ColumnNames[],
  section: string,
): ColumnPlaces {
  const present = heading.cells.map((cell) => cell.trim().toLowerCase());
  const places = new Map<string, number>();
  for (const { now, former, required } of wanted) {
    const name = [now, ...former].find((candidate) => present.includes(candidate));
    if (name === undefined) {
      if (required) faultAt(findings, heading, 0, 'missingColumn', { column: now, section });
      continue;
    }
    places.set(now, present.indexOf(name));
    if (name !== now) warn(findings, heading.line, 'formerColumn', { former: name, now });
  }
  return places;
}
