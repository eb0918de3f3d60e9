import type { TownBundle, TownKeeper } from '#application/ports/server/town-keeper.ts';
import type { SurveyDocument } from '#application/ports/server/realm-register.ts';
import { kindOf } from '#domain/voting/kinds/question-kinds.ts';
import { isSameJson, type JsonObject } from '#domain/documents/json.ts';
import { type Either, left, right } from '#domain/shared/result.ts';

/** What of a town is fixed. */
export type LoadRefusal = FixedSurveys | MovedEvents | MovedActivities;

/** Events of which the folder would move or take out a session that somebody has a ticket of: that takes two people of the office. */
interface MovedEvents {
  readonly kind: 'movedSessions';
  readonly events: readonly string[];
}

/** Activities of which the folder would move days, or take out a group, in which somebody has a place: as above. */
interface MovedActivities {
  readonly kind: 'movedActivities';
  readonly activities: readonly string[];
}

interface FixedSurveys {
  /**
   * Surveys whose question differs from the one that people have already answered; surveys that two people opened, of which
   * the folder has something else; votes that are opened and not over, whose census would have other people.
   */
  readonly kind: 'frozenSurveys' | 'openedSurveys' | 'openedCensus';
  readonly surveys: readonly string[];
}

/** What was loaded, in numbers. */
export interface Loaded {
  readonly documents: number;
  readonly surveys: number;
  readonly people: number | null;
  readonly files: number;
}

type Keeper = Pick<TownKeeper, 'votedSurveys' | 'openedVotes' | 'hasPeople' | 'keep'>;

/**
 * Loads or reloads a town. Rules and answers of a survey are frozen by its first ballot (decisions: votes), so a town
 * that changes them is refused whole; texts, dates and everything else may change. Of a survey that two people opened
 * nothing may: a folder has it as it is, or does not have it, and then it stays.
 *
 * @param moved the events and the activities of which a bundle would move what people have tickets or places of
 */
export const loadTown =
  (
    keeper: Keeper,
    moved: Record<'events' | 'activities', (bundle: TownBundle) => Promise<readonly string[]>>,
  ) =>
  async (bundle: TownBundle): Promise<Either<LoadRefusal, Loaded>> => {
    const refused = await refusedLoad(keeper, bundle);
    if (refused !== null) return left(refused);
    const events = await moved.events(bundle);
    if (events.length > 0) return left({ kind: 'movedSessions', events });
    const activities = await moved.activities(bundle);
    if (activities.length > 0) return left({ kind: 'movedActivities', activities });
    await keeper.keep(bundle);
    return right(countsOf(bundle));
  };

const idOf = ({ survey }: SurveyDocument): string => survey.id;

async function refusedLoad(keeper: Keeper, bundle: TownBundle): Promise<FixedSurveys | null> {
  const { town, surveys, census } = bundle;
  const [voted, opened] = await Promise.all([
    keeper.votedSurveys(town.realm),
    keeper.openedVotes(town.realm),
  ]);
  const isOpened = (one: SurveyDocument) => opened.surveys.some((other) => idOf(other) === idOf(one));
  const changed = voted.filter((old) => !isOpened(old) && !sameQuestion(old, surveys)).map(idOf);
  if (changed.length > 0) return { kind: 'frozenSurveys', surveys: changed };
  const others = opened.surveys.filter((old) => !isAsOpened(old, surveys)).map(idOf);
  if (others.length > 0) return { kind: 'openedSurveys', surveys: others };
  if (census === null || opened.withCensus.length === 0) return null;
  const isSame = await keeper.hasPeople(town.realm, census);
  return isSame ? null : { kind: 'openedCensus', surveys: opened.withCensus };
}

/** Whether a folder has an opened survey as it is, or does not have it. */
const isAsOpened = (old: SurveyDocument, loaded: readonly SurveyDocument[]): boolean => {
  const now = loaded.find((one) => idOf(one) === idOf(old));
  return now === undefined || isSameJson(now.document as JsonObject, old.document as JsonObject);
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
