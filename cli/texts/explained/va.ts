/** What the steps, the ballots and the explanations of a result are called. */
export const vaExplained = {
  'report.steps': 'Passos',
  'report.available': 'Hi havia',
  'report.explanation': 'Explicació',
  'report.votesShort': 'Vots que van faltar',
  'report.ballotKind': 'Tipus de papereta',
  'report.approval': 'aprovació',
  'report.ordinal': 'per orde',
  'report.namedMean': 'Propostes per papereta, de mitjana',
  'report.votesTotal': 'Vots en total',
  'report.votesLeast': 'Vots de la que menys en té',
  'report.votesMedian': 'Vots: mediana de les propostes',
  'report.votesMost': 'Vots de la que més en té',
  'report.unvoted': 'Propostes sense vots',
  'report.ballotsNaming': 'Paperetes segons quantes propostes nomenen:',
  'warning.unvoted_one':
    'es finança una proposta que no ha votat ningú: {between}; amb --min-votes 1 queda fora',
  'warning.unvoted_other':
    'es financen propostes que no ha votat ningú: {between}; amb --min-votes 1 queden fora',
} as const;
