import type { Language } from '#domain/shared/localized-text.ts';

/** The texts of a chart beside its labels, in the reader's language. */
export interface ChartFigureWords {
  readonly language: Language;
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
  /** "Ver las cifras". */
  readonly figures: string;
  /** "Cada superficie es proporcional…", or how many have none. */
  readonly leftOut: (count: number) => string;
  readonly download: (format: 'PNG' | 'SVG' | 'CSV') => string;
  readonly imageFailed: string;
}
