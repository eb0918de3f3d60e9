import { placeIn, type Row } from '#adapters/driven/csv/quoted-row.ts';
import type { Findings } from '#adapters/driven/csv/findings.ts';

/** One ballot, still text, of a row that is read by the careful reader. */
export interface BallotText {
  readonly row: Pick<Row, 'start' | 'line'>;
  readonly voter: string;
  /** Its list of projects. */
  readonly source: string;
  /** What to add to a place in `source` to have the place in the whole text. */
  readonly offset: number;
  readonly points: string;
  /** Where the points are in the whole text. */
  readonly pointsAt: number;
}

/** Reports that a ballot gives more or fewer points than it names projects. */
export function mismatched(findings: Findings, ballot: BallotText, projects: number, points: number): void {
  const place = placeIn(findings.text, ballot.row, ballot.pointsAt);
  const found = ballot.points.trim();
  findings.faults.push({
    kind: 'pointsCount',
    ...place,
    found,
    particulars: { projects, points },
    suggestion: null,
  });
}

/** The points of a ballot; what is not a number is reported. */
export function pointsOf(findings: Findings, ballot: BallotText): readonly number[] {
  if (ballot.points.trim() === '') return [];
  let at = ballot.pointsAt;
  return ballot.points.split(',').map((written) => {
    const points = Number(written);
    if (written.trim() === '' || !Number.isFinite(points)) {
      const place = placeIn(findings.text, ballot.row, at);
      const found = written.trim();
      findings.faults.push({ kind: 'notPoints', ...place, found, particulars: {}, suggestion: null });
    }
    at += written.length + 1;
    return points;
  });
}
