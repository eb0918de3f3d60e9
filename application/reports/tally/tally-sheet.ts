import type { Tally } from '#domain/scoring/tally.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { asksForText } from '#domain/voting/kinds/question-kinds.ts';
import type { SheetKey } from '../../text/catalogue/keys/sheet.ts';
import { formatCount, formatShare, plainDecimal } from '../../text/numbers.ts';
import type { Say } from '../../text/say.ts';
import { withoutColumns } from '../printed-columns.ts';
import type { Report, ReportSheet } from '../report.ts';
import { aboutOf, filled, inEights, type SheetSubject, signaturesIn } from '../sheet-parts.ts';
import { averageStars } from './tally-figures.ts';

/** A count, and where its ballots are published. */
export interface CountForSheet {
  readonly tally: Tally;
  /** How many people could vote; null if it is unknown. */
  readonly census: number | null;
  /** The address or the file of the list of ballots, its published fingerprint, and the command that counts it. */
  readonly list: { readonly name: string; readonly fingerprint: string | null; readonly command: string };
  /** The vote goes on: its figures may change, so that the sheet has no lines for signatures. */
  readonly isOpen: boolean;
}

/** What the head of a printed count says already, with its units. */
const inHead = [
  'displayType',
  'countedBallots',
  'blankBallots',
  'average',
  'census',
  'turnout',
  'sha256',
] as const;

/** A count as it is printed: without ids, and with nothing said twice. */
export const printedTally = (report: Report, sheet: ReportSheet): Report => ({
  ...report,
  table: withoutColumns(report.table, ['id']),
  provenance: report.provenance.filter(([key]) => !inHead.some((one) => one === key)),
  sheet,
});

/** What a printed count of a survey says of itself: the same on the command line and in the browser. */
export function tallySheet(
  subject: Omit<SheetSubject, 'rule'>,
  { tally, census, list, isOpen }: CountForSheet,
  { say, language }: { readonly say: Say<SheetKey>; readonly language: Language },
): ReportSheet {
  const average = averageStars(tally);
  const rule = [say(`counted.${tally.kind}`), ...(isOpen ? [say('stillOpen')] : [])].join(' ');
  return {
    about: aboutOf({ ...subject, rule }, say),
    figures: filled([
      [say('ballots'), formatCount(tally.ballots)],
      [say('blank'), tally.blank === null ? '' : formatCount(tally.blank)],
      [say('census'), census === null ? '' : formatCount(census)],
      [say('turnout'), census === null ? '' : formatShare(tally.ballots, census, language)],
      [say('average'), average === null ? '' : plainDecimal(average, 2)],
    ]),
    // Texts are published without their ballots, so that they cannot be counted again.
    ...(!asksForText(tally) && {
      recount: {
        title: say('recount'),
        text: say('countAgain'),
        facts: filled([
          [say('ballotList'), list.name],
          [say('list'), inEights(list.fingerprint ?? '')],
          [say('command'), list.command],
        ]),
      },
    }),
    ...(!isOpen && { signatures: signaturesIn(say) }),
  };
}
