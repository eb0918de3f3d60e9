import type { Texts } from './es.ts';

export const eu: Texts = {
  help: `Concejo: edonork berriz zenba ditzakeen bozketak eta aurrekontu parte-hartzaileak.

Adibideak
  concejo budget compute botoak.pb --rule by-votes
  concejo budget compute botoak.csv --rule by-votes --budget 200.000 --out banaketa.xlsx
  concejo budget compute --help

Aginduak
{commands}

Aukerak
  -h, --help          laguntza hau, edo agindu batena
  -V, --version       bertsioa
      --locale HIZKUNTZA es, va, ca, en edo eu

Irteera-kodeak: 0 eginda, 1 ezin izan da, 2 erabilera okerra, 3 sarrera baliogabea, 4 sarea, 5 baimenik gabe,
130 etenda.
`,
  'help.compute': `Aurrekontua botoen arabera banatzen du, eta nola egin duen azaltzen du.

Adibideak
  concejo budget compute botoak.pb --rule by-votes
  concejo budget compute botoak.pb.gz --rule threshold --threshold-base ballots --format json
  concejo budget compute proposamenak.csv --rule by-votes --budget 200.000 --out banaketa.xlsx
  concejo budget compute https://parte.adibidea.eus/api/vilanova/surveys/pp27
  cat botoak.pb | concejo budget compute - --rule by-votes --on-misfit stop

Erabilera
  concejo budget compute FITXATEGIA|-|URL --rule by-votes|threshold [aukerak]

  FITXATEGIA Pabulib (.pb, .pb.gz), argitaratutako boto-paperen zerrenda (JSON Lines) edo CSV bat da; CSVaren
  goiburua id;title;amount;votes da eta, nahi izanez gero, category;district. «-» idatziz gero, sarrera estandarra
  irakurtzen da. URL inkesta itxi baten helbidea da.

Araua
  --rule ARAUA           by-votes: botoen arabera, gehienetik gutxienera
                         threshold: gauza bera, atalasera iristen ez direnak kenduta
                         (ez bada adierazten, inkestarena)
  --budget ZENBATEKOA    aurrekontua: 200.000 edo 200000.00
  --on-misfit skip|stop  bat sartzen ez bada: saltatu (skip) edo gelditu (stop)
  --threshold 5%         threshold arauaren atalasea
  --threshold-base votes|ballots
                         atalasea boto guztien gainean edo boto-paperen gainean hartzen da
  --ties ZERRENDA        berdinketak hausteko irizpideak, ordenan: amount (zenbateko txikiena), votes,
                         order (fitxategiko ordena), id (berez, amount,order)
  --ballots N            boto-paper kopurua, fitxategiak esaten ez badu

Irteera
  --format FORMATUA      table, json, csv, tsv edo xlsx; ez bada adierazten, --out aukeraren arabera
  --out FITXATEGIA       fitxategi batean idazten du, osorik edo ezer ez
  --bom                  byte-ordenaren marka csv eta tsv formatuetan
  --explain              urrats bakoitza azaltzen du (table eta json formatuetan)
  --locale HIZKUNTZA     es, va, ca, en edo eu
  --quiet                oharrik gabe
  --no-color             kolorerik gabe (edo NO_COLOR)
  -h, --help             laguntza hau
`,
  'command.budget compute': 'aurrekontua botoen arabera banatzen du',
  'help.serve': `Kargatutako udalerri guztien weba eta APIa zerbitzatzen ditu, Ktrl-C sakatu arte.

Erabilera
  concejo serve

Ingurune-aldagaiak
  PORT 4310 · HOST 127.0.0.1 · CONCEJO_DATA .data (datuen karpeta)
  CONCEJO_SAMPLE=none (adibideko udalerririk gabe) · CONCEJO_SECRETS_FILE (gakoen fitxategia)
`,
  'help.townLoad': `Udalerri bat kargatzen du karpeta batetik, edo berriro kargatzen du.

Adibidea
  concejo town load fixtures/towns/vilanova

Erabilera
  concejo town load KARPETA

  Karpetak town.json, collections/, surveys/, census.csv, ballots/ eta files/ ditu (fixtures/towns/README.md).
  Datuak CONCEJO_DATA karpetara doaz. Boto-paperak dituen inkesta batek ezin du galdera edo araua aldatu.
`,
  'help.contractsRun': `Udal baten APIak kontratua betetzen duen egiaztatzen du. Irakurri besterik ez du egiten.

Adibideak
  concejo contracts run --base-url https://participa.adibidea.eus --realm vilanova
  concejo contracts run --base-url http://127.0.0.1:4310 --realm vilanova --only pap-03,pap-04
  concejo contracts run --base-url https://participa.adibidea.eus --realm vilanova --out kontratuak.xml
  concejo contracts run --list

Erabilera
  concejo contracts run --base-url URL --realm UDALERRIA [aukerak]

Egiaztapenak
  --only ID,…            hauek bakarrik
  --list                 zerrendatu, bakoitza bere klausularekin, ezer galdetu gabe
  --dry-run              zer galdetuko litzatekeen erakutsi, galdetu gabe
  --deviations FITXATEGIA
                         onartutako salbuespenak: { "id", "reason", "expires" } duten JSON zerrenda; «expires» azken
                         eguna da (2027-06-30), eta ondoren egiaztapenak berriro huts egiten du
  --timeout SEGUNDOAK    erantzun bakoitzaren epea (20, besterik esan ezean)
  --rate N               eskaerak segundoko, gehienez (5, besterik esan ezean)

Irteera
  --format FORMATUA      table, json, junit edo tap; falta bada, --out aukeraren arabera (.txt, .json, .xml, .tap)
  --out FITXATEGIA       txostena fitxategi batean idazten du; taula ere agertzen da
  --locale HIZKUNTZA     es, va, ca, en edo eu
  --no-color             kolorerik gabe (edo NO_COLOR)
  -h, --help             laguntza hau

Kredentzialak
  CONCEJO_CONTRACTS_TOKEN, edo CONCEJO_CONTRACTS_TOKEN_FILE aldagaiak dioen fitxategia: Authorization: Bearer gisa
  bidaltzen da, eta ez da inongo txostenetan agertzen. Oraingo egiaztapen bakar batek ere ez du behar.

Irteera-kodeak: 0 betetzen du, 1 desbideratzen da, 2 gaizki konfiguratuta, 3 ez du erantzuten, 130 etenda.
`,
  'command.contracts run': 'udal baten APIak kontratua betetzen duen egiaztatzen du',
  'command.serve': 'weba eta udalaren APIa zerbitzatzen ditu',
  'command.town load': 'udalerri bat kargatzen du karpeta batetik',
  'label.warning': 'oharra:',
  'label.error': 'errorea:',
  'label.found': 'dago',
  'label.expected': 'behar da',
  'label.hint': 'laguntza',
  'label.nothing': 'ezer ez',
  'faults.one': 'Errore 1. Ez da ezer kalkulatu.',
  'faults.other': '{count} errore. Ez da ezer kalkulatu.',
  'faults.more': 'eta beste {count} errore, erakusten ez direnak',
  'warnings.more': 'aurrekoa bezalako beste {count} ohar',

  'table.proposal': 'Proposamena',
  'table.votes': 'Botoak',
  'table.amount': 'Zenbatekoa',
  'table.result': 'Emaitza',
  'table.votesShort': 'b',
  'table.left': 'geratzen da',
  'table.missing': 'falta da',
  'table.spent': 'gastatua',
  'table.cut': 'hona arte dena sartzen da ordenan; {amount} geratzen da',
  'table.cutFirst': 'hona arte dena sartzen da ordenan',
  'table.fundedOf': '{all} proposamenetatik {funded} finantzatuak',
  'outcome.funded': 'finantzatua',
  'outcome.overBudget': 'ez da sartzen',
  'outcome.belowThreshold': 'atalasearen azpitik',
  'outcome.afterStop': 'gelditu ondoren',

  'origin.rule': 'araua',
  'origin.ties': 'berdinketak',
  'origin.threshold': 'atalasea',
  'origin.skip': 'sartzen ez dena saltatu egiten da',
  'origin.stop': 'sartzen ez den lehenengoan gelditzen da',
  'origin.share.votes': 'botoen {share} baino gutxiago dutenak kanpo',
  'origin.share.ballots': 'boto-paperen {share} baino gutxiago dutenak kanpo',
  'origin.eligible':
    'botoen gainean, {all} proposamenetatik {votes} geratzen dira; boto-paperen gainean, {ballots}',
  'origin.eligibleUnknown':
    'botoen gainean, {all} proposamenetatik {votes} geratzen dira; ez dakigu zenbat boto-paper dauden',
  'tie.amount': 'zenbateko txikiena',
  'tie.votes': 'boto gehien',
  'tie.order': 'fitxategiko ordena',
  'tie.id': 'identifikatzailea',

  'explain.funded': '{step}. «{title}», {votes} boto: kostua {amount}, eskura {available}; finantzatzen da.',
  'explain.overBudget':
    '{step}. «{title}», {votes} boto: kostua {amount}, eskura {available}; ez da sartzen.',
  'explain.belowThreshold': '{step}. «{title}», {votes} boto: ez da atalasera iristen.',
  'explain.afterStop': '{step}. «{title}», {votes} boto: banaketa geldituta zegoen.',

  'warning.tie': 'berdinketa {votes} botorekin: {between}; erabakitzailea: {decidedBy}',
  'decides.amount': 'zenbateko txikiena',
  'decides.votes': 'boto gehiago izatea',
  'decides.order': 'fitxategiko ordena',
  'decides.id': 'identifikatzailea',
  'warning.noneEligible': 'proposamen bat bera ere ez da atalasera iristen; ez da ezer finantzatzen',
  'list.and': '{first} eta {last}',

  'quirk.byteOrderMark': 'fitxategia byte-ordenaren marka batekin hasten da; ez da kontuan hartzen',
  'quirk.windowsLineEnds': 'lerro-amaierak Windowsekoak dira (CRLF); onartzen dira',
  'quirk.quotedCells': 'komatxo arteko gelaxkak daude; komatxorik gabe irakurtzen dira',
  'quirk.separatorInMeta': '«{key}» gakoaren balioak «;» dauka komatxorik gabe; osorik hartzen da',
  'quirk.formerColumn': 'zutabeak «{former}» du izena, lehen bezala; «{now}» gisa irakurtzen da',
  'quirk.spaces': '«{text}» testuak zuriuneak ditu inguruan; kendu egiten dira',
  'quirk.repeatedInVote': 'boto-paper batek bi aldiz aipatzen du «{project}»; behin zenbatzen da',
  'quirk.repeatedVoter': '«{voter}» boto-emaileak bazuen boto-paper bat; biak zenbatzen dira',
  'quirk.declaredVotes':
    '«{project}»: {declared} boto aitortzen dira eta {counted} daude; {counted} erabiltzen dira',
  'quirk.declaredBallots':
    'goiburuak {declared} boto-paper aitortzen ditu eta {counted} daude; {counted} erabiltzen dira',
  'quirk.withdrawnProject':
    '«{project}» proposamenaren kostua 999.999.999 da, kendutako proposamenen marka; beste edozein zenbateko bezala hartzen da',
  'quirk.roundedAmount': '{found} zenbatekoak zentimo-zatikiak ditu; biribildu egiten da',

  'found.columnCount': '{counted} zutabe',
  'found.pointsCount': '{points} puntuazio {projects} proposamenetarako',
  'found.projectCount': 'num_projects: {declared}',
  'found.repeatedProject': '«{found}», {before}. lerroan lehendik dagoena',
  'found.headMismatch': '{counted} hatz-marka duten boto-paperak',
  'found.cutShort': 'hemen eteten den fitxategi konprimitu bat',
  'found.damagedArchive': 'hondatutako fitxategi konprimitu bat',
  'found.notUtf8': '{found} bytea',
  'found.emptyInput': 'fitxategi huts bat',

  'expected.emptyInput': 'hauteskunde bat: .pb, argitaratutako boto-paperak edo CSV',
  'expected.notUtf8': 'UTF-8 testua',
  'expected.cutShort': 'fitxategi osoa',
  'expected.damagedArchive': 'gzip fitxategi bat',
  'expected.missingSection': '{section} atala',
  'expected.repeatedSection': '{section} atal bakarra',
  'expected.textOutsideSections': 'atal bat: META, PROJECTS edo VOTES',
  'expected.missingColumn': '«{column}» zutabea',
  'expected.missingBudget': '«budget» gakoa',
  'expected.columnCount': '{expected} zutabe, goiburuan bezala',
  'expected.openQuote': 'ixten diren komatxoak',
  'expected.unknownProject': 'zerrendako proposamen bat',
  'expected.repeatedProject': 'proposamen bakoitza behin bakarrik',
  'expected.missingId': 'proposamenaren identifikatzailea',
  'expected.notAnAmount': 'zenbateko bat: {german} edo {plain}',
  'expected.notAnAmount.plain': 'zenbateko bat, zifraz eta puntu hamartarrarekin: {plain}',
  'expected.negativeAmount': 'zero edo gehiagoko zenbatekoa',
  'expected.notACount': 'zenbaki oso bat',
  'expected.notPoints': 'puntuak, zifraz',
  'expected.pointsCount': 'puntuazio bat proposamen bakoitzeko',
  'expected.projectCount': '{counted}, PROJECTS atalean daudenak',
  'expected.notABallotList': 'argitaratutako zerrenda baten lehen lerroa ({where})',
  'expected.notABallot': 'boto-paper bat: { "id": …, "answer": … } ({where})',
  'expected.repeatedBallot': 'boto-paper bakoitza behin bakarrik',
  'expected.notABudgetSurvey': 'aurrekontu-inkesta bat',
  'expected.headMismatch': 'argitaratutako hatz-marka: {found}',
  'hint.notAnAmount': '{suggestion} da?',
  'hint.notAnAmount.comma': '{suggestion} da? Komak zentimoak bereizten ditu.',
  'hint.notACount': '{suggestion} da?',
  'hint.unknownProject': '«{suggestion}» da?',
  'hint.notUtf8': '{suggestion} dirudi; gorde UTF-8 gisa',
  'hint.headMismatch': 'zerrenda moztuta edo aldatuta dago; deskargatu berriro',
  'hint.cutShort': 'baliteke deskarga amaitu ez izana; deskargatu berriro',

  'usage.seeHelp': 'Laguntza: {command} --help',
  'usage.unknownCommand': 'ez dago «{found}» agindurik; hauek daude: {available}',
  'usage.unknownOption': 'ez dago «{found}» aukerarik',
  'usage.missingValue': '«{found}» aukerari balioa falta zaio',
  'usage.excessArguments': 'argumentu gehiegi: fitxategi bakarra behar da',
  'usage.notOneOf': '{flag} ezin da «{found}» izan; hauetako bat izan daiteke: {available}',
  'usage.notAnAmount': '{flag} ez da zenbateko bat: «{found}»; 200.000 edo 200000.00 behar da',
  'usage.notACount': '{flag} ez da zenbaki oso bat: «{found}»',
  'usage.notAShare': '--threshold ez da ehuneko bat: «{found}»; adibidez, 5% behar da',
  'usage.needsRule': '--rule falta da; hauetako bat izan daiteke: {available}',
  'usage.needsBudget': '--budget falta da: fitxategiak ez du aurrekontua esaten',
  'usage.needsBallots':
    '--ballots falta da: atalasea boto-paperen gainean hartzen da eta fitxategiak ez du esaten zenbat dauden',
  'usage.onlyThreshold': '{flag} aukerak --rule threshold arauarekin bakarrik balio du',
  'usage.onlyDelimited': '--bom aukerak csv eta tsv formatuekin bakarrik balio du',
  'usage.binaryToTerminal': 'xlsx ezin da terminalean erakutsi; erabili --out',
  'usage.ballotsDisagree': '--ballots aukerak {asked} dio eta sarreran {counted} daude',

  'refusal.unresolvedTie': 'berdinketa {votes} botorekin, irizpideek hausten ez dutena: {between}',
  'refusal.unresolvedTieHint': 'Gehitu «order» edo «id» --ties aukerari.',
  'file.missing': '{name}: ez da existitzen',
  'file.folder': '{name}: karpeta bat da',
  'file.unreadable': '{name}: ezin da irakurri ({cause})',
  'file.unwritable': '{name}: ezin izan da idatzi ({cause}); ez da ezer erdizka geratu',
  'file.written': '{name}: idatzita',
  'network.unreachable': '{name}: ez du erantzuten ({cause})',
  'network.refused': '{name}: {status} erantzun du',
  'network.notAuthorised': '{name}: baimenik gabe ({status})',

  'report.result': 'Emaitza',
  'report.provenance': 'Jatorria',
  'report.datum': 'Datua',
  'report.value': 'Balioa',
  'report.step': 'Zk.',
  'report.id': 'Identifikatzailea',
  'report.title': 'Proposamena',
  'report.amount': 'Zenbatekoa',
  'report.votes': 'Botoak',
  'report.category': 'Kategoria',
  'report.district': 'Auzoa',
  'report.remaining': 'Geratzen da',
  'report.missing': 'Falta da',
  'report.decidedByTie': 'Berdinketa-haustea',
  'report.rule': 'Araua',
  'report.parameters': 'Parametroak',
  'report.tiesDecided': 'Erabakitako berdinketak',
  'report.budget': 'Aurrekontua',
  'report.currency': 'Moneta',
  'report.spent': 'Gastatua',
  'report.remainingAtEnd': 'Geratzen da',
  'report.ballots': 'Boto-paperak',
  'report.eligibleByVotes': 'Botoen atalasera iristen direnak',
  'report.eligibleByBallots': 'Boto-paperen atalasera iristen direnak',
  'report.input': 'Sarrera',
  'report.sha256': 'Sarreraren SHA-256',
  'report.program': 'Programa',

  'help.tally': `Itxitako inkesta baten argitaratutako boto-paperak zenbatzen ditu.

Adibideak
  concejo survey tally botoak.jsonl
  concejo survey tally botoak.jsonl --survey inkesta.json --format json
  concejo survey tally https://participa.adibidea.eus/api/vilanova/surveys/piscina --out zenbaketa.xlsx

Erabilera
  concejo survey tally FITXATEGIA|-|URL [aukerak]

  FITXATEGIA argitaratutako zerrenda da (JSON Lines); «-» sarrera estandarra da; URL itxitako inkesta baten
  helbidea da. Lehen lerroko hatz-marka egiaztatzen da. Balio ez duten lerroak zenbakiz aipatzen dira, eta orduan
  ez da ezer zenbatzen.

  --survey FITXATEGIA    inkesta JSON formatuan; zerrendak bere galdera ez badakar bakarrik behar da

Irteera
  --format FORMATUA      table, json, csv, tsv edo xlsx; falta bada, --out aukeraren arabera
  --out FITXATEGIA       fitxategi batean idazten du, osorik edo ezer ez
  --bom                  byte-ordenaren marka csv eta tsv formatuetan
  --locale HIZKUNTZA     es, va, ca, en edo eu
  --quiet                oharrik gabe
  --no-color             kolorerik gabe (edo NO_COLOR)
  -h, --help             laguntza hau
`,
  'help.results': `Inkesta baten emaitzak ematen ditu, udalaren APIak dioen bezala.

Adibideak
  concejo survey results --base-url https://participa.adibidea.eus --realm vilanova --survey piscina
  concejo survey results --base-url http://127.0.0.1:4310 --realm vilanova --survey piscina --verify

Erabilera
  concejo survey results --base-url URL --realm UDALERRIA --survey ID [aukerak]

  --base-url URL         atariaren helbidea
  --realm UDALERRIA      udalerria
  --survey ID            inkesta
  --verify               argitaratutako zerrenda zenbatzen du, eta bi hatz-markak eta alde guztiak esaten ditu

Irteera
  --format FORMATUA      table, json, csv, tsv edo xlsx; falta bada, --out aukeraren arabera
  --out FITXATEGIA       fitxategi batean idazten du, osorik edo ezer ez
  --bom                  byte-ordenaren marka csv eta tsv formatuetan
  --locale HIZKUNTZA     es, va, ca, en edo eu
  --quiet                oharrik gabe
  --no-color             kolorerik gabe (edo NO_COLOR)
  -h, --help             laguntza hau

Irteera-kodeak: 0 eginda (--verify aukerarekin, bat dator), 1 ez dator bat, 2 erabilera, 3 sarrera okerra, 4 sarea,
5 emaitzak ez dira publikoak, 130 etenda.
`,
  'command.survey results': 'inkesta baten emaitzak ematen eta egiaztatzen ditu',
  'command.survey tally': 'inkesta baten argitaratutako botoak zenbatzen ditu',
  'expected.unsortedBallots': 'boto-paperak id-aren arabera ordenatuta',
  'expected.otherSurvey': '--survey aukerako inkesta: {survey}',
  'expected.notASurvey': 'inkesta bat JSON formatuan ({where})',
  'usage.needsSurvey': '--survey falta da: zerrendak ez dakar bere galdera',
  'usage.needsFlag': '{flag} falta da',
  'refusal.notCountable': '«{type}» motako inkestak ezin dira zenbatu',
  'refusal.resultsHidden': '{name}: emaitzak ez dira publikoak, edo oraindik ez',
  'refusal.unreadable': '{name}: erantzunak ez du espero zen itxura ({where})',
  'network.silent': '{name}: ez du erantzuten',
  'warning.unclaimed': 'zerrendak ez dakar hatz-markarik; ez da egiaztatu',
  'warning.misfits':
    'galderarekin bat ez datozen erantzunak: {count} (lerroak: {lines}); boto-paper gisa bakarrik zenbatzen dira',
  'warning.freeApart':
    'galdera libreen testuak boto-paperetatik aparte argitaratzen dira; hemen boto-paperak bakarrik zenbatzen dira',
  'verify.claimed': 'argitaratutako hatz-marka   {sha256}',
  'verify.counted': 'zenbatutako hatz-marka      {sha256}',
  'verify.agrees': 'Zenbaketa bat dator: {ballots} boto-paper.',
  'verify.fingerprint': 'hatz-markak ez datoz bat: zerrenda moztuta edo aldatuta dago',
  'verify.otherSurvey': 'zerrenda beste inkesta batena da: «{found}»',
  'verify.ballots': 'boto-paperak: argitaratuta {published}, zenbatuta {counted}',
  'verify.votes': '«{id}»: argitaratuta {published}, zenbatuta {counted}',
  'verify.funded': 'finantzatutako proposamenak: argitaratuta {published}; zenbatuta {counted}',
  'verify.free': 'galdera libreen testuak boto-paperik gabe argitaratzen dira: ezin dira berriro zenbatu',
  'report.answer': 'Erantzuna',
  'report.points': 'Puntuak',
  'report.position': 'Postua',
  'report.stars': 'Izarrak',
  'report.starsSum': 'Izarren batura',
  'report.tenths': 'Hamarrenak',
  'report.word': 'Hitza',
  'report.times': 'Aldiz',
  'report.average': 'Batez bestekoa',
  'report.survey': 'Inkesta',
  'report.displayType': 'Galdera mota',
  'report.countedBallots': 'Zenbatutako boto-paperak',
};
