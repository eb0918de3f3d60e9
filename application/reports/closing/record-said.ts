import type { LocalizedText } from '#domain/shared/localized-text.ts';

/** A figure of an answer or a proposal. */
interface Figure {
  readonly id: string;
  readonly n: number;
}

/** A survey as a closing record says it. */
export interface SheetSurveyRecord {
  readonly id: string;
  readonly title: LocalizedText | string;
  readonly lastDay: string;
  readonly marks: number | null;
  readonly ballots: number | null;
  readonly blank: number | null;
  readonly list: string | null;
  readonly result: {
    readonly counts?: readonly Figure[] | undefined;
    readonly shares?: readonly Figure[] | undefined;
    readonly allocation: {
      readonly funded: readonly string[];
      readonly ties: readonly { readonly between: readonly string[]; readonly decidedBy: string }[];
      readonly refused: string | null;
    } | null;
  } | null;
  readonly sealed: string | null;
}

/** What a closing record says, read from its text. */
export interface RecordSaid {
  readonly vote: string;
  readonly title: LocalizedText | string;
  readonly opening: readonly string[];
  readonly census: { readonly people: number; readonly print: string } | null;
  readonly amendments: readonly {
    readonly number: number;
    readonly added: number;
    readonly blocked: number;
    readonly letIn: number;
    readonly corrected: number;
  }[];
  readonly surveys: readonly SheetSurveyRecord[];
  readonly paper: string | null;
  readonly incidents: readonly { readonly number: number; readonly day: string; readonly words: string }[];
  readonly faults: readonly { readonly kind: string; readonly of: string }[];
  readonly explanation: string | null;
}

/** The paper channel of a record, for a reader who gets it. */
export interface PaperSaid {
  readonly boxes: readonly {
    readonly id: string;
    readonly names: readonly string[];
    readonly given: number;
    readonly found: number;
    readonly ballots: number;
    readonly blank: number;
    readonly spoiled: number;
    readonly difference: number;
  }[];
  readonly surveys: readonly { readonly id: string; readonly web: number; readonly paper: number }[];
  readonly samples: readonly {
    readonly number: number;
    readonly seed: string;
    readonly source: string;
    readonly size: number;
    readonly boxes: readonly { readonly ballots: number }[];
    readonly wrong: number | null;
    readonly words: string | null;
    readonly mostWrong: number | null;
  }[];
}
