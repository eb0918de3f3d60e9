/** What the comparison of rules says. */
export const esCompare = {
  'command.budget compare': 'pone varias reglas de reparto una al lado de otra',
  'usage.unknownParameter': '«{found}» no es un parámetro de {rule}. Los que tiene: {available}',
  'usage.repeatedRule': 'la regla «{found}» está dos veces en --rules',
  'usage.tooManyRules': '{found} reglas son demasiadas para --rules; como mucho, {most}',
  'usage.partOnlyDelimited': '--part solo sirve con csv y tsv: los demás formatos lo llevan todo',
  'compare.refused': 'con la regla «{name}» no hay reparto:',
  'compare.title': 'Comparación de reglas de reparto',
  'compare.conclusion':
    'Con los mismos votos, todas las reglas financian {common} de las {all} propuestas. Según la regla, {some}; ninguna financia {none}.',
  'compare.study': 'Solo la regla del ayuntamiento decide; las demás son para estudio.',
  'compare.group': '{title} ({count}; {amount})',
  'compare.noOpinion': 'Sin opinión sobre cuál es mejor: cada cifra mide una cosa distinta.',
  'compare.ejrNote':
    'EJR+: propuestas sin financiar que un grupo de votantes podría pagar con su parte del presupuesto, y nadie del grupo tiene lo que esa parte compra.',
  'compare.needsBallots':
    'Las cifras sobre votantes necesitan las papeletas una a una; aquí solo hay recuentos.',
  'compare.ballots': '{ballots} papeletas, {projects} propuestas, {budget}',
  'compare.moneyBy': '{title}: dinero con cada regla',
  'compare.shareOf': '{measure}, con cada regla',
  'report.rules': 'Reglas',
  'report.projects': 'Propuestas',
  'report.figures': 'En cifras',
  'report.categories': 'Por categoría',
  'report.districts': 'Por barrio',
  'report.violations': 'Incumplimientos de EJR+',
  'report.agreement': 'Coincidencia',
  'report.measure': 'Medida',
  'report.places': 'Propuestas',
  'report.votesShare': '% de los votos',
  'report.satisfaction': 'Se valora',
  'report.shortVoters': 'Votantes del grupo',
  'report.haveAtMost': 'Cada cual tiene como mucho',
  'report.fundedByAll': 'con todas',
  'report.fundedBySome': 'según la regla',
  'report.fundedByNone': 'con ninguna',
  'report.unfunded': 'no financiada',
  'report.noPlace': 'sin asignar',
  'report.cardinality': 'el número de propuestas',
  'report.cost': 'el importe',
  'report.fundedProjects': 'Propuestas financiadas',
  'report.spentShare': '% gastado',
  'report.withNothing': 'Votantes sin nada financiado',
  'report.withNothingShare': '% sin nada financiado',
  'report.averageCardinality': 'Financiadas por papeleta, de media',
  'report.averageCost': 'Importe por papeleta, de media',
  'report.giniCardinality': 'Gini de las propuestas',
  'report.giniCost': 'Gini del importe',
  'report.ejrCardinality': 'Incumplen EJR+, por número',
  'report.ejrCost': 'Incumplen EJR+, por importe',
  'help.compare': `Pone varias reglas de reparto una al lado de otra, con los mismos votos: qué financia cada una y cómo
sirve a quienes votaron.

Ejemplos
  concejo budget compare votos.pb
  concejo budget compare votos.pb --rules by-votes,equal-shares,max-votes
  concejo budget compare votos.pb --rules by-votes,equal-shares:satisfaction=cost,completion=add1
  concejo budget compare votos.pb --rules by-votes,ordenanza.json --out comparacion.html
  concejo budget compare votos.pb --part figures --format csv

Uso
  concejo budget compare FICHERO|-|URL [--rules LISTA] [opciones]

  FICHERO, «-» y URL son los de «concejo budget compute». Sin papeletas una a una no hay cifras sobre votantes.

Reglas
  --rules LISTA          separadas por comas. Cada una es by-votes, threshold, equal-shares, phragmen o max-votes, con
                         dos puntos y sus parámetros si los tiene: los de «concejo budget compute» sin guiones
                         (threshold:threshold=5%,threshold-base=ballots); o un fichero JSON con la regla.
                         Si falta, la de la encuesta (o by-votes) y otras tres.
  --budget IMPORTE       presupuesto: 200.000 o 200000.00
  --ballots N            número de papeletas, si el fichero no lo dice

Cifras
  Satisfacción de cada votante: cuántas propuestas financiadas nombró, y cuánto cuestan. De cada una, la media, el
  índice de Gini (0: todos igual) y cuántas propuestas incumplen EJR+, es decir, un grupo podría pagarlas con su parte.

Salida
  --format FORMATO       table, json, csv, tsv, xlsx, xls, ods, pdf o html; si falta, según --out
  --part PARTE           de csv y tsv: projects, figures, categories, districts o violations (por defecto, projects)
  --out FICHERO          escribe en un fichero, entero o nada
  --bom                  marca de orden de bytes en csv y tsv
  --locale LENGUA        es, va, ca, en o eu
  --quiet                sin avisos
  --no-color             sin colores (o NO_COLOR)
  -h, --help             esta ayuda
`,
} as const;

export type CompareTexts = Readonly<Record<keyof typeof esCompare, string>>;
