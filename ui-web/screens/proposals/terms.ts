import { isLeft } from '#domain/shared/result.ts';
import type { Term } from '#domain/processes/proposal.ts';
import type { VocabularyName } from '#domain/processes/proposal-filters.ts';
import type { Council } from '#ui-web/council.ts';

/** The words that a town sorts its proposals under. */
export type Terms = Readonly<Record<VocabularyName, readonly Term[]>>;

/** Reads the three vocabularies. One that does not come is empty: the proposals are shown without its words. */
export async function readTerms({ realm, contents }: Council): Promise<Terms> {
  const termsOf = async (name: VocabularyName) => {
    const answer = await contents.vocabulary(realm, name);
    return isLeft(answer) ? [] : answer.right;
  };
  const [propuestas, barrios, categories] = await Promise.all([
    termsOf('propuestas'),
    termsOf('barrios'),
    termsOf('categories'),
  ]);
  return { propuestas, barrios, categories };
}
