import type { HelpTexts } from './es.ts';

export const caHelp: HelpTexts = {
  help: `Concejo: votacions i pressupostos participatius que tothom pot recomptar.

Exemples
  concejo budget compute vots.pb --rule by-votes
  concejo budget compute vots.csv --rule by-votes --budget 200.000 --out repartiment.xlsx
  concejo budget compute --help

Ordres
{commands}

Opcions
  -h, --help          aquesta ajuda, o la d’una ordre
  -V, --version       la versió
      --locale LLENGUA es, va, ca, en o eu

Codis de sortida: 0 fet, 1 no s’ha pogut, 2 ús incorrecte, 3 entrada no vàlida, 4 xarxa, 5 sense autorització,
130 interromput.
`,
  'help.compute': `Reparteix un pressupost segons els vots i explica com.

Exemples
  concejo budget compute vots.pb --rule by-votes
  concejo budget compute vots.pb.gz --rule threshold --threshold-base ballots --format json
  concejo budget compute propostes.csv --rule by-votes --budget 200.000 --out repartiment.xlsx
  concejo budget compute https://participa.exemple.cat/api/vilanova/surveys/pp27
  concejo budget compute vots.pb --rule equal-shares --add1-stop overspend
  concejo budget compute vots.pb --rule equal-shares --out informe.pdf
  cat vots.pb | concejo budget compute - --rule by-votes --on-misfit stop

Ús
  concejo budget compute FITXER|-|URL --rule REGLA [opcions]

  FITXER és Pabulib (.pb, .pb.gz), la llista publicada de paperetes (JSON Lines) o CSV amb la capçalera
  id;title;amount;votes i, si es vol, category;district. «-» llegeix l’entrada estàndard. URL és l’adreça d’una
  enquesta tancada.

Regla
  --rule REGLA           by-votes: per vots, de més a menys
                         threshold: el mateix, sense les que no arriben a un llindar
                         equal-shares: parts iguals; cada papereta paga les propostes que tria
                         phragmen: Phragmén seqüencial; primer la que menys carrega els qui li donen suport
                         max-votes: el conjunt que suma més vots
                         (si falta, la de la mateixa enquesta)
  --rule-file FITXER     la regla en JSON, com la té una enquesta, amb les seves parts opcionals: minVotes, sums,
                         incompatible, vetoed, withdrawn, overrides
  --budget IMPORT        pressupost: 200.000 o 200000.00
  --on-misfit skip|stop  si una no hi cap: se salta (skip) o s’atura (stop)
  --order votes|votes-per-amount
                         de by-votes i threshold: per vots o per vots per cada euro
  --count ballots|points|borda
                         de by-votes i threshold: compten les paperetes, els seus punts o els seus punts Borda
  --threshold 5%         llindar de la regla threshold
  --threshold-base votes|ballots
                         el llindar es pren de tots els vots o de les paperetes
  --satisfaction cost|cardinality|points|borda
                         d’equal-shares i max-votes: el que cadascú guanya amb una proposta
  --completion none|greedy|add1|add1+greedy
                         d’equal-shares: què es fa amb el que sobra
  --increment 1          d’add1: en quant creixen els diners de cada papereta
  --add1-stop exhaustive|overspend
                         d’add1: fins que no hi cap res més, o fins abans de passar-se
  --min-votes N          fora les que tenen menys vots
  --ties LLISTA          desempats per ordre: amount (import més baix), votes, order (ordre al fitxer), id
                         (per defecte, amount,order)
  --ballots N            nombre de paperetes, si el fitxer no ho diu

Sortida
  --format FORMAT        table, json, csv, tsv, xlsx, xls, ods, pdf, html o pb; si falta, segons --out
                         (html: una pàgina amb el resultat i els seus perquès, per publicar-la o imprimir-la;
                         pb: l’elecció amb les seves paperetes i el que es finança, per a altres programes)
  --out FITXER           escriu en un fitxer, sencer o res
  --fields COLUMNES      només aquestes columnes, en aquest ordre: id,title,amount…
  --bom                  marca d’ordre de bytes en csv i tsv
  --dry-run              llegeix i comprova tot, sense calcular ni escriure
  --explain              per què es finança o no cada proposta, i quants vots li van mancar (en html,
                         sempre; en pb, mai)
  --locale LLENGUA       es, va, ca, en o eu
  --quiet                sense avisos
  --no-color             sense colors (o NO_COLOR)
  -h, --help             aquesta ajuda
`,
  'help.backup': `Desa una còpia de la base de dades i dels fitxers, i la comprova. El servidor pot continuar en marxa.

Exemples
  concejo backup --out /copies/
  concejo backup --out concejo.tar

Ús
  concejo backup --out FITXER|CARPETA [opcions]

  --out RUTA             un fitxer, o una carpeta on rep un nom amb la data
  --locale LLENGUA       es, va, ca, en o eu
  -h, --help             aquesta ajuda

  La còpia és un .tar amb la base de dades (sense l’ordre d’arribada dels vots), els fitxers dels municipis, el
  que ha pujat la gent i un manifest amb recomptes i SHA-256. Les claus (CONCEJO_SECRETS_FILE) no hi van mai:
  desa-les en un altre lloc. Amb DATABASE_URL calen pg_dump i psql (CONCEJO_POSTGRES_PROGRAMS: la carpeta on són).
`,
  'help.restore': `Comprova una còpia i en recupera les dades a CONCEJO_DATA. El servidor ha d’estar aturat.

Exemple
  concejo restore /copies/concejo-2026-11-20T23-00-00Z.tar

Ús
  concejo restore FITXER [opcions]

  --force                aparta el que hi hagi, encara que tingui vots
  --locale LLENGUA       es, va, ca, en o eu
  -h, --help             aquesta ajuda

  Les claus amb què es va fer la còpia han de ser a CONCEJO_SECRETS_FILE. No s’esborra res: el que hi havia queda
  apartat en una carpeta. Amb DATABASE_URL, la base de dades i CONCEJO_DATA han de ser buides.
`,
  'help.serve': `Serveix el web i l’API de tots els municipis carregats, fins a Ctrl-C.

Ús
  concejo serve

Variables d’entorn
  PORT 4310 · HOST 127.0.0.1 · CONCEJO_DATA .data (carpeta de les dades)
  CONCEJO_SAMPLE=none (sense municipis d’exemple) · CONCEJO_SECRETS_FILE (fitxer de claus)
  DATABASE_URL (un PostgreSQL en lloc de la base de dades pròpia)
  CONCEJO_LOG silent|error|info · CONCEJO_METRICS_TOKEN o CONCEJO_METRICS_TOKEN_FILE (per llegir /metrics des de fora)
  CONCEJO_APPEALS_DAYS 365 (dies després del tancament en què s’esborra la clau d’una enquesta)
  CONCEJO_REQUEST_MONTHS 12 (mesos després de l’últim canvi en què s’esborra una sol·licitud acabada)
  CONCEJO_TOWN_TRIES 3000 (intents fallits de tot un municipi en deu minuts, a partir dels quals espera)
  CONCEJO_PROXY 10.0.0.5 (proxy en una altra màquina)
  CONCEJO_IDENTITY_URL (servei que comprova la identitat de qui vota; si falta, el cens)
  CONCEJO_SERVICES_FILE (correu, adreces, bancs, subvencions i personal, en JSON)
`,
  'help.townLoad': `Carrega un municipi des d’una carpeta, o el torna a carregar.

Exemple
  concejo town load fixtures/towns/vilanova

Ús
  concejo town load CARPETA

  La carpeta té town.json, collections/, surveys/, census.csv, ballots/ i files/ (fixtures/towns/README.md).
  Les dades van a CONCEJO_DATA i, si està definida, a DATABASE_URL.
  Una enquesta que ja té paperetes no pot canviar la pregunta ni la regla.
`,
  'help.contractsRun': `Comprova si l’API d’un ajuntament compleix el contracte. Sense --allow-writes només llegeix.

Exemples
  concejo contracts run --base-url https://participa.exemple.cat --realm vilanova
  concejo contracts run --base-url http://127.0.0.1:4310 --realm vilanova --only pap-03,pap-04
  concejo contracts run --base-url https://participa.exemple.cat --realm vilanova --out contractes.xml
  concejo contracts run --base-url https://proves.exemple.cat --realm proves --allow-writes --test-realm proves
  concejo contracts run --list

Ús
  concejo contracts run --base-url URL --realm MUNICIPI [opcions]

Comprovacions
  --only ID,…            només aquestes
  --list                 les enumera, amb la clàusula, sense preguntar res
  --dry-run              mostra què es preguntaria, sense preguntar-ho
  --deviations FITXER    excepcions acceptades: llista JSON de { "id", "reason", "expires" }; «expires» és l’últim
                         dia (2027-06-30), i després la comprovació torna a fallar
  --timeout SEGONS       termini de cada resposta (per defecte, 20)
  --rate N               peticions per segon, com a màxim (per defecte, 5)

Escriure
  --allow-writes         també registra dispositius, entra, vota i canvia vots; deixa aquests vots allà
  --test-realm MUNICIPI  confirma que aquest municipi és de proves: sense això no s’escriu
  --credentials FITXER   JSON { "testRealm", "token", "people": [{ "id", "secrets" }] }; amb "testRealm" no cal
                         --test-realm. Les persones són al cens i no han votat d’una altra manera. També a
                         CONCEJO_CONTRACTS_CREDENTIALS. Cada comprovació es pot repetir; els intents fallits es
                         frenen a partir de cinc en deu minuts.

Sortida
  --format FORMAT        table, json, junit, html o tap; si falta, segons --out (.txt, .json, .xml, .html, .tap)
  --out FITXER           escriu l’informe en un fitxer; la taula surt igualment
  --locale LLENGUA       es, va, ca, en o eu
  --no-color             sense colors (o NO_COLOR)
  -h, --help             aquesta ajuda

Credencials
  CONCEJO_CONTRACTS_TOKEN, o el fitxer de CONCEJO_CONTRACTS_TOKEN_FILE: s’envia com a Authorization: Bearer i no
  apareix a cap informe. Ni ella ni les persones surten per http sense xifrar.

Codis de sortida: 0 compleix, 1 es desvia, 2 mal configurat, 4 no respon, 130 interromput.
`,
  'help.tally': `Recompta les paperetes publicades d’una enquesta tancada.

Exemples
  concejo survey tally paperetes.jsonl
  concejo survey tally paperetes.jsonl --survey enquesta.json --format json
  concejo survey tally https://participa.exemple.cat/api/vilanova/surveys/piscina --out recompte.xlsx

Ús
  concejo survey tally FITXER|-|URL [opcions]

  FITXER és la llista publicada (JSON Lines); «-» llegeix l’entrada estàndard; URL és l’adreça d’una enquesta
  tancada. Es comprova l’empremta que porta la primera línia. Les línies que no són vàlides es diuen pel seu
  número, i aleshores no es compta res.

  --survey FITXER        l’enquesta en JSON; només cal si la llista no porta la seva pregunta

Sortida
  --format FORMAT        table, json, csv, tsv, xlsx, xls, ods o pdf; si falta, segons --out
  --out FITXER           escriu en un fitxer, sencer o res
  --fields COLUMNES      només aquestes columnes, en aquest ordre
  --bom                  marca d’ordre de bytes en csv i tsv
  --dry-run              diu què llegiria i escriuria, sense fer-ho
  --locale LLENGUA       es, va, ca, en o eu
  --quiet                sense avisos
  --no-color             sense colors (o NO_COLOR)
  -h, --help             aquesta ajuda
`,
  'help.results': `Dona els resultats d’una enquesta com els diu l’API de l’ajuntament.

Exemples
  concejo survey results --base-url https://participa.exemple.cat --realm vilanova --survey piscina
  concejo survey results --base-url http://127.0.0.1:4310 --realm vilanova --survey piscina --verify

Ús
  concejo survey results --base-url URL --realm MUNICIPI --survey ID [opcions]

  --base-url URL         adreça del portal
  --realm MUNICIPI       municipi
  --survey ID            enquesta
  --verify               recompta la llista publicada i diu les dues empremtes i cada diferència

Sortida
  --format FORMAT        table, json, csv, tsv, xlsx, xls, ods o pdf; si falta, segons --out
  --out FITXER           escriu en un fitxer, sencer o res
  --fields COLUMNES      només aquestes columnes, en aquest ordre
  --bom                  marca d’ordre de bytes en csv i tsv
  --dry-run              diu què llegiria i escriuria, sense fer-ho
  --locale LLENGUA       es, va, ca, en o eu
  --quiet                sense avisos
  --no-color             sense colors (o NO_COLOR)
  -h, --help             aquesta ajuda

Codis de sortida: 0 fet (amb --verify, coincideix), 1 no coincideix, 2 ús, 3 entrada no vàlida, 4 xarxa,
5 resultats no públics, 130 interromput.
`,
};
