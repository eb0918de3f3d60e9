/** Why a council does not take a vote: what its rules say, in the order in which they are asked. */
export const voteRefusals = [
  'unknownSurvey',
  'notActive',
  'notStarted',
  'closed',
  'answerRefused',
  'censusInvalid',
  'alreadyVoted',
  'unknownVote',
] as const;

export interface VoteRefusal {
  readonly kind: (typeof voteRefusals)[number];
}
