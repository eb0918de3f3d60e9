/** Why a council refuses a vote, in the order in which its rules are checked. */
export const voteRefusals = [
  'unknownSurvey',
  'notActive',
  'notStarted',
  'closed',
  'answerRefused',
  'notRegistered',
  'censusInvalid',
  'notForPerson',
  'alreadyVoted',
  'unknownVote',
] as const;

/** A vote that a council refuses, and for which reason. */
export interface VoteRefusal {
  readonly kind: (typeof voteRefusals)[number];
}
