import type { CompareTexts } from './es.ts';

export const vaCompare: CompareTexts = {
  'command.budget compare': 'posa unes quantes regles de repartiment l’una al costat de l’altra',
  'usage.unknownParameter': '«{found}» no és un paràmetre de {rule}. Els que té: {available}',
  'usage.repeatedRule': 'la regla «{found}» està dos vegades en --rules',
  'usage.tooManyRules': '{found} regles són massa per a --rules; com a molt, {most}',
  'usage.partOnlyDelimited': '--part només servix amb csv i tsv: els altres formats ho porten tot',
  'compare.refused': 'amb la regla «{name}» no hi ha repartiment:',
  'compare.title': 'Comparació de regles de repartiment',
  'compare.conclusion':
    'Amb els mateixos vots, totes les regles financen {common} de les {all} propostes. Segons la regla, {some}; cap no en finança {none}.',
  'compare.study': 'Només la regla de l’ajuntament decidix; les altres són per a estudi.',
  'compare.group': '{title} ({count}; {amount})',
  'compare.noOpinion': 'Sense opinió sobre quina és millor: cada xifra mesura una cosa distinta.',
  'compare.ejrNote':
    'EJR+: propostes sense finançar que un grup de votants podria pagar amb la seua part del pressupost, i ningú del grup té el que eixa part compra.',
  'compare.needsBallots':
    'Les xifres sobre votants necessiten les paperetes una a una; ací només hi ha recomptes.',
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
  'report.satisfaction': 'Es valora',
  'report.shortVoters': 'Votants del grup',
  'report.haveAtMost': 'Cadascú té com a molt',
  'report.fundedByAll': 'amb totes',
  'report.fundedBySome': 'segons la regla',
  'report.fundedByNone': 'amb cap',
  'report.unfunded': 'no finançada',
  'report.noPlace': 'sense assignar',
  'report.cardinality': 'el nombre de propostes',
  'report.cost': 'l’import',
  'report.fundedProjects': 'Propostes finançades',
  'report.spentShare': '% gastat',
  'report.withNothing': 'Votants sense res finançat',
  'report.withNothingShare': '% sense res finançat',
  'report.averageCardinality': 'Finançades per papereta, de mitjana',
  'report.averageCost': 'Import per papereta, de mitjana',
  'report.giniCardinality': 'Gini de les propostes',
  'report.giniCost': 'Gini de l’import',
  'report.ejrCardinality': 'Incomplixen EJR+, per nombre',
  'report.ejrCost': 'Incomplixen EJR+, per import',
  'help.compare': `Posa unes quantes regles de repartiment l’una al costat de l’altra, amb els mateixos vots: què finança cada una i com
servix a qui va votar.

Exemples
  concejo budget compare vots.pb
  concejo budget compare vots.pb --rules by-votes,equal-shares,max-votes
  concejo budget compare vots.pb --rules by-votes,equal-shares:satisfaction=cost,completion=add1
  concejo budget compare vots.pb --rules by-votes,ordenanca.json --out comparacio.html
  concejo budget compare vots.pb --part figures --format csv

Ús
  concejo budget compare FITXER|-|URL [--rules LLISTA] [opcions]

  FITXER, «-» i URL són els de «concejo budget compute». Sense paperetes una a una no hi ha xifres sobre votants.

Regles
  --rules LLISTA         separades per comes. Cada una és by-votes, threshold, equal-shares, phragmen o max-votes, amb
                         dos punts i els seus paràmetres si en té: els de «concejo budget compute» sense guions
                         (threshold:threshold=5%,threshold-base=ballots); o un fitxer JSON amb la regla.
                         Si falta, la de l’enquesta (o by-votes) i tres més.
  --budget IMPORT        pressupost: 200.000 o 200000.00
  --ballots N            nombre de paperetes, si el fitxer no ho diu

Xifres
  Satisfacció de cada votant: quantes propostes finançades va nomenar, i quant costen. De cada una, la mitjana, l’índex
  de Gini (0: tots igual) i quantes propostes incomplixen EJR+, és a dir, un grup podria pagar-les amb la seua part.

Eixida
  --format FORMAT        table, json, csv, tsv, xlsx, xls, ods, pdf o html; si falta, segons --out
  --part PART            de csv i tsv: projects, figures, categories, districts o violations (per defecte, projects)
  --out FITXER           escriu en un fitxer, sencer o res
  --bom                  marca d’orde de bytes en csv i tsv
  --locale LLENGUA       es, va, ca, en o eu
  --quiet                sense avisos
  --no-color             sense colors (o NO_COLOR)
  -h, --help             esta ajuda
`,
};
