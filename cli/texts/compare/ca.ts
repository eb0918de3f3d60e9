import type { CompareTexts } from './es.ts';

export const caCompare: CompareTexts = {
  'command.budget compare': 'posa diverses regles de repartiment l’una al costat de l’altra',
  'usage.unknownParameter': '«{found}» no és un paràmetre de {rule}. Els que té: {available}',
  'usage.repeatedRule': 'la regla «{found}» hi és dues vegades a --rules',
  'usage.tooManyRules': '{found} regles són massa per a --rules; com a màxim, {most}',
  'usage.partOnlyDelimited': '--part només serveix amb csv i tsv: els altres formats ho porten tot',
  'compare.refused': 'amb la regla «{name}» no hi ha repartiment:',
  'compare.title': 'Comparació de regles de repartiment',
  'compare.conclusion':
    'Amb els mateixos vots, totes les regles financen {common} de les {all} propostes. Segons la regla, {some}; cap regla no en finança {none}.',
  'compare.study': 'Només la regla de l’ajuntament decideix; les altres són per estudiar-les.',
  'compare.group': '{title} ({count}; {amount})',
  'compare.noOpinion': 'Sense opinió sobre quina és millor: cada xifra mesura una cosa diferent.',
  'compare.ejrNote':
    'EJR+: propostes sense finançar que un grup de votants podria pagar amb la seva part del pressupost, i ningú del grup no té el que aquella part compra.',
  'compare.needsBallots':
    'Les xifres sobre els votants necessiten les paperetes una per una; aquí només hi ha recomptes.',
  'compare.ballots': '{ballots} paperetes, {projects} propostes, {budget}',
  'compare.moneyBy': '{title}: diners amb cada regla',
  'compare.shareOf': '{measure}, amb cada regla',
  'report.rules': 'Regles',
  'report.projects': 'Propostes',
  'report.figures': 'En xifres',
  'report.categories': 'Per categoria',
  'report.districts': 'Per barri',
  'report.violations': 'Incompliments d’EJR+',
  'report.agreement': 'Coincidència',
  'report.measure': 'Mesura',
  'report.places': 'Propostes',
  'report.votesShare': '% dels vots',
  'report.satisfaction': 'Es té en compte',
  'report.shortVoters': 'Votants del grup',
  'report.haveAtMost': 'Cadascú té com a màxim',
  'report.fundedByAll': 'amb totes',
  'report.fundedBySome': 'segons la regla',
  'report.fundedByNone': 'amb cap regla',
  'report.unfunded': 'no finançada',
  'report.noPlace': 'sense assignar',
  'report.cardinality': 'el nombre de propostes',
  'report.cost': 'l’import',
  'report.fundedProjects': 'Propostes finançades',
  'report.spentShare': '% despès',
  'report.withNothing': 'Votants sense res de finançat',
  'report.withNothingShare': '% sense res de finançat',
  'report.averageCardinality': 'Finançades per papereta, de mitjana',
  'report.averageCost': 'Import per papereta, de mitjana',
  'report.giniCardinality': 'Gini de les propostes',
  'report.giniCost': 'Gini de l’import',
  'report.ejrCardinality': 'Incompleixen EJR+, per nombre',
  'report.ejrCost': 'Incompleixen EJR+, per import',
  'help.compare': `Posa diverses regles de repartiment l’una al costat de l’altra, amb els mateixos vots: què finança cadascuna i com
serveix a qui va votar.

Exemples
  concejo budget compare vots.pb
  concejo budget compare vots.pb --rules by-votes,equal-shares,max-votes
  concejo budget compare vots.pb --rules by-votes,equal-shares:satisfaction=cost,completion=add1
  concejo budget compare vots.pb --rules by-votes,ordenanca.json --out comparacio.html
  concejo budget compare vots.pb --part figures --format csv

Ús
  concejo budget compare FITXER|-|URL [--rules LLISTA] [opcions]

  FITXER, «-» i URL són els de «concejo budget compute». Sense paperetes una per una no hi ha xifres sobre votants.

Regles
  --rules LLISTA         separades per comes. Cadascuna és by-votes, threshold, equal-shares, phragmen o max-votes, amb
                         dos punts i els seus paràmetres si en té: els de «concejo budget compute» sense guions
                         (threshold:threshold=5%,threshold-base=ballots); o un fitxer JSON amb la regla.
                         Si hi falta, la de l’enquesta (o by-votes) i tres més.
  --budget IMPORT        pressupost: 200.000 o 200000.00
  --ballots N            nombre de paperetes, si el fitxer no el diu

Xifres
  Satisfacció de cada votant: quantes propostes finançades va anomenar, i quant costen. De cadascuna, la mitjana,
  l’índex de Gini (0: tothom igual) i quantes propostes incompleixen EJR+, és a dir, un grup les podria pagar amb la
  seva part.

Sortida
  --format FORMAT        table, json, csv, tsv, xlsx, xls, ods, pdf o html; si hi falta, segons --out
  --part PART            de csv i tsv: projects, figures, categories, districts o violations (per defecte, projects)
  --out FITXER           escriu en un fitxer, sencer o res
  --bom                  marca d’ordre de bytes en csv i tsv
  --locale LLENGUA       es, va, ca, en o eu
  --quiet                sense avisos
  --no-color             sense colors (o NO_COLOR)
  -h, --help             aquesta ajuda
`,
};
