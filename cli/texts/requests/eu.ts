import type { esRequests } from './es.ts';

/** What the commands say with which staff let everybody see requests. */
export const euRequests = {
  'help.requestsList': `Udalerriaren eskaerak idazten ditu: norbaitek onartzeko zain daudenak, edo besteak.

Adibideak
  concejo requests list --base-url https://participa.adibidea.eus --realm vilanova
  concejo requests list --base-url https://participa.adibidea.eus --realm vilanova --approval all --out eskaerak.csv

Erabilera
  concejo requests list --base-url URL --realm UDALERRIA [aukerak]

  --base-url URL         atariaren helbidea
  --realm UDALERRIA      udalerria
  --approval ZERRENDA    waiting: onartu arte inork ikusten ez dituenak (lehenetsia);
                         approved: onartutakoak; withdrawn: kendutakoak; all: guztiak

  Ataria kudeatzen duenak emandako egiaztagiria CONCEJO_STAFF_TOKEN aldagaian doa,
  edo CONCEJO_STAFF_TOKEN_FILE aldagaiak dioen fitxategian; inoiz ez aukera batean.
  Ez da idazten nork bidali duen, ikusiko litzatekeena baizik.

Irteera
  --format FORMATUA      table, json, csv, tsv, xlsx, xls, ods edo pdf; ez badago, --out aukeraren arabera
  --out FITXATEGIA       fitxategi batean idazten du, osorik edo ezer ez
  --fields ZUTABEAK      zutabe hauek bakarrik, ordena honetan:
                         request,mailbox,subject,place,status,decision,sentAt
  --bom                  byte-ordenaren marka csv eta tsv formatuetan
  --dry-run              zer eskatu eta idatziko lukeen esaten du, egin gabe
  --no-input             ez dio sarrera estandarrari itxaroten
  --locale HIZKUNTZA     es, va, ca, en edo eu
  --quiet                oharrik gabe
  --no-color             kolorerik gabe (edo NO_COLOR)
  -h, --help             laguntza hau
`,
  'help.requestsApprove': `Eskaerak onartzen ditu: orduz geroztik edonork ikus ditzake haien izenburua eta lekua.

Adibideak
  concejo requests approve 2026-000017 --base-url https://participa.adibidea.eus --realm vilanova

Erabilera
  concejo requests approve ZENBAKIA… --base-url URL --realm UDALERRIA

  Irakurri aurretik: izenburua pertsonak idatzi zuen lehena izan ohi da, eta norbait aipa dezake.
  Haien postontziak eskaerak erakusten dituen lekuan ikusten dira: inguruko oharretan eta Open311n.

  --base-url URL         atariaren helbidea
  --realm UDALERRIA      udalerria

  Ataria kudeatzen duenak emandako egiaztagiria CONCEJO_STAFF_TOKEN aldagaian doa,
  edo CONCEJO_STAFF_TOKEN_FILE aldagaiak dioen fitxategian; inoiz ez aukera batean.

  --no-input             ez dio sarrera estandarrari itxaroten
  --locale HIZKUNTZA     es, va, ca, en edo eu
  -h, --help             laguntza hau
`,
  'help.requestsWithdraw': `Eskaerak kentzen ditu: inork ez du berriro ikusiko haien izenburua ez lekua, ezta proposamenen artean ere.

Adibideak
  concejo requests withdraw 2026-000017 --base-url https://participa.adibidea.eus --realm vilanova

Erabilera
  concejo requests withdraw ZENBAKIA… --base-url URL --realm UDALERRIA

  Bidali zuenak bere erreferentziarekin irakurtzen jarraitzen du, eta udalak izapidetzen jarraitzen du.
  «concejo requests approve» komandoak desegiten du.

  --base-url URL         atariaren helbidea
  --realm UDALERRIA      udalerria

  Ataria kudeatzen duenak emandako egiaztagiria CONCEJO_STAFF_TOKEN aldagaian doa,
  edo CONCEJO_STAFF_TOKEN_FILE aldagaiak dioen fitxategian; inoiz ez aukera batean.

  --no-input             ez dio sarrera estandarrari itxaroten
  --locale HIZKUNTZA     es, va, ca, en edo eu
  -h, --help             laguntza hau
`,
  'command.requests approve': 'edonori eskaerak ikusten uzten dio',
  'command.requests list': 'onarpenaren zain dauden eskaerak erakusten ditu',
  'command.requests withdraw': 'eskaerak guztien bistatik kentzen ditu',
  'requests.none': 'Ez dago begiratzeko eskaerarik.',
  'requests.needsIds': 'esan zein eskaera, bere zenbakiaz; «concejo requests list» komandoak erakusten ditu',
  'requests.unknown': '{request}: ez dago halako eskaerarik hemen: {realm}',
  'requests.approved': '{request}: onartuta',
  'requests.withdrawn': '{request}: kenduta',
  'report.request': 'Eskaera',
  'report.mailbox': 'Postontzia',
  'report.subject': 'Izenburua',
  'report.place': 'Lekua',
  'report.status': 'Egoera',
  'report.decision': 'Erabakia',
  'report.sentAt': 'Bidalita',
  'report.undecided': 'erabaki gabe',
  'report.approved': 'onartuta',
  'report.withdrawn': 'kenduta',
} satisfies Record<keyof typeof esRequests, string>;
