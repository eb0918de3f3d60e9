import type { esComments } from './es.ts';

/** What the commands say with which staff moderate comments. */
export const euComments = {
  'help.commentsList': `Proposamenetako iruzkinak idazten ditu: zain daudenak, salatutakoak edo guztiak.

Adibideak
  concejo comments list --base-url https://participa.adibidea.eus --realm vilanova
  concejo comments list --base-url https://participa.adibidea.eus --realm vilanova --state all --out iruzkinak.csv

Erabilera
  concejo comments list --base-url URL --realm UDALERRIA [aukerak]

  --base-url URL         atariaren helbidea
  --realm UDALERRIA      udalerria
  --state LISTA          pending: norbaitek irakurtzeko zain daudenak (lehenetsia);
                         reported: argitaratuta egon eta salatu direnak;
                         all: guztiak, kendutakoak eta ezabatutakoak ere bai

  Ataria kudeatzen duenak emandako egiaztagiria CONCEJO_STAFF_TOKEN aldagaian doa,
  edo CONCEJO_STAFF_TOKEN_FILE aldagaiak dioen fitxategian; inoiz ez aukera batean.
  Idatzi duenaz aukeratu zuen izena baino ez da jakiten.

Irteera
  --format FORMATUA      table, json, csv, tsv, xlsx, xls, ods edo pdf; ez badago, --out aukeraren arabera
  --out FITXATEGIA       fitxategi batean idazten du, osorik edo ezer ez
  --fields ZUTABEAK      zutabe hauek bakarrik, ordena honetan:
                         comment,proposal,state,reason,author,text,writtenAt,reports,supports,replyTo
  --bom                  byte-ordenaren marka csv eta tsv formatuetan
  --dry-run              zer eskatu eta idatziko lukeen esaten du, egin gabe
  --no-input             ez dio sarrera estandarrari itxaroten
  --locale HIZKUNTZA     es, va, ca, en edo eu
  --quiet                oharrik gabe
  --no-color             kolorerik gabe (edo NO_COLOR)
  -h, --help             laguntza hau
`,
  'help.commentsPublish': `Iruzkinak argitaratzen ditu: zain daudenak, salatutakoak edo kendutakoak.

Adibideak
  concejo comments publish K7QM-2XRA-VD5H-N3TE --base-url https://participa.adibidea.eus --realm vilanova

Erabilera
  concejo comments publish IRUZKINA… --base-url URL --realm UDALERRIA

  Salatutako bat argitaratzeak haren salaketak ixten ditu.

  --base-url URL         atariaren helbidea
  --realm UDALERRIA      udalerria

  Ataria kudeatzen duenak emandako egiaztagiria CONCEJO_STAFF_TOKEN aldagaian doa,
  edo CONCEJO_STAFF_TOKEN_FILE aldagaiak dioen fitxategian; inoiz ez aukera batean.

  --no-input             ez dio sarrera estandarrari itxaroten
  --locale HIZKUNTZA     es, va, ca, en edo eu
  -h, --help             laguntza hau
`,
  'help.commentsHide': `Iruzkinak kentzen ditu. Haien lekuan arrazoia irakurtzen da, eta egileak mezu bat jasotzen du.

Adibideak
  concejo comments hide K7QM-2XRA-VD5H-N3TE --reason insults --base-url https://participa.adibidea.eus --realm vilanova

Erabilera
  concejo comments hide IRUZKINA… --reason ARRAZOIA --base-url URL --realm UDALERRIA

  --reason ARRAZOIA      insults: irainak edo errespetu falta; advertising: publizitatea;
                         personalData: beste pertsona batzuen datuak; offTopic: ez da
                         proposamenari buruzkoa; unlawful: legearen aurkakoa
  --base-url URL         atariaren helbidea
  --realm UDALERRIA      udalerria

  Nork eta noiz egin duen jasota geratzen da; «concejo comments publish» aginduak desegiten du.
  Ataria kudeatzen duenak emandako egiaztagiria CONCEJO_STAFF_TOKEN aldagaian doa,
  edo CONCEJO_STAFF_TOKEN_FILE aldagaiak dioen fitxategian; inoiz ez aukera batean.

  --no-input             ez dio sarrera estandarrari itxaroten
  --locale HIZKUNTZA     es, va, ca, en edo eu
  -h, --help             laguntza hau
`,
  'command.comments hide': 'iruzkinak kentzen ditu',
  'command.comments list': 'zain dauden, salatutako edo iruzkin guztiak erakusten ditu',
  'command.comments publish': 'iruzkinak argitaratzen ditu',
  'comments.none': 'Ez dago begiratzeko iruzkinik.',
  'comments.needsToken':
    'egiaztagiria falta da: jarri CONCEJO_STAFF_TOKEN aldagaian edo CONCEJO_STAFF_TOKEN_FILE aldagaiaren fitxategian',
  'comments.needsIds':
    'esan zein iruzkin, identifikatzailearen bidez; «concejo comments list» aginduak erakusten ditu',
  'comments.unknown': '{comment}: ez dago halako iruzkinik {realm} udalerrian, edo egileak ezabatu du',
  'comments.published': '{comment}: argitaratuta',
  'comments.hidden': '{comment}: kenduta ({reason})',
  'comments.unsent': '{comment}: kenduta, baina egilearentzako mezua ez da atera',
  'report.comment': 'Iruzkina',
  'report.author': 'Izena',
  'report.text': 'Testua',
  'report.writtenAt': 'Idatzia',
  'report.reports': 'Salaketak',
  'report.supports': 'Babesak',
  'report.replyTo': 'Honi erantzuna',
  'report.proposal': 'Proposamena',
  'report.state': 'Egoera',
  'report.reason': 'Arrazoia',
  'report.pending': 'zain',
  'report.published': 'argitaratuta',
  'report.hidden': 'kenduta',
  'report.deleted': 'ezabatuta',
  'report.insults': 'irainak',
  'report.advertising': 'publizitatea',
  'report.personalData': 'beste pertsona batzuen datuak',
  'report.offTopic': 'ez da proposamenari buruzkoa',
  'report.unlawful': 'legearen aurkakoa',
} satisfies Record<keyof typeof esComments, string>;
