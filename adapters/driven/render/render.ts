import type { Either } from '#domain/shared/result.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import type { Paint } from '../terminal/paint.ts';
import type { CliSay } from '../texts/cli-say.ts';
import type { PabulibRefusal } from './pb/write-pabulib.ts';
import type { ReportContent } from './report-content.ts';

/** What a format is given beside the report. */
export interface Means {
  readonly say: CliSay;
  readonly language: Language;
  /** Whether separated text begins with a byte order mark. */
  readonly byteOrderMark: boolean;
  /** The width of the terminal that shows the report, in columns; null if it goes elsewhere or the width is unknown. */
  readonly columns: number | null;
  readonly paint: Paint;
}

/** Why a report cannot be written in a format: the election file has no form for this election. */
export type RenderRefusal = PabulibRefusal;

/** A file as text, as bytes, or in pieces that are not joined where it may be long. */
export type Rendered = string | Uint8Array | readonly Uint8Array[];

/** Writes a report in one format. The same report gives the same result. */
export type Render = (content: ReportContent, means: Means) => Promise<Either<RenderRefusal, Rendered>>;
