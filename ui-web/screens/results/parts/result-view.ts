import { formatCount } from '#application/text/numbers.ts';
import type { Tally } from '#domain/scoring/tally.ts';
import type { ResultBar } from '#ui-web/components/result-bars/result-bars.tsx';
import type { ResultTableRow } from '#ui-web/components/result-table/result-table.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { blankVotes } from './blank-view.ts';

/** What is shown above every result. */
export interface ResultHeadView {
  /** One sentence, with `<em>`. */
  readonly conclusion: string;
  /** With `<strong>`. */
  readonly details: readonly string[];
}

/** A result ready to be drawn. */
export interface ResultView extends ResultHeadView {
  readonly caption: string;
  readonly bars: readonly ResultBar[];
  readonly rows: readonly ResultTableRow[];
}

/** The length of a bar relative to the longest, 0 to 100. */
export const barLength = (votes: number, most: number): number => (most === 0 ? 0 : (votes / most) * 100);

/** "214 papeletas". */
export const ballotWords = ({ ballots }: Tally, { t }: Speech): string =>
  t('results:ballots', { count: ballots, n: formatCount(ballots) });

/** Blank votes are last, and have no rank among the answers. */
export function blankRow(tally: Tally, speech: Speech): readonly ResultTableRow[] {
  const blank = blankVotes(tally, speech);
  return blank === null
    ? []
    : [{ ...blank, position: '', votes: formatCount(blank.votes), unit: speech.t('results:ballotsUnit') }];
}
