import { createHash } from 'node:crypto';
import { changedTally } from '#domain/scoring/changed-tally.ts';
import { type Tally, tally } from '#domain/scoring/tally.ts';
import { asksForText } from '#domain/voting/kinds/question-kinds.ts';
import type { Question } from '#domain/voting/survey.ts';
import type { BallotChange } from './ballot-changes.ts';

/** A tally counts for one question only: its entries and their weights are the question's. */
const prints = new WeakMap<Question, string>();
export function questionPrint(question: Question): string {
  const known = prints.get(question);
  if (known !== undefined) return known;
  const print = createHash('sha256').update(JSON.stringify(question)).digest('base64url');
  prints.set(question, print);
  return print;
}

/** Free texts would make the row as long as the ballots: of those only the number is stored. */
export const isKeptWhole = (question: Question): boolean =>
  question.kind !== 'unknown' && !asksForText(question);

/** The tally after a change; null if the question is of a type that is not counted. */
export function tallyAfter(known: Tally | null, { question, added, removed }: BallotChange): Tally | null {
  const [more, less] = [tally(question, added), tally(question, removed)];
  if (known === null || more === null || less === null) return null;
  return { ...changedTally(known, { added: more, removed: less }), texts: [] };
}
