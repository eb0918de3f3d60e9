/** What the steps, the ballots and the explanations of a result are called. */
export const enExplained = {
  'report.steps': 'Steps',
  'report.available': 'Available',
  'report.explanation': 'Explanation',
  'report.votesShort': 'Votes short',
  'report.ballotKind': 'Kind of ballot',
  'report.approval': 'approval',
  'report.ordinal': 'ranking',
  'report.namedMean': 'Proposals named by a ballot, on average',
  'report.votesTotal': 'Votes in all',
  'report.votesLeast': 'Votes of the proposal with fewest',
  'report.votesMedian': 'Votes: median of the proposals',
  'report.votesMost': 'Votes of the proposal with most',
  'report.unvoted': 'Proposals without votes',
  'report.ballotsNaming': 'Ballots by the number of proposals they name:',
  'warning.unvoted_one': 'a proposal is funded that nobody voted for: {between}; --min-votes 1 leaves it out',
  'warning.unvoted_other':
    'proposals are funded that nobody voted for: {between}; --min-votes 1 leaves them out',
} as const;
