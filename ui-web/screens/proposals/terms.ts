import { isRight } from '#domain/shared/result.ts';
import type { Term } from '#domain/processes/proposal.ts';
import type { VocabularyName } from '#domain/processes/proposal-filters.ts';
import type { Council } from '#ui-web/composition/council.ts';
import type { StatusTerms } from './status-terms.ts';

type Vocabularies = Readonly<Record<VocabularyName, readonly Term[]>>;

/** The terms under which a town classifies its proposals. */
export interface Terms extends Vocabularies {
  /** What the mailboxes of processes call validations, by process: before the vocabulary `propuestas`. */
  readonly ofProcess: StatusTerms;
}

/** The words of validations that a list can be narrowed by: each value once. */
export function statusChoices({ propuestas, ofProcess }: Terms, process: string): readonly Term[] {
  const own = ofProcess.get(process);
  const all = own ?? [...propuestas, ...[...ofProcess.values()].flat()];
  return all.filter(({ key }, at) => all.findIndex((other) => other.key === key) === at);
}

/** They rarely change: they are asked for once in a visit, and not again with every filter. */
const known = new WeakMap<Council, Vocabularies>();

/** Reads the three vocabularies. One that could not be loaded is empty: the proposals are shown without its terms. */
export async function readTerms(council: Council): Promise<Vocabularies> {
  const kept = known.get(council);
  if (kept !== undefined) return kept;
  const { realm, contents } = council;
  const [propuestas, barrios, categories] = await Promise.all([
    contents.vocabulary(realm, 'propuestas'),
    contents.vocabulary(realm, 'barrios'),
    contents.vocabulary(realm, 'categories'),
  ]);
  const orNone = (answer: typeof propuestas): readonly Term[] => (isRight(answer) ? answer.right : []);
  const terms = { propuestas: orNone(propuestas), barrios: orNone(barrios), categories: orNone(categories) };
  if ([propuestas, barrios, categories].every(isRight)) known.set(council, terms);
  return terms;
}
