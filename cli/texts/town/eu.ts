import type { esTown } from './es.ts';

/** What is wrong in a town's folder. */
export const euTown = {
  'town.missing': 'fitxategi hau falta da karpeta honetan: {folder}',
  'town.unreadable': 'ezin da irakurri ({cause})',
  'town.notJson': 'hemendik aurrera ez da JSON',
  'town.notAFile': 'ez da fitxategi bat; hemen fitxategiak baino ezin dira egon',
  'town.town':
    'ez da udalerri batengandik espero dena; formatua fixtures/towns/README.md fitxategian dago azalduta',
  'town.documents': 'dokumentuen zerrenda bat espero zen, bakoitza bere _id-arekin',
  'town.documentTwice': 'dokumentu batek baino gehiagok _id bera du',
  'town.noColumns': 'ezkutuan ez dagoen zutabe bat gutxienez falta da; hori gabe taula ezin da erakutsi',
  'town.comments':
    'ez da iruzkin batengandik espero dena; formatua docs/guides/operator.md fitxategian dago azalduta',

  'town.stands': '{found} dio; ',
  'town.absent': 'falta da; ',
  'town.unknownCollection':
    'ez dago izen honetako bildumarik irakurtzen duen orririk; daudenak fixtures/towns/README.md fitxategian azaltzen dira',
  'town.noSuchSurvey': 'karpetak ez du _id hau duen inkestarik',
  'town.endBeforeStart': 'hasi baino lehen amaitzen da',
  'town.notRead': 'ezin da irakurri; formatua fixtures/towns/README.md fitxategian dago azalduta',
  'town.wantsText': 'testu bat espero da, edo bat hizkuntza bakoitzeko',
  'town.wantsNumber': 'zenbaki bat espero da, komatxorik gabe',
  'town.wantsYesNo': 'true edo false espero da, komatxorik gabe',
  'town.wantsAmount':
    'eurotan emandako zenbateko bat espero da, hala nola 1200 edo 1200.50: milakoen punturik, komarik eta € ikurrik gabe',
  'town.wantsSignedAmount':
    'eurotan emandako zenbateko bat espero da, hala nola 1200.50 edo -1200.50: milakoen punturik, komarik eta € ikurrik gabe',
  'town.wantsCode': 'hiru zifrako kode bat espero da, komatxo artean: "163"',
  'town.wantsYear': 'urte bat espero da, hala nola 2026',
  'town.wantsColour': '#0a6f6a bezalako kolore bat espero da',
  'town.wantsLanguage': 'hizkuntza bat espero da: es, va, ca, en edo eu',
  'town.wantsOneOf': 'balio hauetako bat espero da: {options}',
  'town.wantsList': 'zerrenda bat espero da, [ eta ] artean',
  'town.wantsObject': 'objektu bat espero da, { eta } artean',
  'town.wantsOther': 'ez da espero dena; formatua fixtures/towns/README.md fitxategian dago azalduta',

  'town.survey':
    'ez da inkesta batengandik espero dena; formatua fixtures/towns/README.md fitxategian dago azalduta',
  'town.surveyTwice': 'beste inkesta batek badu _id hau',
  'town.moment': 'egun edo une bat espero zen, hala nola 2026-11-27 edo 2026-11-27T10:00:00',
  'town.share': 'ehuneko bat espero zen, hala nola 5%',
  'town.nothingToOrder': 'inkestak ez du ausaz ordenatzeko erantzunik edo proposamenik',
  'town.answerTwice': 'erantzun edo proposamen batek baino gehiagok _id bera du',
  'town.blankId': 'erantzun edo proposamen batek _id hutsa du',
  'town.answers': 'boto-paperen zerrenda bat espero zen',
  'town.answer': 'boto-paperak ez dio inkestari eskatzen duen moduan erantzuten',
  'town.surveyOfBallots': 'karpetan ez dago fitxategiaren izenak dioen _id duen inkesta irakurgarririk',

  'town.unpairedQuotes': 'komatxoak ez daude binaka',
  'town.censusHeader': 'goiburu hau espero zen: id;birthYear;code',
  'town.papersColumns': 'documentType eta birthDate zutabeak biak batera doaz, edo bat ere ez',
  'town.identity': '8tik 20ra bitarteko hizki (Atik Zra) edo zifrako identitate-zenbaki bat espero zen',
  'town.identityTwice': 'identitate-zenbakia badago aurreko lerro batean',
  'town.noSecret': 'jaiotza-urtea edo kodea falta da; bietako bat gutxienez behar da',
  'town.documentType': 'dokumentu mota bat espero zen: 1, 4, 5 edo 7',
  'town.identityOfType': 'identitate-zenbakia ez da adierazitako dokumentu motakoa',
  'town.birthDate': 'jaiotza-data bat espero zen, hala nola 1975-03-02',
  'town.birthYear': 'jaiotza-urtea ez dator bat jaiotza-datarekin',

  'town.twinNames': 'eremu batek baino gehiagok izen hau du',
  'town.secondOfItsKind': 'badago mota honetako beste eremu bat, eta bakarra egon daiteke',
  'town.looksAhead': 'haren baldintza «{at}» eremuaren mende dago, eta hori ez dago haren aurretik',

  'town.delivery':
    'ez da proiektu baten gauzatzeaz espero dena; formatua fixtures/towns/README.md fitxategian dago azalduta',
  'town.reasonMissing': 'geldituta egotearen arrazoia falta da',
  'town.committedBelowSpent': 'gastatutakoa baino gutxiago da, eta hura barne hartu behar du',
  'town.reachedInFuture': 'oraindik iritsi ez den egun bat da; iristeko daudenak «planned» gakoan doaz',
  'town.milestoneTwice': 'beste mugarri batek badu _id hau',

  'town.embedSites': 'guneen zerrenda bat espero zen, hala nola ["https://www.udalerria.example"]',
  'town.notHttps': 'https bidezko gune bat espero zen, hala nola https://www.udalerria.example',
  'town.wildcard': 'gune batek ezin du * izan; izendatu txartelak erakuts ditzakeen bakoitza',
  'town.notAnOrigin':
    'gune bakar bat espero zen, biderik eta kontsultarik gabe: https://www.udalerria.example',
  'town.noDomain':
    'web-izen bat espero zen, hala nola https://www.udalerria.example; Atik Zra ez dauden hizkiak xn--… gisa idazten dira',
} satisfies Record<keyof typeof esTown, string>;
