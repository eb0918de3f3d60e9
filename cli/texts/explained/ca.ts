/** What the steps, the ballots and the explanations of a result are called. */
export const caExplained = {
  'report.steps': 'Passos',
  'report.available': 'Hi havia',
  'report.explanation': 'Explicació',
  'report.votesShort': 'Vots que van mancar',
  'report.ballotKind': 'Tipus de papereta',
  'report.approval': 'aprovació',
  'report.ordinal': 'per ordre',
  'report.namedMean': 'Propostes per papereta, de mitjana',
  'report.votesTotal': 'Vots en total',
  'report.votesLeast': 'Vots de la que en té menys',
  'report.votesMedian': 'Vots: mediana de les propostes',
  'report.votesMost': 'Vots de la que en té més',
  'report.unvoted': 'Propostes sense vots',
  'report.ballotsNaming': 'Paperetes segons quantes propostes anomenen:',
  'warning.unvoted_one':
    'es finança una proposta que ningú no ha votat: {between}; amb --min-votes 1 en queda fora',
  'warning.unvoted_other':
    'es financen propostes que ningú no ha votat: {between}; amb --min-votes 1 en queden fora',
} as const;
