import type { esTown } from './es.ts';

/** What is wrong in a town's folder. */
export const vaTown = {
  'town.missing': 'este fitxer falta en la carpeta {folder}',
  'town.unreadable': 'no es pot llegir ({cause})',
  'town.notJson': 'ací deixa de ser JSON',
  'town.notAFile': 'no és un fitxer; ací només pot haver-hi fitxers',
  'town.town': 'no és el que s’espera d’un municipi; el format està en fixtures/towns/README.md',
  'town.documents': 's’espera una llista de documents, cada un amb el seu _id',
  'town.documentTwice': 'hi ha més d’un document amb el mateix _id',
  'town.noColumns': 'falta almenys una columna que no estiga oculta; sense esta la taula no es pot mostrar',
  'town.comments': 'no és el que s’espera d’un comentari; el format està en docs/guides/operator.md',

  'town.stands': 'posa {found}; ',
  'town.absent': 'falta; ',
  'town.unknownCollection':
    'cap pàgina llig una col·lecció amb este nom; els que hi ha estan en fixtures/towns/README.md',
  'town.noSuchSurvey': 'la carpeta no té cap enquesta amb este _id',
  'town.endBeforeStart': 'acaba abans de començar',
  'town.notRead': 'no es pot llegir; el format està en fixtures/towns/README.md',
  'town.wantsText': 's’espera un text, o un per idioma',
  'town.wantsNumber': 's’espera un número, sense cometes',
  'town.wantsYesNo': 's’espera true o false, sense cometes',
  'town.wantsAmount':
    's’espera un import en euros, com 1200 o 1200.50: sense punts de miler, sense coma i sense €',
  'town.wantsSignedAmount':
    's’espera un import en euros, com 1200.50 o -1200.50: sense punts de miler, sense coma i sense €',
  'town.wantsCode': 's’espera un codi de tres xifres, entre cometes: "163"',
  'town.wantsYear': 's’espera un any, com 2026',
  'town.wantsColour': 's’espera un color com #0a6f6a',
  'town.wantsLanguage': 's’espera un idioma: es, va, ca, en o eu',
  'town.wantsOneOf': 's’espera un d’estos valors: {options}',
  'town.wantsList': 's’espera una llista, entre [ i ]',
  'town.wantsObject': 's’espera un objecte, entre { i }',
  'town.wantsOther': 'no és el que s’espera; el format està en fixtures/towns/README.md',

  'town.survey': 'no és el que s’espera d’una enquesta; el format està en fixtures/towns/README.md',
  'town.surveyTwice': 'una altra enquesta ja té este _id',
  'town.moment': 's’espera un dia o un moment, com 2026-11-27 o 2026-11-27T10:00:00',
  'town.share': 's’espera un percentatge, com 5%',
  'town.nothingToOrder': 'l’enquesta no té respostes ni propostes per a ordenar a l’atzar',
  'town.answerTwice': 'hi ha més d’una resposta o proposta amb el mateix _id',
  'town.blankId': 'hi ha una resposta o proposta amb l’_id en blanc',
  'town.answers': 's’espera una llista de paperetes',
  'town.answer': 'la papereta no respon a l’enquesta com esta ho demana',
  'town.surveyOfBallots': 'la carpeta no té cap enquesta llegible amb l’_id que diu el nom del fitxer',

  'town.unpairedQuotes': 'les cometes no estan per parelles',
  'town.censusHeader': 's’espera la capçalera id;birthYear;code',
  'town.papersColumns': 'les columnes documentType i birthDate van les dos juntes, o cap',
  'town.identity': 's’espera un número d’identitat de 8 a 20 lletres (de la A a la Z) o xifres',
  'town.identityTwice': 'el número d’identitat ja està en una línia anterior',
  'town.noSecret': 'falta l’any de naixement o el codi; almenys un dels dos',
  'town.documentType': 's’espera un tipus de document: 1, 4, 5 o 7',
  'town.identityOfType': 'el número d’identitat no és del tipus de document que es diu',
  'town.birthDate': 's’espera una data de naixement com 1975-03-02',
  'town.birthYear': 'l’any de naixement no és el de la data de naixement',

  'town.twinNames': 'hi ha més d’un camp amb este nom',
  'town.secondOfItsKind': 'ja hi ha un altre camp d’este tipus, i només pot haver-n’hi un',
  'town.looksAhead': 'la seua condició depén de «{at}», que no està abans que ell',

  'town.delivery': 'no és el que s’espera d’una execució; el format està en fixtures/towns/README.md',
  'town.reasonMissing': 'falta el motiu pel qual està parat',
  'town.committedBelowSpent': 'és menys que el que s’ha gastat, que hi va inclòs',
  'town.reachedInFuture': 'és un dia que encara no ha arribat; els que estan per arribar van en «planned»',
  'town.milestoneTwice': 'una altra fita ja té este _id',

  'town.embedSites': 's’espera una llista de llocs, com ["https://www.municipi.example"]',
  'town.notHttps': 's’espera un lloc amb https, com https://www.municipi.example',
  'town.wildcard': 'un lloc no pot portar *; anomena cada un dels que poden mostrar targetes',
  'town.notAnOrigin': 's’espera un sol lloc, sense ruta ni consulta: https://www.municipi.example',
  'town.noDomain':
    's’espera un nom de la web, com https://www.municipi.example; les lletres que no van de la A a la Z s’escriuen com xn--…',
} satisfies Record<keyof typeof esTown, string>;
