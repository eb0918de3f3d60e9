import type { CompareTexts } from './es.ts';

export const euCompare: CompareTexts = {
  'command.budget compare': 'banaketa-arau bat baino gehiago elkarren ondoan jartzen ditu',
  'usage.unknownParameter': '«{found}» ez da {rule} arauaren parametroa. Hauek ditu: {available}',
  'usage.repeatedRule': '«{found}» araua bi aldiz dago --rules aukeran',
  'usage.tooManyRules': '{found} arau gehiegi dira --rules aukerarako; gehienez, {most}',
  'usage.partOnlyDelimited':
    '--part aukerak csv eta tsv formatuekin bakarrik balio du: besteek dena daramate',
  'compare.refused': '«{name}» arauarekin ez dago banaketarik:',
  'compare.title': 'Banaketa-arauen alderaketa',
  'compare.conclusion':
    'Boto berberekin, arau guztiek {all} proposamenetatik {common} finantzatzen dituzte. Arauaren araberakoak: {some}; inork finantzatu gabeak: {none}.',
  'compare.study': 'Udalaren arauak bakarrik erabakitzen du; besteak aztertzeko dira.',
  'compare.group': '{title} ({count}; {amount})',
  'compare.noOpinion': 'Zein den hobea esan gabe: zifra bakoitzak gauza bat neurtzen du.',
  'compare.ejrNote':
    'EJR+: finantzatu gabeko proposamenak, hautesle talde batek aurrekontuaren bere zatiarekin ordain ditzakeenak, taldeko inork zati horrek erosten duena ez duela.',
  'compare.needsBallots':
    'Hautesleei buruzko zifrek boto-paperak banan-banan behar dituzte; hemen zenbaketak bakarrik daude.',
  'compare.ballots': '{ballots} boto-paper, {projects} proposamen, {budget}',
  'compare.moneyBy': '{title}: dirua, arau bakoitzarekin',
  'compare.shareOf': '{measure}, arau bakoitzarekin',
  'report.rules': 'Arauak',
  'report.projects': 'Proposamenak',
  'report.figures': 'Zifratan',
  'report.categories': 'Kategoriaka',
  'report.districts': 'Auzoka',
  'report.violations': 'EJR+ urratzeak',
  'report.agreement': 'Bat etortzea',
  'report.measure': 'Neurria',
  'report.places': 'Proposamenak',
  'report.votesShare': 'Botoen %',
  'report.satisfaction': 'Zer hartzen den kontuan',
  'report.shortVoters': 'Taldeko hautesleak',
  'report.haveAtMost': 'Bakoitzak gehienez du',
  'report.fundedByAll': 'guztiekin',
  'report.fundedBySome': 'arauaren arabera',
  'report.fundedByNone': 'batekin ere ez',
  'report.unfunded': 'finantzatu gabea',
  'report.noPlace': 'esleitu gabe',
  'report.cardinality': 'proposamen kopurua',
  'report.cost': 'zenbatekoa',
  'report.fundedProjects': 'Finantzatutako proposamenak',
  'report.spentShare': 'Gastatutako %',
  'report.withNothing': 'Ezer finantzatu ez zaien hautesleak',
  'report.withNothingShare': 'Ezer gabeko %',
  'report.averageCardinality': 'Finantzatuak boto-paperko, batez beste',
  'report.averageCost': 'Zenbatekoa boto-paperko, batez beste',
  'report.giniCardinality': 'Proposamenen Gini',
  'report.giniCost': 'Zenbatekoaren Gini',
  'report.ejrCardinality': 'EJR+ urratzeak, kopuruka',
  'report.ejrCost': 'EJR+ urratzeak, zenbatekoka',
  'help.compare': `Banaketa-arau bat baino gehiago elkarren ondoan jartzen ditu, boto berberekin: bakoitzak zer finantzatzen duen eta
bozkatu dutenei nola erantzuten dien.

Adibideak
  concejo budget compare botoak.pb
  concejo budget compare botoak.pb --rules by-votes,equal-shares,max-votes
  concejo budget compare botoak.pb --rules by-votes,equal-shares:satisfaction=cost,completion=add1
  concejo budget compare botoak.pb --rules by-votes,ordenantza.json --out alderaketa.html
  concejo budget compare botoak.pb --part figures --format csv

Erabilera
  concejo budget compare FITXATEGIA|-|URL [--rules ZERRENDA] [aukerak]

  FITXATEGIA, «-» eta URL «concejo budget compute» aginduarenak dira. Boto-paperak banan-banan ez badaude, ez dago
  hautesleei buruzko zifrarik.

Arauak
  --rules ZERRENDA       komaz bereizita. Bakoitza by-votes, threshold, equal-shares, phragmen edo max-votes da, eta
                         parametrorik badu, bi puntu eta parametroak: «concejo budget compute» aginduarenak, marrarik
                         gabe (threshold:threshold=5%,threshold-base=ballots); edo araua duen JSON fitxategi bat.
                         Ez badago, inkestarena (edo by-votes) eta beste hiru.
  --budget ZENBATEKOA    aurrekontua: 200.000 edo 200000.00
  --ballots N            boto-paper kopurua, fitxategiak esaten ez badu

Zifrak
  Hautesle bakoitzaren asebetetzea: finantzatutako zenbat proposamen izendatu dituen, eta zenbat balio duten. Bietatik,
  batezbestekoa, Giniren indizea (0: denek berdin) eta zenbat proposamenek urratzen duten EJR+, hau da, talde batek bere
  zatiarekin ordain ditzakeenak.

Irteera
  --format FORMATUA      table, json, csv, tsv, xlsx, xls, ods, pdf edo html; ez badago, --out aukeraren arabera
  --part ZATIA           csv eta tsv: projects, figures, categories, districts edo violations (bestela, projects)
  --out FITXATEGIA       fitxategi batean idazten du, osorik edo ezer ez
  --bom                  byte-ordenaren marka csv eta tsv fitxategietan
  --locale HIZKUNTZA     es, va, ca, en edo eu
  --quiet                abisurik gabe
  --no-color             kolorerik gabe (edo NO_COLOR)
  -h, --help             laguntza hau
`,
};
