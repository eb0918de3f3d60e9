import { canonicalJson } from '../../documents/canonical-json.ts';
import type { Json } from '../../documents/json.ts';
import type { HashText } from '../../office/steps/step.ts';
import { closingFaultsOf } from './closing-faults.ts';
import { type BoxFigures, type ClosingFigures, paperTotal, type SurveyFigures } from './closing-figures.ts';
import { ballotsToDraw } from './paper-sample.ts';
import { mostWrong } from './sample-bound.ts';

/** With what the parts of a record are sealed: their hash, and for each a salt without which nobody can try figures out. */
export interface Sealing {
  readonly hash: HashText;
  readonly saltOf: (part: string) => string;
}

/** A closing record as it is signed. */
export interface MadeRecord {
  /** Canonical JSON; it has the digests of the parts, not what is in them. */
  readonly text: string;
  readonly hash: string;
  /** The canonical texts of the sealed parts by their names: `paper`, `assisted`, `survey/ID`. */
  readonly parts: Readonly<Record<string, string>>;
}

/** The name of the format, which changes with its members. */
const format = 'concejo-closing-record-1';

/** The name of the part with the figures of a survey of which residents do not see everything. */
export const partOfSurvey = (id: string): string => `survey/${id}`;

const outcomeOf = ({ outcome, shows }: SurveyFigures): Json => {
  const { counts, spread, shares, allocation } = outcome;
  if (shows.result === 'none') return null;
  // Who is funded is public; the votes of a tie are counts.
  const ties = (allocation?.ties ?? []).map(({ between, decidedBy, votes }) => ({
    between,
    decidedBy,
    votes: shows.result === 'counts' ? votes : null,
  }));
  const shared = allocation && { ...allocation, ties };
  if (shows.result === 'shares') return { shares: shares ?? [], allocation: shared } as unknown as Json;
  return { counts, spread, allocation: shared } as unknown as Json;
};

/** Residents see everything of it, so that nothing is sealed. */
const isWhole = ({ shows }: SurveyFigures): boolean => shows.count && shows.result === 'counts';

/** A survey in the record: what residents see of it, and the digest of the rest. */
function surveyOf(survey: SurveyFigures, digest: string | null): Json {
  const { id, title, type, lastDay, marks, ballots, blank, list, shows } = survey;
  return {
    id,
    title: title as Json,
    type,
    lastDay,
    marks: shows.count ? marks : null,
    ballots: shows.count ? ballots : null,
    blank: shows.result === 'counts' ? blank : null,
    list: isWhole(survey) ? list : null,
    result: outcomeOf(survey),
    sealed: digest,
  };
}

const boxOf = (box: BoxFigures): Json => ({
  id: box.id,
  names: box.names,
  given: box.given,
  found: box.found,
  ballots: box.ballots,
  blank: box.blank,
  spoiled: box.spoiled,
  difference: box.given - box.found,
});

/** The paper channel: what came out of the boxes, how many ballots of each survey are from paper, and what was checked. */
function paperOf({ boxes, surveys, samples }: ClosingFigures, salt: string): Json {
  return {
    salt,
    boxes: boxes.map(boxOf),
    total: paperTotal(boxes),
    surveys: surveys.filter(isWhole).map(({ id, ballots, paperBallots }) => ({
      id,
      web: ballots - paperBallots,
      paper: paperBallots,
    })),
    samples: samples.map(({ number, seed, source, size, boxes: of, result }) => ({
      number,
      seed,
      source,
      size,
      boxes: of.map(({ id, ballots }) => ({ id, ballots })),
      wrong: result?.wrong ?? null,
      words: result?.words ?? null,
      mostWrong: result && mostWrong({ of: ballotsToDraw(of), checked: size, wrong: result.wrong }),
    })),
  };
}

/** How many voted at a kiosk and how many by themselves, by the main survey; null if it hides how many took part. */
function assistedOf({ surveys: [main] }: ClosingFigures, assisted: number, salt: string): Json {
  const isShown = main !== undefined && main.shows.count;
  return { salt, assisted, alone: isShown ? main.ballots - main.paperBallots - assisted : null };
}

/** All figures of a survey, for its sealed part. */
const wholeOf = (survey: SurveyFigures, salt: string): Json =>
  ({ ...survey, shows: null, salt }) as unknown as Json;

/** The parts that are sealed, each as canonical text. */
function partsOf(figures: ClosingFigures, { saltOf }: Sealing): Readonly<Record<string, string>> {
  const parts: Record<string, string> = {};
  const seal = (name: string, of: (salt: string) => Json) => {
    parts[name] = canonicalJson(of(saltOf(name)));
  };
  if (figures.boxes.length > 0) seal('paper', (salt) => paperOf(figures, salt));
  const { assisted } = figures;
  if (assisted !== null) seal('assisted', (salt) => assistedOf(figures, assisted, salt));
  for (const survey of figures.surveys)
    if (!isWhole(survey)) seal(partOfSurvey(survey.id), (salt) => wholeOf(survey, salt));
  return parts;
}

/**
 * The closing record of a vote that is over: its canonical text and the SHA-256 of it, which two people sign. What residents
 * may not see, now or ever, is in parts of which the text has only the salted digests.
 */
export function closingRecord(figures: ClosingFigures, explanation: string, sealing: Sealing): MadeRecord {
  const parts = partsOf(figures, sealing);
  const digestOf = (name: string): string | null => {
    const part = parts[name];
    return part === undefined ? null : sealing.hash(part);
  };
  const text = canonicalJson({
    format,
    realm: figures.realm,
    vote: figures.vote,
    title: figures.title as Json,
    opening: figures.hashes,
    census: figures.census && { people: figures.census.people, print: figures.census.print },
    amendments: figures.amendments as unknown as Json,
    surveys: figures.surveys.map((survey) => surveyOf(survey, digestOf(partOfSurvey(survey.id)))),
    paper: digestOf('paper'),
    assisted: digestOf('assisted'),
    incidents: figures.incidents as unknown as Json,
    faults: closingFaultsOf(figures).map(({ kind, of }) => ({ kind, of })),
    explanation: explanation === '' ? null : explanation,
  });
  return { text, hash: sealing.hash(text), parts };
}
