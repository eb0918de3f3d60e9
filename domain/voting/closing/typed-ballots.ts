import { finalAnswers, type PaperEntry } from '../paper/entry.ts';
import type { SheetAnswers, SheetSurvey } from '../paper/sheet.ts';
import type { SurveyFigures } from './closing-figures.ts';
import type { PaperNumber } from './paper-sample.ts';

/** What was typed of the paper ballots of a vote, until it is erased. */
export interface TypedPaper {
  readonly entries: readonly PaperEntry[];
  readonly sheet: readonly SheetSurvey[];
}

/**
 * What drawn ballots count as, by the typed entries, so that each is compared with its paper: of the surveys alone whose
 * ballots everybody may read in the published list. Null if there is no such survey, or if the ballot was not typed.
 */
export function typedBallots(
  { entries, sheet }: TypedPaper,
  surveys: readonly Pick<SurveyFigures, 'id' | 'shows'>[],
): (drawn: PaperNumber) => SheetAnswers | null {
  const listed = new Set(surveys.filter(({ shows }) => shows.result === 'counts').map(({ id }) => id));
  const byBox = Map.groupBy(entries, ({ box }) => box);
  return ({ box, number }) => {
    const own = byBox.get(box) ?? [];
    const answers = finalAnswers({ entries: own, sheet, papers: number }, number);
    const shown = Object.entries(answers ?? {}).filter(([id]) => listed.has(id));
    return shown.length === 0 ? null : Object.fromEntries(shown);
  };
}
