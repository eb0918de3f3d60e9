import { canonicalJson } from '../../documents/canonical-json.ts';
import type { JsonObject } from '../../documents/json.ts';
import type { HashText } from '../../office/steps/step.ts';

/** How many people of a census may vote, and its salted fingerprint. */
export interface CensusPrint {
  readonly people: number;
  readonly print: string;
}

/** The document of a survey. */
export type SurveyBody = JsonObject & { readonly _id: string };

/**
 * What is fixed when a vote is opened: the documents of its surveys, the main one first, with their questions, answers,
 * rules, dates and flags; and who may vote. `census` is null if no survey checks it.
 */
export interface FrozenVote {
  readonly surveys: readonly SurveyBody[];
  readonly census: CensusPrint | null;
}

/** The canonical bytes of a vote, whose SHA-256 is what is signed and published. */
export const frozenText = ({ surveys, census }: FrozenVote): string =>
  canonicalJson({ surveys, census: census && { people: census.people, print: census.print } });

/** The document of a survey as it is opened: prepared ones are not active. */
export const openedBody = (body: SurveyBody): SurveyBody => ({ ...body, isActive: true });

/**
 * The text whose hash is the fingerprint of a census: the salt, then the keys of those who may vote in their order, a line
 * each. Without the salt nobody can compare the censuses of two votes.
 */
export const censusText = (salt: string, people: readonly string[]): string =>
  [salt, ...people.toSorted((one, other) => (one < other ? -1 : 1))].join('\n');

/** The fingerprint of a census with these people. */
export const printOf = (
  people: readonly string[],
  { hash, salt }: { readonly hash: HashText; readonly salt: string },
): CensusPrint => ({ people: people.length, print: hash(censusText(salt, people)) });
