import type { Texts } from './es.ts';

export const va: Texts = {
  help: `Concejo: votacions i pressupostos participatius que qualsevol pot recomptar.

Exemples
  concejo budget compute vots.pb --rule by-votes
  concejo budget compute vots.csv --rule by-votes --budget 200.000 --out repartiment.xlsx
  concejo budget compute --help

Ordes
{commands}

Opcions
  -h, --help          esta ajuda, o la d’una orde
  -V, --version       la versió
      --locale LLENGUA es, va, ca, en o eu

Codis d’eixida: 0 fet, 1 no s’ha pogut, 2 ús incorrecte, 3 entrada no vàlida, 4 xarxa, 5 sense autorització,
130 interromput.
`,
  'help.compute': `Repartix un pressupost segons els vots i explica com.

Exemples
  concejo budget compute vots.pb --rule by-votes
  concejo budget compute vots.pb.gz --rule threshold --threshold-base ballots --format json
  concejo budget compute propostes.csv --rule by-votes --budget 200.000 --out repartiment.xlsx
  concejo budget compute https://participa.exemple.es/api/vilanova/surveys/pp27
  cat vots.pb | concejo budget compute - --rule by-votes --on-misfit stop

Ús
  concejo budget compute FITXER|-|URL --rule by-votes|threshold [opcions]

  FITXER és Pabulib (.pb, .pb.gz), la llista publicada de paperetes (JSON Lines) o CSV amb la capçalera
  id;title;amount;votes i, si es vol, category;district. «-» llig l’entrada estàndard. URL és l’adreça d’una
  enquesta tancada.

Regla
  --rule REGLA           by-votes: per vots, de més a menys
                         threshold: el mateix, sense les que no arriben a un llindar
                         (si falta, la de la mateixa enquesta)
  --budget IMPORT        pressupost: 200.000 o 200000.00
  --on-misfit skip|stop  si una no hi cap: se la bota (skip) o es para (stop)
  --threshold 5%         llindar de la regla threshold
  --threshold-base votes|ballots
                         el llindar es pren de tots els vots o de les paperetes
  --ties LLISTA          desempats en orde: amount (import menor), votes, order (orde en el fitxer), id
                         (per defecte, amount,order)
  --ballots N            nombre de paperetes, si el fitxer no ho diu

Eixida
  --format FORMAT        table, json, csv, tsv o xlsx; si falta, segons --out
  --out FITXER           escriu en un fitxer, sencer o res
  --bom                  marca d’orde de bytes en csv i tsv
  --explain              conta cada pas (en table i json)
  --locale LLENGUA       es, va, ca, en o eu
  --quiet                sense avisos
  --no-color             sense colors (o NO_COLOR)
  -h, --help             esta ajuda
`,
  'command.budget compute': 'repartix un pressupost segons els vots',
  'help.serve': `Servix la web i l’API de tots els municipis carregats, fins a Ctrl-C.

Ús
  concejo serve

Variables d’entorn
  PORT 4310 · HOST 127.0.0.1 · CONCEJO_DATA .data (carpeta de les dades)
  CONCEJO_SAMPLE=none (sense municipis d’exemple) · CONCEJO_SECRETS_FILE (fitxer de claus)
`,
  'help.townLoad': `Carrega un municipi des d’una carpeta, o el torna a carregar.

Exemple
  concejo town load fixtures/towns/vilanova

Ús
  concejo town load CARPETA

  La carpeta té town.json, collections/, surveys/, census.csv, ballots/ i files/ (fixtures/towns/README.md).
  Les dades van a CONCEJO_DATA. Una enquesta que ja té paperetes no pot canviar la pregunta ni la regla.
`,
  'help.contractsRun': `Comprova si l’API d’un ajuntament complix el contracte. Només llig.

Exemples
  concejo contracts run --base-url https://participa.exemple.es --realm vilanova
  concejo contracts run --base-url http://127.0.0.1:4310 --realm vilanova --only pap-03,pap-04
  concejo contracts run --base-url https://participa.exemple.es --realm vilanova --out contractes.xml
  concejo contracts run --list

Ús
  concejo contracts run --base-url URL --realm MUNICIPI [opcions]

Comprovacions
  --only ID,…            només estes
  --list                 les enumera, amb la clàusula, sense preguntar res
  --dry-run              mostra què es preguntaria, sense preguntar-ho
  --deviations FITXER    excepcions acceptades: llista JSON de { "id", "reason", "expires" }; «expires» és l’últim
                         dia (2027-06-30), i després la comprovació torna a fallar
  --timeout SEGONS       termini de cada resposta (per defecte, 20)
  --rate N               peticions per segon, com a màxim (per defecte, 5)

Eixida
  --format FORMAT        table, json, junit o tap; si falta, segons --out (.txt, .json, .xml, .tap)
  --out FITXER           escriu l’informe en un fitxer; la taula ix igualment
  --locale LLENGUA       es, va, ca, en o eu
  --no-color             sense colors (o NO_COLOR)
  -h, --help             esta ajuda

Credencials
  CONCEJO_CONTRACTS_TOKEN, o el fitxer de CONCEJO_CONTRACTS_TOKEN_FILE: s’envia com a Authorization: Bearer i no
  apareix en cap informe. Cap comprovació d’ara la necessita.

Codis d’eixida: 0 complix, 1 es desvia, 2 mal configurat, 3 no respon, 130 interromput.
`,
  'command.contracts run': 'comprova si l’API d’un ajuntament complix el contracte',
  'command.serve': 'servix la web i l’API de l’ajuntament',
  'command.town load': 'carrega un municipi des d’una carpeta',
  'label.warning': 'avís:',
  'label.error': 'error:',
  'label.found': 'hi ha',
  'label.expected': 'espera',
  'label.hint': 'ajuda',
  'label.nothing': 'res',
  'faults.one': '1 error. No s’ha calculat res.',
  'faults.other': '{count} errors. No s’ha calculat res.',
  'faults.more': 'i {count} errors més, que no es mostren',
  'warnings.more': '{count} avisos més com l’anterior',

  'table.proposal': 'Proposta',
  'table.votes': 'Vots',
  'table.amount': 'Import',
  'table.result': 'Resultat',
  'table.votesShort': 'v',
  'table.left': 'queden',
  'table.missing': 'falten',
  'table.spent': 'gastat',
  'table.cut': 'fins ací hi cap tot per orde; queden {amount}',
  'table.cutFirst': 'fins ací hi cap tot per orde',
  'table.fundedOf': '{funded} de {all} finançades',
  'outcome.funded': 'finançada',
  'outcome.overBudget': 'no hi cap',
  'outcome.belowThreshold': 'davall del llindar',
  'outcome.afterStop': 'després de parar',

  'origin.rule': 'regla',
  'origin.ties': 'empats',
  'origin.threshold': 'llindar',
  'origin.skip': 'si no hi cap es bota',
  'origin.stop': 'es para en la primera que no hi cap',
  'origin.share.votes': 'fora les que no arriben al {share} dels vots',
  'origin.share.ballots': 'fora les que no arriben al {share} de les paperetes',
  'origin.eligible': 'dels vots, en queden {votes} de {all}; de les paperetes, {ballots}',
  'origin.eligibleUnknown': 'dels vots, en queden {votes} de {all}; paperetes: no se sap quantes n’hi ha',
  'tie.amount': 'import menor',
  'tie.votes': 'més vots',
  'tie.order': 'orde en el fitxer',
  'tie.id': 'identificador',

  'explain.funded': '{step}. «{title}», {votes} vots: costa {amount} i hi ha {available}; es finança.',
  'explain.overBudget': '{step}. «{title}», {votes} vots: costa {amount} i hi ha {available}; no hi cap.',
  'explain.belowThreshold': '{step}. «{title}», {votes} vots: no arriba al llindar.',
  'explain.afterStop': '{step}. «{title}», {votes} vots: el repartiment ja havia parat.',

  'warning.tie': 'empat a {votes} vots: {between}; decidix {decidedBy}',
  'decides.amount': 'l’import menor',
  'decides.votes': 'tindre més vots',
  'decides.order': 'l’orde en el fitxer',
  'decides.id': 'l’identificador',
  'warning.noneEligible': 'cap proposta arriba al llindar; no es finança res',
  'list.and': '{first} i {last}',

  'quirk.byteOrderMark': 'el fitxer comença amb una marca d’orde de bytes; es passa per alt',
  'quirk.windowsLineEnds': 'els finals de línia són de Windows (CRLF); s’accepten',
  'quirk.quotedCells': 'hi ha cel·les entre cometes; es lligen sense elles',
  'quirk.separatorInMeta': 'el valor de «{key}» conté «;» sense cometes; es pren sencer',
  'quirk.formerColumn': 'la columna es diu «{former}», com abans; es llig com a «{now}»',
  'quirk.spaces': '«{text}» té espais al voltant; es lleven',
  'quirk.repeatedInVote': 'una papereta nomena dos vegades «{project}»; en compta una',
  'quirk.repeatedVoter': 'el votant «{voter}» ja tenia una papereta; compten les dos',
  'quirk.declaredVotes': '«{project}» declara {declared} vots i n’hi ha {counted}; s’usen {counted}',
  'quirk.declaredBallots': 'la capçalera declara {declared} paperetes i n’hi ha {counted}; s’usen {counted}',
  'quirk.withdrawnProject':
    '«{project}» costa 999.999.999, la marca d’una proposta retirada; compta com qualsevol import',
  'quirk.roundedAmount': '{found} té fraccions de cèntim; s’arredonix',

  'found.columnCount': '{counted} columnes',
  'found.pointsCount': '{points} puntuacions per a {projects} propostes',
  'found.projectCount': 'num_projects diu {declared}',
  'found.repeatedProject': '«{found}», que ja està en la línia {before}',
  'found.headMismatch': 'paperetes amb l’empremta {counted}',
  'found.cutShort': 'un fitxer comprimit que es talla ací',
  'found.damagedArchive': 'un fitxer comprimit danyat',
  'found.notUtf8': 'el byte {found}',
  'found.emptyInput': 'un fitxer buit',

  'expected.emptyInput': 'una elecció: .pb, paperetes publicades o CSV',
  'expected.notUtf8': 'text en UTF-8',
  'expected.cutShort': 'el fitxer sencer',
  'expected.damagedArchive': 'un fitxer gzip',
  'expected.missingSection': 'la secció {section}',
  'expected.repeatedSection': 'una sola secció {section}',
  'expected.textOutsideSections': 'una secció: META, PROJECTS o VOTES',
  'expected.missingColumn': 'la columna «{column}»',
  'expected.missingBudget': 'la clau «budget»',
  'expected.columnCount': '{expected} columnes, com la capçalera',
  'expected.openQuote': 'unes cometes que tanquen',
  'expected.unknownProject': 'una proposta de la llista',
  'expected.repeatedProject': 'cada proposta una sola vegada',
  'expected.missingId': 'l’identificador de la proposta',
  'expected.notAnAmount': 'un import: {german} o {plain}',
  'expected.notAnAmount.plain': 'un import, en xifres amb punt decimal: {plain}',
  'expected.negativeAmount': 'un import de zero o més',
  'expected.notACount': 'un nombre enter',
  'expected.notPoints': 'punts, en xifres',
  'expected.pointsCount': 'una puntuació per proposta',
  'expected.projectCount': '{counted}, les que hi ha en PROJECTS',
  'expected.notABallotList': 'la primera línia d’una llista publicada ({where})',
  'expected.notABallot': 'una papereta: { "id": …, "answer": … } ({where})',
  'expected.repeatedBallot': 'cada papereta una sola vegada',
  'expected.notABudgetSurvey': 'una enquesta de pressupost',
  'expected.headMismatch': 'l’empremta que es va publicar: {found}',
  'hint.notAnAmount': 'és {suggestion}?',
  'hint.notAnAmount.comma': 'és {suggestion}? La coma separa els cèntims.',
  'hint.notACount': 'és {suggestion}?',
  'hint.unknownProject': 'és «{suggestion}»?',
  'hint.notUtf8': 'pareix {suggestion}; guarda’l com a UTF-8',
  'hint.headMismatch': 'la llista està tallada o alterada; descarrega-la una altra vegada',
  'hint.cutShort': 'pot ser que la descàrrega no acabara; descarrega’l una altra vegada',

  'usage.seeHelp': 'L’ajuda: {command} --help',
  'usage.unknownCommand': 'no existix l’orde «{found}»; hi ha: {available}',
  'usage.unknownOption': 'no existix l’opció «{found}»',
  'usage.missingValue': 'a l’opció «{found}» li falta el valor',
  'usage.excessArguments': 'sobren arguments: s’espera un sol fitxer',
  'usage.notOneOf': '{flag} no pot ser «{found}»; pot ser {available}',
  'usage.notAnAmount': '{flag} no és un import: «{found}»; s’espera 200.000 o 200000.00',
  'usage.notACount': '{flag} no és un nombre enter: «{found}»',
  'usage.notAShare': '--threshold no és un percentatge: «{found}»; s’espera, per exemple, 5%',
  'usage.needsRule': 'falta --rule; pot ser {available}',
  'usage.needsBudget': 'falta --budget: el fitxer no diu el pressupost',
  'usage.needsBallots':
    'falta --ballots: el llindar es pren de les paperetes i el fitxer no diu quantes n’hi ha',
  'usage.onlyThreshold': '{flag} només servix amb --rule threshold',
  'usage.onlyDelimited': '--bom només servix amb csv i tsv',
  'usage.binaryToTerminal': 'xlsx no es pot mostrar en el terminal; usa --out',
  'usage.ballotsDisagree': '--ballots diu {asked} i en l’entrada n’hi ha {counted}',

  'refusal.unresolvedTie': 'empat a {votes} vots que els desempats no resolen: {between}',
  'refusal.unresolvedTieHint': 'Afig «order» o «id» a --ties.',
  'file.missing': '{name}: no existix',
  'file.folder': '{name}: és una carpeta',
  'file.unreadable': '{name}: no es pot llegir ({cause})',
  'file.unwritable': '{name}: no s’ha pogut escriure ({cause}); no ha quedat res a mitges',
  'file.written': '{name}: escrit',
  'network.unreachable': '{name}: no respon ({cause})',
  'network.refused': '{name}: respon {status}',
  'network.notAuthorised': '{name}: no autoritzat ({status})',

  'report.result': 'Resultat',
  'report.provenance': 'Procedència',
  'report.datum': 'Dada',
  'report.value': 'Valor',
  'report.step': 'Núm.',
  'report.id': 'Identificador',
  'report.title': 'Proposta',
  'report.amount': 'Import',
  'report.votes': 'Vots',
  'report.category': 'Categoria',
  'report.district': 'Barri',
  'report.remaining': 'Queden',
  'report.missing': 'Falten',
  'report.decidedByTie': 'Desempat',
  'report.rule': 'Regla',
  'report.parameters': 'Paràmetres',
  'report.tiesDecided': 'Empats decidits',
  'report.budget': 'Pressupost',
  'report.currency': 'Moneda',
  'report.spent': 'Gastat',
  'report.remainingAtEnd': 'Queden',
  'report.ballots': 'Paperetes',
  'report.eligibleByVotes': 'Arriben al llindar dels vots',
  'report.eligibleByBallots': 'Arriben al llindar de les paperetes',
  'report.input': 'Entrada',
  'report.sha256': 'SHA-256 de l’entrada',
  'report.program': 'Programa',

  'help.tally': `Recompta les paperetes publicades d’una enquesta tancada.

Exemples
  concejo survey tally paperetes.jsonl
  concejo survey tally paperetes.jsonl --survey enquesta.json --format json
  concejo survey tally https://participa.exemple.es/api/vilanova/surveys/piscina --out recompte.xlsx

Ús
  concejo survey tally FITXER|-|URL [opcions]

  FITXER és la llista publicada (JSON Lines); «-» llig l’entrada estàndard; URL és l’adreça d’una enquesta
  tancada. Es comprova l’empremta que porta la primera línia. Les línies que no valen es diuen pel seu número, i
  llavors no es compta res.

  --survey FITXER        l’enquesta en JSON; només fa falta si la llista no porta la seua pregunta

Eixida
  --format FORMAT        table, json, csv, tsv o xlsx; si falta, segons --out
  --out FITXER           escriu en un fitxer, sencer o res
  --bom                  marca d’orde de bytes en csv i tsv
  --locale LLENGUA       es, va, ca, en o eu
  --quiet                sense avisos
  --no-color             sense colors (o NO_COLOR)
  -h, --help             esta ajuda
`,
  'help.results': `Dona els resultats d’una enquesta com els diu l’API de l’ajuntament.

Exemples
  concejo survey results --base-url https://participa.exemple.es --realm vilanova --survey piscina
  concejo survey results --base-url http://127.0.0.1:4310 --realm vilanova --survey piscina --verify

Ús
  concejo survey results --base-url URL --realm MUNICIPI --survey ID [opcions]

  --base-url URL         adreça del portal
  --realm MUNICIPI       municipi
  --survey ID            enquesta
  --verify               recompta la llista publicada i diu les dos empremtes i cada diferència

Eixida
  --format FORMAT        table, json, csv, tsv o xlsx; si falta, segons --out
  --out FITXER           escriu en un fitxer, sencer o res
  --bom                  marca d’orde de bytes en csv i tsv
  --locale LLENGUA       es, va, ca, en o eu
  --quiet                sense avisos
  --no-color             sense colors (o NO_COLOR)
  -h, --help             esta ajuda

Codis d’eixida: 0 fet (amb --verify, coincidix), 1 no coincidix, 2 ús, 3 entrada no vàlida, 4 xarxa,
5 resultats no públics, 130 interromput.
`,
  'command.survey results': 'dona els resultats d’una enquesta i els comprova',
  'command.survey tally': 'recompta les paperetes publicades d’una enquesta',
  'expected.unsortedBallots': 'les paperetes ordenades per id',
  'expected.otherSurvey': 'l’enquesta de --survey: {survey}',
  'expected.notASurvey': 'una enquesta en JSON ({where})',
  'usage.needsSurvey': 'falta --survey: la llista no porta la seua pregunta',
  'usage.needsFlag': 'falta {flag}',
  'refusal.notCountable': 'les enquestes de tipus «{type}» no es poden recomptar',
  'refusal.resultsHidden': '{name}: els resultats no són públics, o encara no',
  'refusal.unreadable': '{name}: la resposta no té la forma esperada ({where})',
  'network.silent': '{name}: no respon',
  'warning.unclaimed': 'la llista no porta la seua empremta; no s’ha comprovat',
  'warning.misfits':
    'paperetes amb una resposta que no encaixa amb la pregunta: {count} (línies {lines}); compten només com a paperetes',
  'warning.freeApart':
    'els textos d’una pregunta lliure es publiquen a banda de les paperetes; ací només es compten estes',
  'verify.claimed': 'empremta publicada   {sha256}',
  'verify.counted': 'empremta recomptada  {sha256}',
  'verify.agrees': 'El recompte coincidix: {ballots} paperetes.',
  'verify.fingerprint': 'les empremtes no coincidixen: la llista està tallada o alterada',
  'verify.otherSurvey': 'la llista és d’una altra enquesta: «{found}»',
  'verify.ballots': 'paperetes: publicades {published}, recomptades {counted}',
  'verify.votes': '«{id}»: publicat {published}, recomptat {counted}',
  'verify.funded': 'propostes finançades: publicades {published}; recomptades {counted}',
  'verify.free': 'els textos d’una pregunta lliure es publiquen sense papereta: no es poden recomptar',
  'report.answer': 'Resposta',
  'report.points': 'Punts',
  'report.position': 'Posició',
  'report.stars': 'Estreles',
  'report.starsSum': 'Suma d’estreles',
  'report.tenths': 'Dècimes',
  'report.word': 'Paraula',
  'report.times': 'Vegades',
  'report.average': 'Nota mitjana',
  'report.survey': 'Enquesta',
  'report.displayType': 'Tipus de pregunta',
  'report.countedBallots': 'Paperetes comptades',
};
