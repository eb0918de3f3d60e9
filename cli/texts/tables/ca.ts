import type { TableTexts } from './es.ts';

export const caTables: TableTexts = {
  'help.transparencyCount': `Compta quants punts de l’índex de transparència compleix un ajuntament.

Exemples
  concejo transparency count --base-url https://participa.exemple.cat --realm vilanova
  concejo transparency count articles.json --format json
  concejo transparency count --base-url https://participa.exemple.cat --realm vilanova --out indice.xlsx

Ús
  concejo transparency count FITXER|- | --base-url URL --realm MUNICIPI [opcions]

  FITXER és la llista d’articles en JSON, com la dona l’API; «-» llegeix l’entrada estàndard.

  --base-url URL         adreça del portal
  --realm MUNICIPI       municipi
  --edition 2017         edició de l’índex
  --index FITXER         una altra edició, en un fitxer de dades

  Un punt es compleix si algun article duu el seu número a «ita», publicat o no.

Sortida
  --format FORMAT        table, json, csv, tsv, xlsx, xls, ods o pdf; si falta, segons --out
  --out FITXER           escriu en un fitxer, sencer o res; en una carpeta,
                         es diu transparencia.xlsx
  --fields COLUMNES      només aquestes columnes, en aquest ordre:
                         section,group,point,pointTitle,met,articles,unpublished
  --bom                  marca d’ordre de bytes en csv i tsv
  --dry-run              diu què demanaria i escriuria, sense fer-ho
  --no-input             no espera res de l’entrada estàndard
  --locale LLENGUA       es, va, ca, en o eu
  --quiet                sense avisos
  --no-color             sense colors (o NO_COLOR)
  -h, --help             aquesta ajuda
`,
  'help.associationsExport': `Escriu el cens d’associacions actives, com la baixada del portal.

Exemples
  concejo associations export --base-url https://participa.exemple.cat --realm vilanova --out vilanova.csv
  concejo associations export associacions.json --types Musicales,Cultural
  concejo associations export --base-url https://participa.exemple.cat --realm vilanova --fields Asociación,Email

Ús
  concejo associations export FITXER|- | --base-url URL --realm MUNICIPI [opcions]

  FITXER és la llista d’associacions en JSON, com la dona l’API; «-» llegeix l’entrada estàndard.

  --base-url URL         adreça del portal
  --realm MUNICIPI       municipi
  --types A,B            només les d’aquests tipus, amb el nom del registre: Medio Ambiente, AMPA…
  --search TEXT          només aquelles que tenen aquestes paraules

Sortida
  --format FORMAT        table, json, csv, tsv, xlsx, xls, ods o pdf; si falta, segons --out
  --out FITXER           escriu en un fitxer, sencer o res; en una carpeta,
                         es diu com el municipi
  --fields COLUMNES      només aquestes columnes, en aquest ordre:
                         Asociación,Subtipos,Domicilio,Teléfono,Email
  --bom                  marca d’ordre de bytes en csv i tsv
  --dry-run              diu què demanaria i escriuria, sense fer-ho
  --no-input             no espera res de l’entrada estàndard
  --locale LLENGUA       es, va, ca, en o eu
  --quiet                sense avisos
  --no-color             sense colors (o NO_COLOR)
  -h, --help             aquesta ajuda
`,
  'help.subsidiesExport': `Escriu les convocatòries de subvencions o les concessions, com les baixades del portal.

Exemples
  concejo subsidies export --base-url https://participa.exemple.cat --realm vilanova --out .
  concejo subsidies export concessions.json --view grants --year 2025 --sort -amount
  concejo subsidies export concessions.json --view by-call --search deporte --format csv
  concejo subsidies export --organ 12345 --view grants --year 2025

Ús
  concejo subsidies export FITXER|- | --base-url URL --realm MUNICIPI | --organ N [opcions]

  FITXER és la llista que demana --view en JSON, com la dona l’API; «-» llegeix l’entrada estàndard.

  --base-url URL         adreça del portal
  --realm MUNICIPI       municipi
  --organ N              òrgan al registre nacional (BDNS), que es llegeix en lloc del portal
  --register URL         una altra adreça del registre
  --view calls|grants|by-call
                         convocatòries (per defecte), concessions o concessions per convocatòria
  --year 2025            només aquell any
  --search TEXT          només files amb aquell text en alguna cel·la
  --sort amount|-amount|year|-year
                         per import o per any; amb guionet, de més a menys

Sortida
  --format FORMAT        table, json, csv, tsv, xlsx, xls, ods o pdf; si falta, segons --out
  --out FITXER           escriu en un fitxer, sencer o res; en una carpeta,
                         es diu convocatorias o concesiones
  --fields COLUMNES      només aquestes columnes, en aquest ordre:
                         les de cada vista, amb el nom en castellà
  --bom                  marca d’ordre de bytes en csv i tsv
  --dry-run              diu què demanaria i escriuria, sense fer-ho
  --no-input             no espera res de l’entrada estàndard
  --locale LLENGUA       es, va, ca, en o eu
  --quiet                sense avisos
  --no-color             sense colors (o NO_COLOR)
  -h, --help             aquesta ajuda

  De les persones només s’escriu part del número d’identitat: ***4567**.
`,
  'help.completion': `Escriu el guió que fa que el terminal completi ordres, opcions, valors i fitxers.

Exemples
  bash        source <(concejo completion bash)
  zsh         concejo completion zsh > ~/.zfunc/_concejo
  fish        concejo completion fish > ~/.config/fish/completions/concejo.fish
  PowerShell  concejo completion powershell | Out-String | Invoke-Expression

Ús
  concejo completion bash|zsh|fish|powershell

  Perquè duri, posa la línia de bash a ~/.bashrc i la de PowerShell a $PROFILE; a zsh, afegeix ~/.zfunc a fpath
  abans de compinit.

  --locale LLENGUA       llengua de les descripcions
  -h, --help             aquesta ajuda
`,
  'help.config': `Diu quins ajustos valen aquí i d’on ve cadascun.

Exemples
  concejo config
  concejo config --format json

Ús
  concejo config [--format table|json]

  Val l’opció; si falta, l’entorn (CONCEJO_REALM…); si falta, concejo.json en aquesta carpeta o en una que la
  contingui; si falta, concejo/concejo.json a la carpeta d’ajustos de l’usuari (~/.config).

  { "base-url": "https://participa.exemple.cat", "realm": "vilanova", "locale": "ca", "format": "csv",
    "rule": "by-votes", "rule-file": "regla.json", "ties": "amount,order", "color": false }
`,
  'command.associations export': 'escriu el cens d’associacions',
  'command.completion': 'fa que el terminal completi les ordres',
  'command.config': 'diu quins ajustos valen i d’on venen',
  'command.subsidies export': 'escriu convocatòries i concessions',
  'command.transparency count': 'compta els punts de l’índex de transparència',
  'usage.needsSource': 'falta d’on llegir: un fitxer, o --base-url i --realm',
  'usage.notAYear': '--year no és un any: «{found}»',
  'usage.nothingToRead': 'no hi ha res per llegir a l’entrada estàndard',
  'plan.reads': 'llegiria {name}',
  'plan.shares': 'repartiria {budget} entre {projects} propostes',
  'plan.sharesByBallots': 'repartiria {budget} entre {projects} propostes segons {ballots} paperetes',
  'usage.fieldsNeedTable': '--fields no serveix amb {format}, que no és una taula',
  'plan.writes': 'escriuria {name}',
  'transparency.sum': '{met} de {total} punts complerts · {share}',
  'transparency.missing': 'No disponible',
  'transparency.unpublished': 'Articles encara sense publicar',
  'warning.strangePoint': '«{title}» anomena el punt «{found}», que no és a l’índex',
  'report.Asociación': 'Associació',
  'report.Subtipos': 'Subtipus',
  'report.Domicilio': 'Domicili',
  'report.Teléfono': 'Telèfon',
  'report.Email': 'Correu electrònic',
  'report.Código': 'Codi',
  'report.MRR': 'MRR',
  'report.Departamento': 'Departament',
  'report.Organo': 'Òrgan',
  'report.Fecha': 'Data',
  'report.Convocatoria': 'Convocatòria',
  'report.URL': 'URL',
  'report.Importe': 'Import',
  'report.Cuenta': 'Nombre',
  'report.Instrumento': 'Instrument',
  'report.Año': 'Any',
  'report.Fecha de concesión': 'Data de concessió',
  'report.URL de las BBRR': 'URL de les bases',
  'report.Aplicación': 'Aplicació',
  'report.Administración': 'Administració',
  'report.Enlace Concesión': 'Enllaç a la concessió',
  'report.Aplicación presupuestaria': 'Aplicació pressupostària',
  'report.Beneficiario': 'Beneficiari',
  'report.Detalles': 'Detalls',
  'report.asociaciones': 'Associacions',
  'report.convocatorias': 'Convocatòries',
  'report.concesiones': 'Concessions',
  'report.Sí': 'Sí',
  'report.yes': 'sí',
  'report.no': 'no',
  'report.section': 'Secció',
  'report.group': 'Grup',
  'report.point': 'Punt',
  'report.pointTitle': 'Títol',
  'report.met': 'Complert',
  'report.articles': 'Articles',
  'report.unpublished': 'Sense publicar',
  'report.sections': 'Seccions',
  'report.groups': 'Grups',
  'report.pointsMet': 'Punts complerts',
  'report.pointsInAll': 'Punts en total',
  'report.percentage': 'Percentatge',
  'report.edition': 'Edició de l’índex',
  'report.rows': 'Files',
  'report.source': 'Prové de',
  'report.fingerprint': 'SHA-256 del fitxer',
  'report.writtenBy': 'Escrit per',
  'progress.working': 'treballant, {seconds} s',
  'config.environment': 'entorn: {name}',
  'config.project': 'projecte: {name}',
  'config.user': 'usuari: {name}',
  'config.usual': 'per defecte',
  'settings.unknownKey': '{place}: no es coneix «{found}»; pot ser {available}',
  'settings.wrongValue': '{place}: «{key}» no pot ser «{found}»; s’espera {available}',
  'settings.notAnObject': '{place}: s’espera un objecte JSON, com ara { "realm": "vilanova" }',
  'settings.repeatedKey': '{place}: «{found}» hi és dues vegades',
  'settings.expected.text': 'un text',
  'settings.expected.boolean': 'true o false',
};
