import type { Texts } from './es.ts';
import { euExplained } from './explained/eu.ts';
import { euCompare } from './compare/eu.ts';
import { euHelp } from './help/eu.ts';
import { euFiles } from './files/eu.ts';
import { euResults } from './results/eu.ts';
import { euComments } from './comments/eu.ts';
import { euRequests } from './requests/eu.ts';
import { euTown } from './town/eu.ts';
import { euLinks } from './links/eu.ts';
import { euTables } from './tables/eu.ts';

export const eu: Texts = {
  ...euCompare,
  ...euHelp,
  ...euResults,
  ...euTables,
  ...euLinks,
  ...euComments,
  ...euRequests,
  ...euTown,
  ...euFiles,
  ...euExplained,
  'command.budget compute': 'aurrekontua botoen arabera banatzen du',
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

  'warning.tie': 'berdinketa {votes} botorekin: {between}; erabakitzailea: {decidedBy}',
  'warning.level': 'berdinketa: {between}; erabakitzailea: {decidedBy}',
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
  'usage.excessArguments': 'argumentu gehiegi: agindu honek ez du hainbeste onartzen',
  'usage.notOneOf': '{flag} ezin da «{found}» izan; hauetako bat izan daiteke: {available}',
  'usage.notAnAmount': '{flag} ez da zenbateko bat: «{found}»; 200.000 edo 200000.00 behar da',
  'usage.notACount': '{flag} ez da zenbaki oso bat: «{found}»',
  'usage.notAShare': '--threshold ez da ehuneko bat: «{found}»; adibidez, 5% behar da',
  'usage.needsRule': '--rule falta da; hauetako bat izan daiteke: {available}',
  'usage.needsBudget': '--budget falta da: fitxategiak ez du aurrekontua esaten',
  'usage.needsBallots':
    '--ballots falta da: atalasea boto-paperen gainean hartzen da eta fitxategiak ez du esaten zenbat dauden',
  'usage.onlyWithRule': '{flag} aukerak --rule {rules} arauarekin bakarrik balio du',
  'usage.onlyWithAdd1': '{flag} aukerak --completion add1 edo add1+greedy balioekin bakarrik balio du',
  'usage.noIncrement': '--increment zero baino handiagoa izan behar da',
  'usage.onlyDelimited': '--bom aukerak csv eta tsv formatuekin bakarrik balio du',
  'usage.binaryToTerminal': 'formatu hau ezin da terminalean erakutsi; erabili --out',
  'usage.ballotsDisagree': '--ballots aukerak {asked} dio eta sarreran {counted} daude',

  'refusal.unresolvedTie': 'berdinketa {votes} botorekin, irizpideek hausten ez dutena: {between}',
  'refusal.unresolvedTieHint': 'Gehitu «order» edo «id» --ties aukerari.',
  'refusal.unresolvedLevel': 'irizpideek hausten ez duten berdinketa: {between}',
  'refusal.unknownProposal': 'arauak «{found}» proposamena aipatzen du, eta ez dago sarreran',
  'refusal.unknownPlace': 'arauak «{found}» auzoa edo kategoria aipatzen du, eta ez dago sarreran',
  'refusal.contradiction': 'araua kontraesanean dago «{found}» proposamenaz',
  'refusal.ballotsNeeded':
    'arauak boto-paperak banan-banan behar ditu, eta sarrerak zenbaketak besterik ez ditu',
  'refusal.pointsNeeded': 'arauak puntuak zenbatzen ditu, eta boto-paperek ez dute punturik ematen',
  'refusal.ranksNeeded': 'arauak postuak zenbatzen ditu, eta boto-paperek ez dituzte proposamenak ordenatzen',
  'refusal.pointsTooFine': 'puntuek sei hamartar baino gehiago dituzte: ezin dira zehatz batu',
  'refusal.overridesTooDear': 'eskuz erabakitakoak aurrekontuak baino gehiago balio du',
  'refusal.budgetZero': 'aurrekontua zero da: ezin da ezer finantzatu',
  'refusal.budgetTooSmall': 'aurrekontua ({budget}) proposamen merkeena ({cheapest}) baino txikiagoa da',
  'file.missing': '{name}: ez da existitzen',
  'file.folder': '{name}: karpeta bat da',
  'file.notAFolder': '{name}: ez da karpeta bat',
  'file.webPage': '{name}: web-orri bat da (HTML), ez datuak; begiratu helbidea edo fitxategia',
  'file.unreadable': '{name}: ezin da irakurri ({cause})',
  'file.unwritable': '{name}: ezin izan da idatzi ({cause}); ez da ezer erdizka geratu',
  'file.written': '{name}: idatzita',
  'file.notJson': '{name}: ez da JSON',
  'file.notARule':
    '{name}: ez da arau bat; hemen huts egiten du: «{where}»: soberan dago, falta da edo bere balioak ez du balio',
  'network.unreachable': '{name}: ez du erantzuten ({cause})',
  'network.refused': '{name}: {status} erantzun du',
  'network.notFound': '{name}: ez dago (404); begiratu helbidea, udalerria eta izena',
  'network.notAuthorised': '{name}: baimenik gabe ({status})',

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
  'verify.blank': 'boto-paper zuriak: argitaratuta {published}, zenbatuta {counted}',
  'verify.votes': '«{id}»: argitaratuta {published}, zenbatuta {counted}',
  'verify.funded': 'finantzatutako proposamenak: argitaratuta {published}; zenbatuta {counted}',
  'verify.free': 'galdera libreen testuak boto-paperik gabe argitaratzen dira: ezin dira berriro zenbatu',

  'command.backup': 'datuen kopia bat gorde eta egiaztatzen du',
  'command.restore': 'kopia bateko datuak berreskuratzen ditu',
  'backup.written':
    '{name}: kopia idatzita eta egiaztatuta ({ballots} boto-paper, {surveys} inkesta, {files} fitxategi)',
  'backup.keysApart': 'Gakoak ez daude kopian. Gorde itzazu bereiz, beste leku batean: {keys}',
  'backup.keysUnknown':
    'ezin izan dira {keys} fitxategiko gakoak irakurri; berreskuratzean ez da jakingo berberak diren',
  'backup.tooClose':
    'kopia honen eta {beside} fitxategiaren artean {votes} boto baino ez daude hemen: {survey}; biak, gakoak eta errolda dituenak jakin dezake zein diren; ezabatu bietako bat',
  'restore.done':
    '{name}: {data} karpetan berreskuratuta ({ballots} boto-paper, {surveys} inkesta). {made} ondoren iritsitakoa ez dago bertan.',
  'restore.aside': 'Lehen zegoena hemen dago orain: {folder}',
  'refusal.noServer': '{name}: ezin da datu-basea ireki ({cause})',
  'refusal.programMissing':
    '{program} falta da: instalatu PostgreSQL {version} edo berriagoaren programak (Debian eta Ubuntun, postgresql-client-{version}), edo adierazi CONCEJO_POSTGRES_PROGRAMS aldagaian zein karpetatan dauden',
  'refusal.programTooOld':
    '{program} programaren bertsioa {found} da, eta zerbitzariarena {version}: instalatu PostgreSQL {version} edo berriagoaren programak (Debian eta Ubuntun, postgresql-client-{version}), edo adierazi CONCEJO_POSTGRES_PROGRAMS aldagaian zein karpetatan dauden',
  'refusal.backupOfPostgres':
    '{name}: PostgreSQL datu-base baten kopia da; adierazi huts bat DATABASE_URL aldagaian',
  'refusal.backupOfEmbedded': '{name}: barneko datu-basearen kopia da; DATABASE_URL gabe berreskuratzen da',
  'refusal.notEmpty':
    '{name}: ez dago hutsik; datu-base huts batean eta datu-karpeta huts batean berreskuratzen da',
  'refusal.noData': '{name}: ez dago; ez dago kopiatzeko daturik. Begiratu CONCEJO_DATA',
  'refusal.databaseDamaged': '{name}: datu-basea hondatuta dago; berreskuratu aurreko kopia bat',
  'refusal.copyFailed': '{name}: ezin izan da kopiatu ({cause}); ez da ezer erdizka geratu',
  'refusal.changedMeanwhile': '{part}: aldatu egin da kopiatu bitartean; saiatu berriro',
  'refusal.notABackup': '{name}: ez da «concejo backup» bidez egindako kopia',
  'refusal.backupCutShort':
    '{name}: moztuta dago; {part} edo haren amaiera falta da. Ez da ezer berreskuratu',
  'refusal.backupDamaged': '{name}: hondatuta dago hemen: {part}. Ez da ezer berreskuratu',
  'refusal.backupNewer':
    '{name}: bertsio berriago batena da ({version} formatua; programa honek {known} arte ezagutzen du). Eguneratu Concejo',
  'refusal.keysMissing':
    '{keys}: errolda egiteko erabili ziren gakoak falta dira, edo ezin dira irakurri. Haiek gabe inork ezin izango luke bozkatu, edo denek berriro: ekarri beren kopiatik, edo esan non dauden CONCEJO_SECRETS_FILE bidez',
  'refusal.otherKeys':
    '{keys}: ez dira kopia honen gakoak. Ekarri bereak, edo esan non dauden CONCEJO_SECRETS_FILE bidez',
  'refusal.keysIncomplete':
    '{keys}: gako hauek falta dira, edo beste batzuk dira: {surveys}; bozkatu zutenek berriro bozka lezakete. Ekarri kopia egin zenekoak, edo berriagoak',
  'refusal.votesHere':
    '{data}: hemen {ballots} boto-paper daude jada. --force erabiliz, alde batera uzten dira',
  'refusal.unreadableHere':
    '{data}: hemengo datu-basea ezin da irakurri. --force erabiliz, alde batera uzten da',
  'refusal.serverRunning': '{data}: zerbitzari bat martxan dago datu hauekin; gelditu lehenago',
  'refusal.restoreFailed': '{data}: ezin izan da berreskuratu ({cause})',
};
