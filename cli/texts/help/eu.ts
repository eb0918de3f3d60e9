import type { HelpTexts } from './es.ts';

export const euHelp: HelpTexts = {
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
  concejo budget compute botoak.pb --rule equal-shares --add1-stop overspend
  concejo budget compute botoak.pb --rule equal-shares --out txostena.pdf
  cat botoak.pb | concejo budget compute - --rule by-votes --on-misfit stop

Erabilera
  concejo budget compute FITXATEGIA|-|URL --rule ARAUA [aukerak]

  FITXATEGIA Pabulib (.pb, .pb.gz), argitaratutako boto-paperen zerrenda (JSON Lines) edo CSV bat da; CSVaren
  goiburua id;title;amount;votes da eta, nahi izanez gero, category;district. «-» idatziz gero, sarrera estandarra
  irakurtzen da. URL inkesta itxi baten helbidea da.

Araua
  --rule ARAUA           by-votes: botoen arabera, gehienetik gutxienera
                         threshold: gauza bera, atalasera iristen ez direnak kenduta
                         equal-shares: zati berdinak; boto-paper bakoitzak babesten duena ordaintzen du
                         phragmen: Phragmén sekuentziala; lehenik babesleei zama txikiena jartzen diena
                         max-votes: batera boto gehien dituen multzoa
                         (ez bada adierazten, inkestarena)
  --rule-file FITXATEGIA
                         araua JSONen, inkesta batek duen bezala, hautazko zatiekin: minVotes, sums, incompatible,
                         vetoed, withdrawn, overrides
  --budget ZENBATEKOA    aurrekontua: 200.000 edo 200000.00
  --on-misfit skip|stop  bat sartzen ez bada: saltatu (skip) edo gelditu (stop)
  --order votes|votes-per-amount
                         by-votes eta threshold arauena: botoen arabera, edo euro bakoitzeko botoen arabera
  --count ballots|points|borda
                         by-votes eta threshold arauena: boto-paperak, haien puntuak edo Borda puntuak zenbatzea
  --threshold 5%         threshold arauaren atalasea
  --threshold-base votes|ballots
                         atalasea boto guztien gainean edo boto-paperen gainean hartzen da
  --satisfaction cost|cardinality|points|borda
                         equal-shares eta max-votes arauena: bakoitzak proposamen batekin irabazten duena
  --completion none|greedy|add1|add1+greedy
                         equal-shares arauarena: soberan geratzen denarekin zer egiten den
  --increment 1          add1 osaketarena: zenbat hazten den boto-paper bakoitzaren dirua
  --add1-stop exhaustive|overspend
                         add1 osaketarena: beste ezer sartzen ez den arte, edo gehiegi gastatu aurreko unera arte
  --min-votes N          boto gutxiago dituztenak kanpo
  --ties ZERRENDA        berdinketak hausteko irizpideak, ordenan: amount (zenbateko txikiena), votes,
                         order (fitxategiko ordena), id (berez, amount,order)
  --ballots N            boto-paper kopurua, fitxategiak esaten ez badu

Irteera
  --format FORMATUA      table, json, csv, tsv, xlsx, xls, ods, pdf, html edo pb; ez bada adierazten,
                         --out aukeraren arabera
                         (html: emaitza eta arrazoiak dituen orria, argitaratzeko edo inprimatzeko;
                         pb: hauteskundea, bere boto-paperekin eta finantzatutakoarekin, beste programa batzuentzat)
  --out FITXATEGIA       fitxategi batean idazten du, osorik edo ezer ez
  --fields ZUTABEAK      zutabe hauek bakarrik, ordena honetan: id,title,amount…
  --bom                  byte-ordenaren marka csv eta tsv formatuetan
  --dry-run              dena irakurri eta egiaztatzen du, kalkulatu eta idatzi gabe
  --explain              zergatik finantzatu den edo ez proposamen bakoitza, eta zenbat boto falta izan zaizkion
                         (html formatuan beti; pb formatuan inoiz ez)
  --locale HIZKUNTZA     es, va, ca, en edo eu
  --quiet                oharrik gabe
  --no-color             kolorerik gabe (edo NO_COLOR)
  -h, --help             laguntza hau
`,
  'help.backup': `Datu-basearen eta fitxategien kopia bat gordetzen du, eta egiaztatzen du. Zerbitzariak martxan jarrai dezake.

Adibideak
  concejo backup --out /kopiak/
  concejo backup --out concejo.tar

Erabilera
  concejo backup --out FITXATEGIA|KARPETA [aukerak]

  --out BIDEA            fitxategi bat, edo karpeta bat; bertan data daraman izen bat hartzen du
  --locale HIZKUNTZA     es, va, ca, en edo eu
  -h, --help             laguntza hau

  Kopia .tar bat da: datu-basea (botoak iritsi diren ordenarik gabe), udalerrien fitxategiak, jendeak
  igotakoa eta manifestu bat, kopuruekin eta SHA-256rekin. Gakoak (CONCEJO_SECRETS_FILE) ez daude inoiz bertan: gorde
  beste leku batean. DATABASE_URL badago, pg_dump eta psql behar dira (CONCEJO_POSTGRES_PROGRAMS: haien karpeta).
`,
  'help.restore': `Kopia bat egiaztatzen du eta haren datuak CONCEJO_DATAn berreskuratzen ditu. Zerbitzaria geldirik egon behar da.

Adibidea
  concejo restore /kopiak/concejo-2026-11-20T23-00-00Z.tar

Erabilera
  concejo restore FITXATEGIA [aukerak]

  --force                dagoena alde batera uzten du, botoak izan arren
  --locale HIZKUNTZA     es, va, ca, en edo eu
  -h, --help             laguntza hau

  Kopia egiteko erabili ziren gakoek CONCEJO_SECRETS_FILEn egon behar dute. Ez da ezer ezabatzen: lehen zegoena
  karpeta batean geratzen da. DATABASE_URL badago, datu-baseak eta CONCEJO_DATAk hutsik egon behar dute.
`,
  'help.serve': `Kargatutako udalerri guztien weba eta APIa zerbitzatzen ditu, Ktrl-C sakatu arte.

Erabilera
  concejo serve

Ingurune-aldagaiak
  PORT 4310 · HOST 127.0.0.1 · CONCEJO_DATA .data (datuen karpeta)
  CONCEJO_SAMPLE=none (adibideko udalerririk gabe) · CONCEJO_SECRETS_FILE (gakoen fitxategia)
  DATABASE_URL (PostgreSQL bat, barruko datu-basearen ordez)
  CONCEJO_LOG silent|error|info · CONCEJO_METRICS_TOKEN edo CONCEJO_METRICS_TOKEN_FILE (/metrics kanpotik irakurtzeko)
  CONCEJO_APPEALS_DAYS 365 (itxi ondoren, inkestaren gakoa ezabatzeko egunak)
  CONCEJO_REQUEST_MONTHS 12 (azken aldaketaren ondoren, amaitutako eskaera ezabatzeko hilabeteak)
  CONCEJO_TOWN_TRIES 3000 (udalerri oso batek hamar minututan egin ditzakeen huts egindako saiakerak)
  CONCEJO_PROXY 10.0.0.5 (beste makina bateko proxya)
  CONCEJO_IDENTITY_URL (boto-emaileen nortasuna egiaztatzen duen zerbitzua; ez badago, errolda)
  CONCEJO_SERVICES_FILE (posta, helbideak, bankuak, dirulaguntzak eta langileak, JSON gisa)
`,
  'help.townLoad': `Udalerri bat kargatzen du karpeta batetik, edo berriro kargatzen du.

Adibidea
  concejo town load fixtures/towns/vilanova

Erabilera
  concejo town load KARPETA

  Karpetak town.json, collections/, surveys/, census.csv, ballots/ eta files/ ditu (fixtures/towns/README.md).
  Datuak CONCEJO_DATA karpetara doaz eta, ezarrita badago, DATABASE_URL datu-basera.
  Boto-paperak dituen inkesta batek ezin du galdera edo araua aldatu.
`,
  'help.contractsRun': `Udal baten APIak kontratua betetzen duen egiaztatzen du. --allow-writes gabe irakurri besterik ez du egiten.

Adibideak
  concejo contracts run --base-url https://participa.adibidea.eus --realm vilanova
  concejo contracts run --base-url http://127.0.0.1:4310 --realm vilanova --only pap-03,pap-04
  concejo contracts run --base-url https://participa.adibidea.eus --realm vilanova --out kontratuak.xml
  concejo contracts run --base-url https://probak.adibidea.eus --realm probak --allow-writes --test-realm probak
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

Idaztea
  --allow-writes         gailuak erregistratu, sartu, bozkatu eta botoak aldatzen ditu ere; han geratzen dira
  --test-realm UDALERRIA udalerri hori probetakoa dela berresten du: hori gabe ez da ezer idazten
  --credentials FITXATEGIA
                         JSON { "testRealm", "token", "people": [{ "id", "secrets" }] }; "testRealm" badago, ez da
                         --test-realm behar. Pertsonak erroldan daude eta ez dute beste modu batera bozkatu. Baita
                         CONCEJO_CONTRACTS_CREDENTIALS aldagaian ere. Egiaztapen bakoitza errepika daiteke; hamar
                         minututan bost saiakera okerretik aurrera, itxaron egin behar da.

Irteera
  --format FORMATUA      table, json, junit, html edo tap; falta bada, --out aukeraren arabera (.txt, .json, .xml,
                         .html, .tap)
  --out FITXATEGIA       txostena fitxategi batean idazten du; taula ere agertzen da
  --locale HIZKUNTZA     es, va, ca, en edo eu
  --no-color             kolorerik gabe (edo NO_COLOR)
  -h, --help             laguntza hau

Kredentzialak
  CONCEJO_CONTRACTS_TOKEN, edo CONCEJO_CONTRACTS_TOKEN_FILE aldagaiak dioen fitxategia: Authorization: Bearer gisa
  bidaltzen da, eta ez da inongo txostenetan agertzen. Ez hura ez pertsonak ez dira zifratu gabeko http bidez bidaltzen.

Irteera-kodeak: 0 betetzen du, 1 desbideratzen da, 2 gaizki konfiguratuta, 4 ez du erantzuten, 130 etenda.
`,
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
  --format FORMATUA      table, json, csv, tsv, xlsx, xls, ods edo pdf; falta bada, --out aukeraren arabera
  --out FITXATEGIA       fitxategi batean idazten du, osorik edo ezer ez
  --fields ZUTABEAK      zutabe hauek bakarrik, ordena honetan
  --bom                  byte-ordenaren marka csv eta tsv formatuetan
  --dry-run              zer irakurri eta idatziko lukeen esaten du, egin gabe
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
  --format FORMATUA      table, json, csv, tsv, xlsx, xls, ods edo pdf; falta bada, --out aukeraren arabera
  --out FITXATEGIA       fitxategi batean idazten du, osorik edo ezer ez
  --fields ZUTABEAK      zutabe hauek bakarrik, ordena honetan
  --bom                  byte-ordenaren marka csv eta tsv formatuetan
  --dry-run              zer irakurri eta idatziko lukeen esaten du, egin gabe
  --locale HIZKUNTZA     es, va, ca, en edo eu
  --quiet                oharrik gabe
  --no-color             kolorerik gabe (edo NO_COLOR)
  -h, --help             laguntza hau

Irteera-kodeak: 0 eginda (--verify aukerarekin, bat dator), 1 ez dator bat, 2 erabilera, 3 sarrera okerra, 4 sarea,
5 emaitzak ez dira publikoak, 130 etenda.
`,
};
