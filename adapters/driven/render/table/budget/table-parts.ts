import type { Paint } from '../../../terminal/paint.ts';
import { width } from '../../../terminal/printable.ts';
import type { CliSay } from '../../../texts/cli-say.ts';

/** How a result is shown: to how many columns, in which currency and words, with colours or without. */
export interface TableStyle {
  readonly columns: number;
  readonly currency: string;
  readonly say: CliSay;
  readonly paint: Paint;
}

export const widest = (cells: readonly string[], least = 0): number =>
  cells.reduce((most, cell) => Math.max(most, width(cell)), least);
