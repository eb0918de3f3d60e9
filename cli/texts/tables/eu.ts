import type { TableTexts } from './es.ts';

export const euTables: TableTexts = {
  'help.transparencyCount': `Udal batek gardentasun-indizeko zenbat puntu betetzen dituen zenbatzen du.

Adibideak
  concejo transparency count --base-url https://participa.adibidea.eus --realm vilanova
  concejo transparency count artikuluak.json --format json
  concejo transparency count --base-url https://participa.adibidea.eus --realm vilanova --out indice.xlsx

Erabilera
  concejo transparency count FITXATEGIA|- | --base-url URL --realm UDALERRIA [aukerak]

  FITXATEGIA: artikuluen zerrenda JSON formatuan, APIak ematen duen bezala; «-»: sarrera estandarra.

  --base-url URL         atariaren helbidea
  --realm UDALERRIA      udalerria
  --edition 2017         indizearen edizioa
  --index FITXATEGIA     beste edizio bat, datu-fitxategi batetik

  Puntu bat betetzen da artikuluren batek haren zenbakia «ita»n badu, argitaratuta egon ala ez.

Irteera
  --format FORMATUA      table, json, csv, tsv, xlsx, xls, ods edo pdf; bestela, --out aukeraren arabera
  --out FITXATEGIA       fitxategi batean idazten du, oso ala ezer ez; karpeta batean,
                         transparencia.xlsx izena du
  --fields ZUTABEAK      zutabe hauek bakarrik, ordena honetan:
                         section,group,point,pointTitle,met,articles,unpublished
  --bom                  byte-ordenaren marka csv eta tsv-n
  --dry-run              zer eskatu eta idatziko lukeen esaten du, egin gabe
  --no-input             ez du ezer espero sarrera estandarretik
  --locale HIZKUNTZA     es, va, ca, en edo eu
  --quiet                oharrik gabe
  --no-color             kolorerik gabe (edo NO_COLOR)
  -h, --help             laguntza hau
`,
  'help.associationsExport': `Elkarte aktiboen errolda idazten du, atariaren deskarga bezala.

Adibideak
  concejo associations export --base-url https://participa.adibidea.eus --realm vilanova --out vilanova.csv
  concejo associations export elkarteak.json --types Musicales,Cultural
  concejo associations export --base-url https://participa.adibidea.eus --realm vilanova --fields Asociación,Email

Erabilera
  concejo associations export FITXATEGIA|- | --base-url URL --realm UDALERRIA [aukerak]

  FITXATEGIA: elkarteen zerrenda JSON formatuan, APIak ematen duen bezala; «-»: sarrera estandarra.

  --base-url URL         atariaren helbidea
  --realm UDALERRIA      udalerria
  --types A,B            mota hauetakoak bakarrik, erregistroko izenarekin: Medio Ambiente, AMPA…
  --search TESTUA        hitz hauek dituztenak bakarrik

Irteera
  --format FORMATUA      table, json, csv, tsv, xlsx, xls, ods edo pdf; bestela, --out aukeraren arabera
  --out FITXATEGIA       fitxategi batean idazten du, oso ala ezer ez; karpeta batean,
                         udalerriaren izena du
  --fields ZUTABEAK      zutabe hauek bakarrik, ordena honetan:
                         Asociación,Subtipos,Domicilio,Teléfono,Email
  --bom                  byte-ordenaren marka csv eta tsv-n
  --dry-run              zer eskatu eta idatziko lukeen esaten du, egin gabe
  --no-input             ez du ezer espero sarrera estandarretik
  --locale HIZKUNTZA     es, va, ca, en edo eu
  --quiet                oharrik gabe
  --no-color             kolorerik gabe (edo NO_COLOR)
  -h, --help             laguntza hau
`,
  'help.subsidiesExport': `Diru-laguntzen deialdiak edo emakidak idazten ditu, atariaren deskargak bezala.

Adibideak
  concejo subsidies export --base-url https://participa.adibidea.eus --realm vilanova --out .
  concejo subsidies export emakidak.json --view grants --year 2025 --sort -amount
  concejo subsidies export emakidak.json --view by-call --search deporte --format csv
  concejo subsidies export --organ 12345 --view grants --year 2025

Erabilera
  concejo subsidies export FITXATEGIA|- | --base-url URL --realm UDALERRIA | --organ N [aukerak]

  FITXATEGIA: --view aukerak eskatzen duen zerrenda JSON formatuan, APIak ematen duen bezala; «-»: sarrera estandarra.

  --base-url URL         atariaren helbidea
  --realm UDALERRIA      udalerria
  --organ N              organoaren zenbakia erregistro nazionalean (BDNS), atariaren ordez irakurtzen dena
  --register URL         erregistroaren beste helbide bat
  --view calls|grants|by-call
                         deialdiak (lehenetsia), emakidak edo emakidak deialdika
  --year 2025            urte hori bakarrik
  --search TESTUA        testu hori gelaxkaren batean duten lerroak bakarrik
  --sort amount|-amount|year|-year
                         zenbatekoaren edo urtearen arabera; marratxoarekin, handienetik hasita

Irteera
  --format FORMATUA      table, json, csv, tsv, xlsx, xls, ods edo pdf; bestela, --out aukeraren arabera
  --out FITXATEGIA       fitxategi batean idazten du, oso ala ezer ez; karpeta batean,
                         convocatorias edo concesiones izena du
  --fields ZUTABEAK      zutabe hauek bakarrik, ordena honetan:
                         ikuspegi bakoitzekoak, gaztelaniazko izenekin
  --bom                  byte-ordenaren marka csv eta tsv-n
  --dry-run              zer eskatu eta idatziko lukeen esaten du, egin gabe
  --no-input             ez du ezer espero sarrera estandarretik
  --locale HIZKUNTZA     es, va, ca, en edo eu
  --quiet                oharrik gabe
  --no-color             kolorerik gabe (edo NO_COLOR)
  -h, --help             laguntza hau

  Pertsonen identitate-zenbakiaren zati bat bakarrik idazten da: ***4567**.
`,
  'help.completion': `Terminalak aginduak, aukerak, balioak eta fitxategiak osa ditzan, script-a idazten du.

Adibideak
  bash        source <(concejo completion bash)
  zsh         concejo completion zsh > ~/.zfunc/_concejo
  fish        concejo completion fish > ~/.config/fish/completions/concejo.fish
  PowerShell  concejo completion powershell | Out-String | Invoke-Expression

Erabilera
  concejo completion bash|zsh|fish|powershell

  Iraun dezan, jarri bash-en lerroa ~/.bashrc-n eta PowerShell-ena $PROFILE-n; zsh-n, gehitu ~/.zfunc fpath-era
  compinit baino lehen.

  --locale HIZKUNTZA     azalpenen hizkuntza
  -h, --help             laguntza hau
`,
  'help.config': `Hemen zein ezarpenek balio duten eta bakoitza nondik datorren esaten du.

Adibideak
  concejo config
  concejo config --format json

Erabilera
  concejo config [--format table|json]

  Aukerak balio du; bestela inguruneak (CONCEJO_REALM…); bestela karpeta honetako edo hau barnean duen bateko
  concejo.json-ek; bestela erabiltzailearen ezarpenen karpetako (~/.config) concejo/concejo.json-ek.

  { "base-url": "https://participa.adibidea.eus", "realm": "vilanova", "locale": "eu", "format": "csv",
    "rule": "by-votes", "rule-file": "regla.json", "ties": "amount,order", "color": false }
`,
  'command.associations export': 'elkarteen errolda idazten du',
  'command.completion': 'terminalak aginduak osa ditzan egiten du',
  'command.config': 'zein ezarpenek balio duten eta nondik datozen esaten du',
  'command.subsidies export': 'deialdiak eta emakidak idazten ditu',
  'command.transparency count': 'gardentasun-indizeko puntuak zenbatzen ditu',
  'usage.needsSource': 'nondik irakurri falta da: fitxategi bat, edo --base-url eta --realm',
  'usage.notAYear': '--year ez da urte bat: «{found}»',
  'usage.nothingToRead': 'ez dago ezer irakurtzeko sarrera estandarrean',
  'plan.reads': '{name} irakurriko luke',
  'plan.shares': '{budget} banatuko lituzke {projects} proposamenen artean',
  'plan.sharesByBallots':
    '{budget} banatuko lituzke {projects} proposamenen artean, {ballots} botoen arabera',
  'usage.fieldsNeedTable': '--fields aukerak ez du balio {format} formatuarekin, ez baita taula bat',
  'plan.writes': '{name} idatziko luke',
  'transparency.sum': '{total} puntutik {met} beteta · {share}',
  'transparency.missing': 'Ez dago eskuragarri',
  'transparency.unpublished': 'Oraindik argitaratu gabeko artikuluak',
  'warning.strangePoint': '«{title}» artikuluak «{found}» puntua aipatzen du, eta indizean ez dago',
  'report.Asociación': 'Elkartea',
  'report.Subtipos': 'Azpimotak',
  'report.Domicilio': 'Helbidea',
  'report.Teléfono': 'Telefonoa',
  'report.Email': 'Posta',
  'report.Código': 'Kodea',
  'report.MRR': 'MRR',
  'report.Departamento': 'Saila',
  'report.Organo': 'Organoa',
  'report.Fecha': 'Data',
  'report.Convocatoria': 'Deialdia',
  'report.URL': 'URL',
  'report.Importe': 'Zenbatekoa',
  'report.Cuenta': 'Kopurua',
  'report.Instrumento': 'Tresna',
  'report.Año': 'Urtea',
  'report.Fecha de concesión': 'Emakidaren data',
  'report.URL de las BBRR': 'Oinarrien URLa',
  'report.Aplicación': 'Aplikazioa',
  'report.Administración': 'Administrazioa',
  'report.Enlace Concesión': 'Emakidaren esteka',
  'report.Aplicación presupuestaria': 'Aurrekontu-aplikazioa',
  'report.Beneficiario': 'Onuraduna',
  'report.Detalles': 'Xehetasunak',
  'report.asociaciones': 'Elkarteak',
  'report.convocatorias': 'Deialdiak',
  'report.concesiones': 'Emakidak',
  'report.Sí': 'Bai',
  'report.yes': 'bai',
  'report.no': 'ez',
  'report.section': 'Atala',
  'report.group': 'Taldea',
  'report.point': 'Puntua',
  'report.pointTitle': 'Izenburua',
  'report.met': 'Betea',
  'report.articles': 'Artikuluak',
  'report.unpublished': 'Argitaratu gabe',
  'report.sections': 'Atalak',
  'report.groups': 'Taldeak',
  'report.pointsMet': 'Betetako puntuak',
  'report.pointsInAll': 'Puntuak guztira',
  'report.percentage': 'Ehunekoa',
  'report.edition': 'Indizearen edizioa',
  'report.rows': 'Lerroak',
  'report.source': 'Jatorria',
  'report.fingerprint': 'Fitxategiaren SHA-256',
  'report.writtenBy': 'Idazlea',
  'progress.working': 'lanean, {seconds} s',
  'config.environment': 'ingurunea: {name}',
  'config.project': 'proiektua: {name}',
  'config.user': 'erabiltzailea: {name}',
  'config.usual': 'lehenetsia',
  'settings.unknownKey': '{place}: «{found}» ez da ezaguna; izan daiteke: {available}',
  'settings.wrongValue': '{place}: «{key}» ezin da «{found}» izan; espero zena: {available}',
  'settings.notAnObject': '{place}: JSON objektu bat espero da, hala nola { "realm": "vilanova" }',
  'settings.repeatedKey': '{place}: «{found}» bi aldiz dago',
  'settings.expected.text': 'testu bat',
  'settings.expected.boolean': 'true edo false',
};
