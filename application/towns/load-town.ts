import type { TownBundle, TownKeeper } from '#application/ports/server/town-keeper.ts';
import type { SurveyDocument } from '#application/ports/server/realm-register.ts';
import { kindOf } from '#domain/voting/kinds/question-kinds.ts';
import type { SurveyId } from '#domain/shared/ids.ts';
import { type Either, left, right } from '#domain/shared/result.ts';

/** A survey whose question differs from the one that people have already answered. */
export type LoadRefusal = { readonly kind: 'frozenSurveys'; readonly surveys: readonly SurveyId[] };

/** What was loaded, in numbers. */
export interface Loaded {
  readonly documents: number;
  readonly surveys: number;
  readonly people: number | null;
  readonly files: number;
}

/**
 * Loads or reloads a town. Rules and answers of a survey are frozen by its first ballot (decisions: votes), so a town
 * that changes them is refused whole; texts, dates and everything else may change.
 */
export const loadTown =
  (keeper: Pick<TownKeeper, 'votedSurveys' | 'keep'>) =>
  async (bundle: TownBundle): Promise<Either<LoadRefusal, Loaded>> => {
    const voted = await keeper.votedSurveys(bundle.town.realm);
    const changed = voted.filter((old) => !sameQuestion(old, bundle.surveys)).map(({ survey }) => survey.id);
    if (changed.length > 0) return left({ kind: 'frozenSurveys', surveys: changed });
    await keeper.keep(bundle);
    return right(countsOf(bundle));
  };

/** How much a town brings, in numbers. */
export const countsOf = ({ collections, surveys, census, files }: TownBundle): Loaded => ({
  documents: [...collections.values()].reduce((sum, items) => sum + items.length, 0),
  surveys: surveys.length,
  people: census?.length ?? null,
  files: files.length,
});

/** The part of a question that decides results: ids, amounts, limits, rule and the blank vote, but not its texts. */
const deciding = ({ survey: { question } }: SurveyDocument): string =>
  JSON.stringify(question.kind === 'unknown' ? question : kindOf(question).deciding(question));

const sameQuestion = (old: SurveyDocument, loaded: readonly SurveyDocument[]): boolean => {
  const now = loaded.find(({ survey }) => survey.id === old.survey.id);
  return now !== undefined && deciding(now) === deciding(old);
};
