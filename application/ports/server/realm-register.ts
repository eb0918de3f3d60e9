import type { Town } from '#domain/access/town.ts';
import type { RealmId, SurveyId } from '#domain/shared/ids.ts';
import type { Survey } from '#domain/voting/survey.ts';

/** A survey with the document it was read from, which is what the API publishes. */
export interface SurveyDocument {
  readonly survey: Survey;
  readonly document: Readonly<Record<string, unknown>>;
}

/** The towns and their surveys. */
export interface RealmRegister {
  towns(): Promise<readonly Town[]>;
  town(realm: RealmId): Promise<Town | null>;
  surveys(town: Town): Promise<readonly SurveyDocument[]>;
  survey(town: Town, id: SurveyId): Promise<SurveyDocument | null>;
}
