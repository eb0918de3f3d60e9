import type { ComputedBudget } from '#application/reports/budget/budget-report.ts';
import { padEnd, width, wrap } from '../../../terminal/printable.ts';
import { hashEntries, originEntries } from '../../words/origin-entries.ts';
import type { TableStyle } from './table-parts.ts';

/** What every result carries under it: how it came about, and the fingerprint of the input. */
export function originLines(computed: ComputedBudget, style: TableStyle): readonly string[] {
  const { say, paint } = style;
  const entries = [...originEntries(computed, say), ...hashEntries(computed.input, say)];
  const ofLabel = entries.reduce((most, [label]) => Math.max(most, width(label)), 0) + 2;
  return entries.flatMap(([label, value]) =>
    wrap(value, Math.max(20, style.columns - ofLabel - 1)).map((line, index) =>
      index === 0 ? `${paint.dim(padEnd(label, ofLabel))}${line}` : `${' '.repeat(ofLabel)}${line}`,
    ),
  );
}
