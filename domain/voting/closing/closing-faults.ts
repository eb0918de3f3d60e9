import { type BoxFigures, type ClosingFigures, stampedIn, type SurveyFigures } from './closing-figures.ts';

/** What does not hold in the figures of a vote that is over. */
export const closingFaults = [
  /** Web ballots are not as many as marks of the web. */
  'webMarks',
  /** The ballots from paper in the list are more than came out of the boxes. */
  'paperList',
  /** A box had more ballots than were given there. */
  'boxOver',
  /** The rule gives no allocation: a tie that nothing decides. */
  'noOutcome',
  /** Ballots that were checked by hand were entered wrongly. */
  'sampleWrong',
] as const;

/** One thing that does not hold: `of` is the survey, the box or the number of the sample. */
export interface ClosingFault {
  readonly kind: (typeof closingFaults)[number];
  readonly of: string;
  /** What should be, and what is: marks and ballots, ballots given and found. Null where these are not numbers. */
  readonly wanted: number | null;
  readonly found: number | null;
}

function faultsOfSurvey(survey: SurveyFigures, boxes: readonly BoxFigures[]): readonly ClosingFault[] {
  const { id: of, marks, paperMarks, ballots, paperBallots, outcome } = survey;
  const [webMarks, webBallots] = [marks - paperMarks, ballots - paperBallots];
  const inBoxes = boxes.reduce((sum, box) => sum + box.ballots + box.blank, 0);
  const faults: ClosingFault[] = [];
  if (webMarks !== webBallots) faults.push({ kind: 'webMarks', of, wanted: webMarks, found: webBallots });
  if (paperBallots > inBoxes) faults.push({ kind: 'paperList', of, wanted: inBoxes, found: paperBallots });
  if (outcome.allocation !== null && outcome.allocation.refused !== null)
    faults.push({ kind: 'noOutcome', of, wanted: null, found: null });
  return faults;
}

/** What does not hold: it is signed only with an explanation in words. Empty if all of it holds. */
export function closingFaultsOf({ surveys, boxes, samples }: ClosingFigures): readonly ClosingFault[] {
  const over = boxes.flatMap((box): readonly ClosingFault[] => {
    const found = Math.max(box.found, stampedIn(box));
    return found > box.given ? [{ kind: 'boxOver', of: box.id, wanted: box.given, found }] : [];
  });
  const wrong = samples.flatMap(({ number, result }): readonly ClosingFault[] =>
    result !== null && result.wrong > 0
      ? [{ kind: 'sampleWrong', of: String(number), wanted: 0, found: result.wrong }]
      : [],
  );
  return [...surveys.flatMap((survey) => faultsOfSurvey(survey, boxes)), ...over, ...wrong];
}
