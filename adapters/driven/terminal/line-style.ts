import type { Paint } from './paint.ts';

/** How lines for people are shown: to how many columns, with colours or without. */
export interface LineStyle {
  readonly columns: number;
  readonly paint: Paint;
}
