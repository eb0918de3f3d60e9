export const es = {
  help: `Concejo: votaciones y presupuestos participativos que cualquiera puede recontar.

Ejemplos
  concejo budget compute votos.pb --rule by-votes
  concejo budget compute votos.csv --rule by-votes --budget 200.000 --out reparto.xlsx
  concejo budget compute --help

Órdenes
{commands}

Opciones
  -h, --help          esta ayuda, o la de una orden
  -V, --version       la versión
      --locale LENGUA es, va, ca, en o eu

Códigos de salida: 0 hecho, 1 no se pudo, 2 uso incorrecto, 3 entrada no válida, 4 red, 5 sin autorización,
130 interrumpido.
`,
  'help.compute': `Reparte un presupuesto según los votos y explica cómo.

Ejemplos
  concejo budget compute votos.pb --rule by-votes
  concejo budget compute votos.pb.gz --rule threshold --threshold-base ballots --format json
  concejo budget compute propuestas.csv --rule by-votes --budget 200.000 --out reparto.xlsx
  concejo budget compute https://participa.ejemplo.es/api/vilanova/surveys/pp27
  cat votos.pb | concejo budget compute - --rule by-votes --on-misfit stop

Uso
  concejo budget compute FICHERO|-|URL --rule by-votes|threshold [opciones]

  FICHERO es Pabulib (.pb, .pb.gz), la lista publicada de papeletas (JSON Lines) o CSV con la cabecera
  id;title;amount;votes y, si se quiere, category;district. «-» lee la entrada estándar. URL es la dirección de
  una encuesta cerrada.

Regla
  --rule REGLA           by-votes: por votos, de más a menos
                         threshold: lo mismo, sin las que no llegan a un umbral
                         (si falta, la de la propia encuesta)
  --budget IMPORTE       presupuesto: 200.000 o 200000.00
  --on-misfit skip|stop  si una no cabe: se salta (skip) o se para (stop)
  --threshold 5%         umbral de la regla threshold
  --threshold-base votes|ballots
                         el umbral se toma de todos los votos o de las papeletas
  --ties LISTA           desempates en orden: amount (importe menor), votes, order (orden en el fichero), id
                         (por defecto, amount,order)
  --ballots N            número de papeletas, si el fichero no lo dice

Salida
  --format FORMATO       table, json, csv, tsv o xlsx; si falta, según --out
  --out FICHERO          escribe en un fichero, entero o nada
  --bom                  marca de orden de bytes en csv y tsv
  --explain              cuenta cada paso (en table y json)
  --locale LENGUA        es, va, ca, en o eu
  --quiet                sin avisos
  --no-color             sin colores (o NO_COLOR)
  -h, --help             esta ayuda
`,
  'command.budget compute': 'reparte un presupuesto según los votos',
  'help.serve': `Sirve la web y la API de todos los municipios cargados, hasta Ctrl-C.

Uso
  concejo serve

Variables de entorno
  PORT 4310 · HOST 127.0.0.1 · CONCEJO_DATA .data (carpeta de los datos)
  CONCEJO_SAMPLE=none (sin municipios de ejemplo) · CONCEJO_SECRETS_FILE (fichero de claves)
`,
  'help.townLoad': `Carga un municipio desde una carpeta, o lo vuelve a cargar.

Ejemplo
  concejo town load fixtures/towns/vilanova

Uso
  concejo town load CARPETA

  La carpeta tiene town.json, collections/, surveys/, census.csv, ballots/ y files/ (fixtures/towns/README.md).
  Los datos van a CONCEJO_DATA. Una encuesta que ya tiene papeletas no puede cambiar su pregunta ni su regla.
`,
  'help.contractsRun': `Comprueba si la API de un ayuntamiento cumple el contrato. Solo lee.

Ejemplos
  concejo contracts run --base-url https://participa.ejemplo.es --realm vilanova
  concejo contracts run --base-url http://127.0.0.1:4310 --realm vilanova --only pap-03,pap-04
  concejo contracts run --base-url https://participa.ejemplo.es --realm vilanova --out contratos.xml
  concejo contracts run --list

Uso
  concejo contracts run --base-url URL --realm MUNICIPIO [opciones]

Comprobaciones
  --only ID,…            solo estas
  --list                 las enumera, con su cláusula, sin preguntar nada
  --dry-run              enseña qué se preguntaría, sin preguntarlo
  --deviations FICHERO   excepciones aceptadas: lista JSON de { "id", "reason", "expires" }; «expires» es el último
                         día (2027-06-30), y después la comprobación vuelve a fallar
  --timeout SEGUNDOS     plazo de cada respuesta (por defecto, 20)
  --rate N               peticiones por segundo, como mucho (por defecto, 5)

Salida
  --format FORMATO       table, json, junit o tap; si falta, según --out (.txt, .json, .xml, .tap)
  --out FICHERO          escribe el informe en un fichero; la tabla sale igualmente
  --locale LENGUA        es, va, ca, en o eu
  --no-color             sin colores (o NO_COLOR)
  -h, --help             esta ayuda

Credenciales
  CONCEJO_CONTRACTS_TOKEN, o el fichero de CONCEJO_CONTRACTS_TOKEN_FILE: se envía como Authorization: Bearer y no
  aparece en ningún informe. Ninguna comprobación de ahora la necesita.

Códigos de salida: 0 cumple, 1 se desvía, 2 mal configurado, 3 no responde, 130 interrumpido.
`,
  'command.contracts run': 'comprueba si la API de un ayuntamiento cumple el contrato',
  'command.serve': 'sirve la web y la API del ayuntamiento',
  'command.town load': 'carga un municipio desde una carpeta',
  'label.warning': 'aviso:',
  'label.error': 'error:',
  'label.found': 'hay',
  'label.expected': 'espera',
  'label.hint': 'ayuda',
  'label.nothing': 'nada',
  'faults.one': '1 error. No se ha calculado nada.',
  'faults.other': '{count} errores. No se ha calculado nada.',
  'faults.more': 'y {count} errores más, que no se muestran',
  'warnings.more': '{count} avisos más como el anterior',

  'table.proposal': 'Propuesta',
  'table.votes': 'Votos',
  'table.amount': 'Importe',
  'table.result': 'Resultado',
  'table.votesShort': 'v',
  'table.left': 'quedan',
  'table.missing': 'faltan',
  'table.spent': 'gastado',
  'table.cut': 'hasta aquí cabe todo por orden; quedan {amount}',
  'table.cutFirst': 'hasta aquí cabe todo por orden',
  'table.fundedOf': '{funded} de {all} financiadas',
  'outcome.funded': 'financiada',
  'outcome.overBudget': 'no cabe',
  'outcome.belowThreshold': 'bajo el umbral',
  'outcome.afterStop': 'tras la parada',

  'origin.rule': 'regla',
  'origin.ties': 'empates',
  'origin.threshold': 'umbral',
  'origin.skip': 'si no cabe se salta',
  'origin.stop': 'se para en la primera que no cabe',
  'origin.share.votes': 'fuera las que no llegan al {share} de los votos',
  'origin.share.ballots': 'fuera las que no llegan al {share} de las papeletas',
  'origin.eligible': 'de los votos, quedan {votes} de {all}; de las papeletas, {ballots}',
  'origin.eligibleUnknown': 'de los votos, quedan {votes} de {all}; papeletas: no se sabe cuántas hay',
  'tie.amount': 'importe menor',
  'tie.votes': 'más votos',
  'tie.order': 'orden en el fichero',
  'tie.id': 'identificador',

  'explain.funded': '{step}. «{title}», {votes} votos: cuesta {amount} y hay {available}; se financia.',
  'explain.overBudget': '{step}. «{title}», {votes} votos: cuesta {amount} y hay {available}; no cabe.',
  'explain.belowThreshold': '{step}. «{title}», {votes} votos: no llega al umbral.',
  'explain.afterStop': '{step}. «{title}», {votes} votos: el reparto ya había parado.',

  'warning.tie': 'empate a {votes} votos: {between}; decide {decidedBy}',
  'decides.amount': 'el importe menor',
  'decides.votes': 'tener más votos',
  'decides.order': 'el orden en el fichero',
  'decides.id': 'el identificador',
  'warning.noneEligible': 'ninguna propuesta llega al umbral; no se financia nada',
  'list.and': '{first} y {last}',

  'quirk.byteOrderMark': 'el fichero empieza con una marca de orden de bytes; se pasa por alto',
  'quirk.windowsLineEnds': 'los finales de línea son de Windows (CRLF); se aceptan',
  'quirk.quotedCells': 'hay celdas entre comillas; se leen sin ellas',
  'quirk.separatorInMeta': 'el valor de «{key}» contiene «;» sin comillas; se toma entero',
  'quirk.formerColumn': 'la columna se llama «{former}», como antes; se lee como «{now}»',
  'quirk.spaces': '«{text}» tiene espacios alrededor; se quitan',
  'quirk.repeatedInVote': 'una papeleta nombra dos veces «{project}»; cuenta una',
  'quirk.repeatedVoter': 'el votante «{voter}» ya tenía una papeleta; cuentan las dos',
  'quirk.declaredVotes': '«{project}» declara {declared} votos y hay {counted}; se usan {counted}',
  'quirk.declaredBallots': 'la cabecera declara {declared} papeletas y hay {counted}; se usan {counted}',
  'quirk.withdrawnProject':
    '«{project}» cuesta 999.999.999, la marca de una propuesta retirada; cuenta como cualquier importe',
  'quirk.roundedAmount': '{found} tiene fracciones de céntimo; se redondea',

  'found.columnCount': '{counted} columnas',
  'found.pointsCount': '{points} puntuaciones para {projects} propuestas',
  'found.projectCount': 'num_projects dice {declared}',
  'found.repeatedProject': '«{found}», que ya está en la línea {before}',
  'found.headMismatch': 'papeletas con la huella {counted}',
  'found.cutShort': 'un fichero comprimido que se corta aquí',
  'found.damagedArchive': 'un fichero comprimido dañado',
  'found.notUtf8': 'el byte {found}',
  'found.emptyInput': 'un fichero vacío',

  'expected.emptyInput': 'una elección: .pb, papeletas publicadas o CSV',
  'expected.notUtf8': 'texto en UTF-8',
  'expected.cutShort': 'el fichero entero',
  'expected.damagedArchive': 'un fichero gzip',
  'expected.missingSection': 'la sección {section}',
  'expected.repeatedSection': 'una sola sección {section}',
  'expected.textOutsideSections': 'una sección: META, PROJECTS o VOTES',
  'expected.missingColumn': 'la columna «{column}»',
  'expected.missingBudget': 'la clave «budget»',
  'expected.columnCount': '{expected} columnas, como la cabecera',
  'expected.openQuote': 'unas comillas que cierren',
  'expected.unknownProject': 'una propuesta de la lista',
  'expected.repeatedProject': 'cada propuesta una sola vez',
  'expected.missingId': 'el identificador de la propuesta',
  'expected.notAnAmount': 'un importe: {german} o {plain}',
  'expected.notAnAmount.plain': 'un importe, en cifras con punto decimal: {plain}',
  'expected.negativeAmount': 'un importe de cero o más',
  'expected.notACount': 'un número entero',
  'expected.notPoints': 'puntos, en cifras',
  'expected.pointsCount': 'una puntuación por propuesta',
  'expected.projectCount': '{counted}, las que hay en PROJECTS',
  'expected.notABallotList': 'la primera línea de una lista publicada ({where})',
  'expected.notABallot': 'una papeleta: { "id": …, "answer": … } ({where})',
  'expected.repeatedBallot': 'cada papeleta una sola vez',
  'expected.notABudgetSurvey': 'una encuesta de presupuesto',
  'expected.headMismatch': 'la huella que se publicó: {found}',
  'hint.notAnAmount': '¿es {suggestion}?',
  'hint.notAnAmount.comma': '¿es {suggestion}? La coma separa los céntimos.',
  'hint.notACount': '¿es {suggestion}?',
  'hint.unknownProject': '¿es «{suggestion}»?',
  'hint.notUtf8': 'parece {suggestion}; guárdalo como UTF-8',
  'hint.headMismatch': 'la lista está cortada o alterada; descárgala otra vez',
  'hint.cutShort': 'puede que la descarga no acabara; descárgalo otra vez',

  'usage.seeHelp': 'La ayuda: {command} --help',
  'usage.unknownCommand': 'no existe la orden «{found}»; hay: {available}',
  'usage.unknownOption': 'no existe la opción «{found}»',
  'usage.missingValue': 'a la opción «{found}» le falta su valor',
  'usage.excessArguments': 'sobran argumentos: se espera un solo fichero',
  'usage.notOneOf': '{flag} no puede ser «{found}»; puede ser {available}',
  'usage.notAnAmount': '{flag} no es un importe: «{found}»; se espera 200.000 o 200000.00',
  'usage.notACount': '{flag} no es un número entero: «{found}»',
  'usage.notAShare': '--threshold no es un porcentaje: «{found}»; se espera, por ejemplo, 5%',
  'usage.needsRule': 'falta --rule; puede ser {available}',
  'usage.needsBudget': 'falta --budget: el fichero no dice el presupuesto',
  'usage.needsBallots':
    'falta --ballots: el umbral se toma de las papeletas y el fichero no dice cuántas hay',
  'usage.onlyThreshold': '{flag} solo sirve con --rule threshold',
  'usage.onlyDelimited': '--bom solo sirve con csv y tsv',
  'usage.binaryToTerminal': 'xlsx no se puede mostrar en la terminal; usa --out',
  'usage.ballotsDisagree': '--ballots dice {asked} y en la entrada hay {counted}',

  'refusal.unresolvedTie': 'empate a {votes} votos que los desempates no resuelven: {between}',
  'refusal.unresolvedTieHint': 'Añade «order» o «id» a --ties.',
  'file.missing': '{name}: no existe',
  'file.folder': '{name}: es una carpeta',
  'file.unreadable': '{name}: no se puede leer ({cause})',
  'file.unwritable': '{name}: no se ha podido escribir ({cause}); no ha quedado nada a medias',
  'file.written': '{name}: escrito',
  'network.unreachable': '{name}: no responde ({cause})',
  'network.refused': '{name}: responde {status}',
  'network.notAuthorised': '{name}: no autorizado ({status})',

  'report.result': 'Resultado',
  'report.provenance': 'Procedencia',
  'report.datum': 'Dato',
  'report.value': 'Valor',
  'report.step': 'N.º',
  'report.id': 'Identificador',
  'report.title': 'Propuesta',
  'report.amount': 'Importe',
  'report.votes': 'Votos',
  'report.category': 'Categoría',
  'report.district': 'Barrio',
  'report.remaining': 'Quedan',
  'report.missing': 'Faltan',
  'report.decidedByTie': 'Desempate',
  'report.rule': 'Regla',
  'report.parameters': 'Parámetros',
  'report.tiesDecided': 'Empates decididos',
  'report.budget': 'Presupuesto',
  'report.currency': 'Moneda',
  'report.spent': 'Gastado',
  'report.remainingAtEnd': 'Quedan',
  'report.ballots': 'Papeletas',
  'report.eligibleByVotes': 'Llegan al umbral de los votos',
  'report.eligibleByBallots': 'Llegan al umbral de las papeletas',
  'report.input': 'Entrada',
  'report.sha256': 'SHA-256 de la entrada',
  'report.program': 'Programa',

  'help.tally': `Recuenta las papeletas publicadas de una encuesta cerrada.

Ejemplos
  concejo survey tally papeletas.jsonl
  concejo survey tally papeletas.jsonl --survey encuesta.json --format json
  concejo survey tally https://participa.ejemplo.es/api/vilanova/surveys/piscina --out recuento.xlsx

Uso
  concejo survey tally FICHERO|-|URL [opciones]

  FICHERO es la lista publicada (JSON Lines); «-» lee la entrada estándar; URL es la dirección de una encuesta
  cerrada. Se comprueba la huella que lleva la primera línea. Las líneas que no valen se dicen por su número, y
  entonces no se cuenta nada.

  --survey FICHERO       la encuesta en JSON; solo hace falta si la lista no lleva su pregunta

Salida
  --format FORMATO       table, json, csv, tsv o xlsx; si falta, según --out
  --out FICHERO          escribe en un fichero, entero o nada
  --bom                  marca de orden de bytes en csv y tsv
  --locale IDIOMA        es, va, ca, en o eu
  --quiet                sin avisos
  --no-color             sin colores (o NO_COLOR)
  -h, --help             esta ayuda
`,
  'help.results': `Da los resultados de una encuesta como los dice la API del ayuntamiento.

Ejemplos
  concejo survey results --base-url https://participa.ejemplo.es --realm vilanova --survey piscina
  concejo survey results --base-url http://127.0.0.1:4310 --realm vilanova --survey piscina --verify

Uso
  concejo survey results --base-url URL --realm MUNICIPIO --survey ID [opciones]

  --base-url URL         dirección del portal
  --realm MUNICIPIO      municipio
  --survey ID            encuesta
  --verify               recuenta la lista publicada y dice las dos huellas y cada diferencia

Salida
  --format FORMATO       table, json, csv, tsv o xlsx; si falta, según --out
  --out FICHERO          escribe en un fichero, entero o nada
  --bom                  marca de orden de bytes en csv y tsv
  --locale IDIOMA        es, va, ca, en o eu
  --quiet                sin avisos
  --no-color             sin colores (o NO_COLOR)
  -h, --help             esta ayuda

Códigos de salida: 0 hecho (con --verify, coincide), 1 no coincide, 2 uso, 3 entrada no válida, 4 red,
5 resultados no públicos, 130 interrumpido.
`,
  'command.survey results': 'da los resultados de una encuesta y los comprueba',
  'command.survey tally': 'recuenta las papeletas publicadas de una encuesta',
  'expected.unsortedBallots': 'las papeletas ordenadas por id',
  'expected.otherSurvey': 'la encuesta de --survey: {survey}',
  'expected.notASurvey': 'una encuesta en JSON ({where})',
  'usage.needsSurvey': 'falta --survey: la lista no lleva su pregunta',
  'usage.needsFlag': 'falta {flag}',
  'refusal.notCountable': 'las encuestas de tipo «{type}» no se pueden recontar',
  'refusal.resultsHidden': '{name}: los resultados no son públicos, o todavía no',
  'refusal.unreadable': '{name}: la respuesta no tiene la forma esperada ({where})',
  'network.silent': '{name}: no responde',
  'warning.unclaimed': 'la lista no lleva su huella; no se ha comprobado',
  'warning.misfits':
    'papeletas cuya respuesta no encaja con la pregunta: {count} (líneas {lines}); cuentan solo como papeletas',
  'warning.freeApart':
    'los textos de una pregunta libre se publican aparte de las papeletas; aquí solo se cuentan estas',
  'verify.claimed': 'huella publicada   {sha256}',
  'verify.counted': 'huella recontada   {sha256}',
  'verify.agrees': 'El recuento coincide: {ballots} papeletas.',
  'verify.fingerprint': 'las huellas no coinciden: la lista está cortada o alterada',
  'verify.otherSurvey': 'la lista es de otra encuesta: «{found}»',
  'verify.ballots': 'papeletas: publicadas {published}, recontadas {counted}',
  'verify.votes': '«{id}»: publicado {published}, recontado {counted}',
  'verify.funded': 'propuestas financiadas: publicadas {published}; recontadas {counted}',
  'verify.free': 'los textos de una pregunta libre se publican sin papeleta: no se pueden recontar',
  'report.answer': 'Respuesta',
  'report.points': 'Puntos',
  'report.position': 'Posición',
  'report.stars': 'Estrellas',
  'report.starsSum': 'Suma de estrellas',
  'report.tenths': 'Décimas',
  'report.word': 'Palabra',
  'report.times': 'Veces',
  'report.average': 'Nota media',
  'report.survey': 'Encuesta',
  'report.displayType': 'Tipo de pregunta',
  'report.countedBallots': 'Papeletas contadas',
} as const;

export type TextKey = keyof typeof es;
export type Texts = Readonly<Record<TextKey, string>>;
