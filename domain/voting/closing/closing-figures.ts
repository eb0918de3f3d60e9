import type { Json } from '../../documents/json.ts';
import type { CalendarDay } from '../../shared/calendar-day.ts';
import type { LocalizedText } from '../../shared/localized-text.ts';
import type { CensusPrint } from '../opening/frozen-vote.ts';
import type { DrawnSample } from './drawn-sample.ts';

/** A figure of an answer, a proposal or a number of stars. */
export interface FigureOf {
  readonly id: string;
  readonly n: number;
}

/** A tie that decided who is funded, and by what it was decided. */
export interface RecordedTie {
  readonly between: readonly string[];
  readonly decidedBy: string;
  readonly votes: number | null;
}

/** How a budget was shared out; `refused` says why there is no allocation. */
export interface RecordedAllocation {
  readonly rule: Json;
  readonly funded: readonly string[];
  /** In cents. */
  readonly spent: number;
  readonly ties: readonly RecordedTie[];
  readonly refused: string | null;
}

/** What a survey came to. */
export interface SurveyOutcome {
  /** In the order of the survey. */
  readonly counts: readonly FigureOf[];
  /** In rankings and rated answers: ballots by position or by number of stars. */
  readonly spread: readonly { readonly id: string; readonly n: readonly number[] }[];
  /** What residents read if the council hides how many took part; null if there are none. */
  readonly shares: readonly FigureOf[] | null;
  readonly allocation: RecordedAllocation | null;
}

/** What the fixed flags of a survey let residents see of it after its close. */
export interface ShownOfSurvey {
  readonly count: boolean;
  readonly result: 'counts' | 'shares' | 'none';
}

/** The figures of one survey of a vote that is over. */
export interface SurveyFigures {
  readonly id: string;
  readonly title: LocalizedText | string;
  readonly type: string;
  readonly lastDay: CalendarDay;
  readonly marks: number;
  /** How many of these are of people who got a paper ballot. */
  readonly paperMarks: number;
  /** All that are in the list, those from paper too. */
  readonly ballots: number;
  readonly paperBallots: number;
  /** Null if the question does not offer a blank vote. */
  readonly blank: number | null;
  /** The SHA-256 that the published list states. */
  readonly list: string;
  readonly outcome: SurveyOutcome;
  readonly shows: ShownOfSurvey;
}

/** A ballot box as it was counted, with those that were mixed into it. */
export interface BoxFigures {
  readonly id: string;
  /** Its name, then the names of the boxes that were mixed into it. */
  readonly names: readonly string[];
  /** How many people got a paper ballot there. */
  readonly given: number;
  /** How many lay in it, before those were drawn out that were more than given. */
  readonly found: number;
  /** With a valid answer to some question; blank and spoiled ones are not among these. */
  readonly ballots: number;
  readonly blank: number;
  readonly spoiled: number;
}

/** Something that went wrong during the vote, as it was noted. */
export interface RecordedIncident {
  readonly number: number;
  readonly day: CalendarDay;
  readonly words: string;
}

/** How many people an amendment added to the census, blocked, let in again, and corrected the numbers of. */
export interface RecordedAmendment {
  readonly number: number;
  /** The hash of the vote with the census as it was then. */
  readonly hash: string;
  readonly added: number;
  readonly blocked: number;
  readonly letIn: number;
  readonly corrected: number;
}

/** All that a closing record is made from. */
export interface ClosingFigures {
  readonly realm: string;
  /** The id of the main survey. */
  readonly vote: string;
  readonly title: LocalizedText | string;
  /** The hash of what two people opened, then those of every change. */
  readonly hashes: readonly string[];
  /** Who could vote, by the latest of these; null if no survey checks a census. */
  readonly census: CensusPrint | null;
  readonly amendments: readonly RecordedAmendment[];
  readonly surveys: readonly SurveyFigures[];
  /** Empty: the vote had no ballot boxes. */
  readonly boxes: readonly BoxFigures[];
  /** How many voted at a kiosk; null if there was none. */
  readonly assisted: number | null;
  readonly incidents: readonly RecordedIncident[];
  readonly samples: readonly DrawnSample[];
}

/** How many ballots of a box were entered: each has a number. */
export const stampedIn = ({ ballots, blank, spoiled }: BoxFigures): number => ballots + blank + spoiled;

/** How many ballots of all boxes were entered. */
export const paperTotal = (boxes: readonly BoxFigures[]): number =>
  boxes.reduce((sum, box) => sum + stampedIn(box), 0);
