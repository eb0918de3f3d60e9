/** What the steps, the ballots and the explanations of a result are called. */
export const euExplained = {
  'report.steps': 'Urratsak',
  'report.available': 'Zegoena',
  'report.explanation': 'Azalpena',
  'report.votesShort': 'Falta izandako botoak',
  'report.ballotKind': 'Boto-paper mota',
  'report.approval': 'onarpena',
  'report.ordinal': 'hurrenkera',
  'report.namedMean': 'Proposamenak boto-paper bakoitzeko, batez beste',
  'report.votesTotal': 'Botoak guztira',
  'report.votesLeast': 'Gutxien dituenaren botoak',
  'report.votesMedian': 'Botoak: proposamenen mediana',
  'report.votesMost': 'Gehien dituenaren botoak',
  'report.unvoted': 'Botorik gabeko proposamenak',
  'report.ballotsNaming': 'Boto-paperak, izendatzen duten proposamen kopuruaren arabera:',
  'warning.unvoted_one':
    'inork bozkatu ez duen proposamen bat finantzatzen da: {between}; --min-votes 1 jarrita kanpoan geratzen da',
  'warning.unvoted_other':
    'inork bozkatu ez dituen proposamenak finantzatzen dira: {between}; --min-votes 1 jarrita kanpoan geratzen dira',
} as const;
