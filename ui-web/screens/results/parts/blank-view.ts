import { blank as emptyCell, count } from '#application/reports/report.ts';
import { formatCount, formatShare } from '#application/text/numbers.ts';
import type { Tally } from '#domain/scoring/tally.ts';
import type { Speech } from '#ui-web/speech.ts';
import type { Figures } from './figures.ts';

type Row = Figures['rows'][number];

/** The id of no answer: an answer without an id is refused when surveys are loaded. */
export const blankRowId = '';

/** "De ellas, 12 en blanco (5,2 %)."; null if the question offers no blank vote. With `<strong>`. */
export function blankSentence({ blank, ballots }: Tally, { t, language }: Speech): string | null {
  if (blank === null) return null;
  const words = { count: blank, n: formatCount(blank), share: formatShare(blank, ballots, language) };
  return t('results:blank.sentence', words);
}

/** Whether there are ballots and all of them are blank. */
export const isAllBlank = ({ blank, ballots }: Tally): boolean => ballots > 0 && blank === ballots;

/** The row of blank votes in a table of ballots: how many, and their share of all ballots. */
export const blankVotes = ({ blank, ballots }: Tally, { t, language }: Speech) =>
  blank === null
    ? null
    : {
        id: blankRowId,
        title: t('results:blank.row'),
        votes: blank,
        share: formatShare(blank, ballots, language),
      };

/**
 * A table of something else (points, stars, shares) with the same row, padded to its width: the number is marked as a
 * number of ballots.
 */
export function withBlankRow(figures: Figures, { blank }: Tally, { t }: Speech): Figures {
  if (blank === null) return figures;
  const ballots = {
    shown: t('results:ballots', { count: blank, n: formatCount(blank) }),
    cell: count(blank),
  };
  const nothing = { shown: '', cell: emptyCell };
  const empty = Array.from({ length: Math.max(0, figures.heads.length - 2) }, () => nothing);
  const row: Row = {
    id: blankRowId,
    title: t('results:blank.row'),
    cells: [ballots, ...empty],
    isApart: true,
  };
  return { ...figures, rows: [...figures.rows, row] };
}
