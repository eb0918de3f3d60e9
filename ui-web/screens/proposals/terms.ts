import { isRight } from '#domain/shared/result.ts';
import type { Term } from '#domain/processes/proposal.ts';
import type { VocabularyName } from '#domain/processes/proposal-filters.ts';
import type { Council } from '#ui-web/composition/council.ts';

/** The terms under which a town classifies its proposals. */
export type Terms = Readonly<Record<VocabularyName, readonly Term[]>>;

/** They rarely change: they are asked for once in a visit, and not again with every filter. */
const known = new WeakMap<Council, Terms>();

/** Reads the three vocabularies. One that could not be loaded is empty: the proposals are shown without its terms. */
export async function readTerms(council: Council): Promise<Terms> {
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
