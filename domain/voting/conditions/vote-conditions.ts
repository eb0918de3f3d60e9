/** For whom of the census a survey is. At least one of its parts says something. */
export interface VoteConditions {
  /** Full years on the day on which the survey opens, this age among them; null if there is no least age. */
  readonly ageFrom: number | null;
  /** The greatest age, itself among them; null if there is none. */
  readonly ageTo: number | null;
  /** The districts of which a person must live in one; empty if any will do. */
  readonly districts: readonly string[];
}

/** Whether conditions name an age. */
export const asksAge = ({ ageFrom, ageTo }: VoteConditions): boolean => ageFrom !== null || ageTo !== null;
