import type { TownFaultKind } from '#adapters/driven/town-folder/town-fault.ts';

/** What is wrong in a town's folder: each follows the place, `error: census.csv:2: …`. */
export const esTown = {
  'town.missing': 'este fichero falta en la carpeta {folder}',
  'town.unreadable': 'no se puede leer ({cause})',
  'town.notJson': 'aquí deja de ser JSON',
  'town.notAFile': 'no es un fichero; aquí solo puede haber ficheros',
  'town.town': 'no es lo que se espera de un municipio; el formato está en fixtures/towns/README.md',
  'town.documents': 'se espera una lista de documentos, cada uno con su _id',
  'town.documentTwice': 'hay más de un documento con el mismo _id',
  'town.noColumns': 'falta al menos una columna que no esté oculta; sin ella la tabla no se puede mostrar',
  'town.comments': 'no es lo que se espera de un comentario; el formato está en docs/guides/operator.md',

  'town.stands': 'pone {found}; ',
  'town.absent': 'falta; ',
  'town.unknownCollection':
    'ninguna página lee una colección con este nombre; los que hay están en fixtures/towns/README.md',
  'town.noSuchSurvey': 'la carpeta no tiene ninguna encuesta con este _id',
  'town.endBeforeStart': 'acaba antes de empezar',
  'town.notRead': 'no se puede leer; el formato está en fixtures/towns/README.md',
  'town.wantsText': 'se espera un texto, o uno por idioma',
  'town.wantsNumber': 'se espera un número, sin comillas',
  'town.wantsYesNo': 'se espera true o false, sin comillas',
  'town.wantsAmount':
    'se espera un importe en euros, como 1200 o 1200.50: sin puntos de millar, sin coma y sin €',
  'town.wantsSignedAmount':
    'se espera un importe en euros, como 1200.50 o -1200.50: sin puntos de millar, sin coma y sin €',
  'town.wantsCode': 'se espera un código de tres cifras, entre comillas: "163"',
  'town.wantsYear': 'se espera un año, como 2026',
  'town.wantsColour': 'se espera un color como #0a6f6a',
  'town.wantsLanguage': 'se espera un idioma: es, va, ca, en o eu',
  'town.wantsOneOf': 'se espera uno de estos valores: {options}',
  'town.wantsList': 'se espera una lista, entre [ y ]',
  'town.wantsObject': 'se espera un objeto, entre { y }',
  'town.wantsOther': 'no es lo que se espera; el formato está en fixtures/towns/README.md',

  'town.survey': 'no es lo que se espera de una encuesta; el formato está en fixtures/towns/README.md',
  'town.surveyTwice': 'otra encuesta ya tiene este _id',
  'town.moment': 'se espera un día o un momento, como 2026-11-27 o 2026-11-27T10:00:00',
  'town.share': 'se espera un porcentaje, como 5%',
  'town.nothingToOrder': 'la encuesta no tiene respuestas ni propuestas que ordenar al azar',
  'town.answerTwice': 'hay más de una respuesta o propuesta con el mismo _id',
  'town.blankId': 'hay una respuesta o propuesta con el _id en blanco',
  'town.answers': 'se espera una lista de papeletas',
  'town.answer': 'la papeleta no responde a la encuesta como esta lo pide',
  'town.surveyOfBallots':
    'la carpeta no tiene ninguna encuesta legible con el _id que dice el nombre del fichero',

  'town.unpairedQuotes': 'las comillas no están por pares',
  'town.censusHeader': 'se espera la cabecera id;birthYear;code',
  'town.papersColumns': 'las columnas documentType y birthDate van las dos juntas, o ninguna',
  'town.identity': 'se espera un número de identidad de 8 a 20 letras (de la A a la Z) o cifras',
  'town.identityTwice': 'el número de identidad ya está en una línea anterior',
  'town.noSecret': 'falta el año de nacimiento o el código; al menos uno de los dos',
  'town.documentType': 'se espera un tipo de documento: 1, 4, 5 o 7',
  'town.identityOfType': 'el número de identidad no es del tipo de documento que se dice',
  'town.birthDate': 'se espera una fecha de nacimiento como 1975-03-02',
  'town.birthYear': 'el año de nacimiento no es el de la fecha de nacimiento',

  'town.twinNames': 'hay más de un campo con este nombre',
  'town.secondOfItsKind': 'ya hay otro campo de este tipo, y solo puede haber uno',
  'town.looksAhead': 'su condición depende de «{at}», que no está antes que él',

  'town.delivery': 'no es lo que se espera de una ejecución; el formato está en fixtures/towns/README.md',
  'town.reasonMissing': 'falta el motivo por el que está parado',
  'town.committedBelowSpent': 'es menos que lo gastado, que va incluido',
  'town.reachedInFuture': 'es un día que aún no ha llegado; los que están por llegar van en «planned»',
  'town.milestoneTwice': 'otro hito ya tiene este _id',

  'town.embedSites': 'se espera una lista de sitios, como ["https://www.municipio.example"]',
  'town.notHttps': 'se espera un sitio con https, como https://www.municipio.example',
  'town.wildcard': 'un sitio no puede llevar *; nombra cada uno de los que pueden mostrar tarjetas',
  'town.notAnOrigin': 'se espera un solo sitio, sin ruta ni consulta: https://www.municipio.example',
  'town.noDomain':
    'se espera un nombre de la web, como https://www.municipio.example; las letras que no van de la A a la Z se escriben como xn--…',
} satisfies Record<`town.${TownFaultKind | 'stands' | 'absent'}`, string>;
