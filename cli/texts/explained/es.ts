/** What the steps, the ballots and the explanations of a result are called. */
export const esExplained = {
  'report.steps': 'Pasos',
  'report.available': 'Había',
  'report.explanation': 'Explicación',
  'report.votesShort': 'Votos que faltaron',
  'report.ballotKind': 'Tipo de papeleta',
  'report.approval': 'aprobación',
  'report.ordinal': 'por orden',
  'report.namedMean': 'Propuestas por papeleta, de media',
  'report.votesTotal': 'Votos en total',
  'report.votesLeast': 'Votos de la que menos tiene',
  'report.votesMedian': 'Votos: mediana de las propuestas',
  'report.votesMost': 'Votos de la que más tiene',
  'report.unvoted': 'Propuestas sin votos',
  'report.ballotsNaming': 'Papeletas según cuántas propuestas nombran:',
  'warning.unvoted_one':
    'se financia una propuesta que nadie ha votado: {between}; con --min-votes 1 queda fuera',
  'warning.unvoted_other':
    'se financian propuestas que nadie ha votado: {between}; con --min-votes 1 quedan fuera',
} as const;
