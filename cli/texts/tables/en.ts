import type { TableTexts } from './es.ts';

export const enTables: TableTexts = {
  'help.transparencyCount': `Counts how many points of the transparency index a council meets.

Examples
  concejo transparency count --base-url https://participa.example --realm vilanova
  concejo transparency count articles.json --format json
  concejo transparency count --base-url https://participa.example --realm vilanova --out indice.xlsx

Usage
  concejo transparency count FILE|- | --base-url URL --realm TOWN [options]

  FILE is the list of articles in JSON, as the API gives it; “-” reads standard input.

  --base-url URL         address of the portal
  --realm TOWN           town
  --edition 2017         edition of the index
  --index FILE           another edition, from a data file

  A point is met if some article has its number in “ita”, published or not.

Output
  --format FORMAT        table, json, csv, tsv, xlsx, xls, ods or pdf; else after --out
  --out FILE             writes a file, whole or not at all; in a folder,
                         it is called transparencia.xlsx
  --fields COLUMNS       only these columns, in this order:
                         section,group,point,pointTitle,met,articles,unpublished
  --bom                  byte order mark in csv and tsv
  --dry-run              tells what it would ask for and write, without doing it
  --no-input             never waits for standard input
  --locale LANGUAGE      es, va, ca, en or eu
  --quiet                no warnings
  --no-color             no colours (or NO_COLOR)
  -h, --help             this help
`,
  'help.associationsExport': `Writes the census of active associations, as the download of the portal.

Examples
  concejo associations export --base-url https://participa.example --realm vilanova --out vilanova.csv
  concejo associations export associations.json --types Musicales,Cultural
  concejo associations export --base-url https://participa.example --realm vilanova --fields Asociación,Email

Usage
  concejo associations export FILE|- | --base-url URL --realm TOWN [options]

  FILE is the list of associations in JSON, as the API gives it; “-” reads standard input.

  --base-url URL         address of the portal
  --realm TOWN           town
  --types A,B            only those of these types, as the register names them: Medio Ambiente, AMPA…
  --search TEXT          only those that have these words

Output
  --format FORMAT        table, json, csv, tsv, xlsx, xls, ods or pdf; else after --out
  --out FILE             writes a file, whole or not at all; in a folder,
                         it has the name of the town
  --fields COLUMNS       only these columns, in this order:
                         Asociación,Subtipos,Domicilio,Teléfono,Email
  --bom                  byte order mark in csv and tsv
  --dry-run              tells what it would ask for and write, without doing it
  --no-input             never waits for standard input
  --locale LANGUAGE      es, va, ca, en or eu
  --quiet                no warnings
  --no-color             no colours (or NO_COLOR)
  -h, --help             this help
`,
  'help.subsidiesExport': `Writes calls for subsidies or grants, as the downloads of the portal.

Examples
  concejo subsidies export --base-url https://participa.example --realm vilanova --out .
  concejo subsidies export grants.json --view grants --year 2025 --sort -amount
  concejo subsidies export grants.json --view by-call --search deporte --format csv
  concejo subsidies export --organ 12345 --view grants --year 2025

Usage
  concejo subsidies export FILE|- | --base-url URL --realm TOWN | --organ N [options]

  FILE is the list that --view asks for in JSON, as the API gives it; “-” reads standard input.

  --base-url URL         address of the portal
  --realm TOWN           town
  --organ N              number in the national register (BDNS), which is read instead of the portal
  --register URL         another address of the register
  --view calls|grants|by-call
                         calls (by default), grants, or grants by call
  --year 2025            only that year
  --search TEXT          only rows with that text in some cell
  --sort amount|-amount|year|-year
                         by amount or year; with a dash, highest first

Output
  --format FORMAT        table, json, csv, tsv, xlsx, xls, ods or pdf; else after --out
  --out FILE             writes a file, whole or not at all; in a folder,
                         it is called convocatorias or concesiones
  --fields COLUMNS       only these columns, in this order:
                         those of each view, by their Spanish names
  --bom                  byte order mark in csv and tsv
  --dry-run              tells what it would ask for and write, without doing it
  --no-input             never waits for standard input
  --locale LANGUAGE      es, va, ca, en or eu
  --quiet                no warnings
  --no-color             no colours (or NO_COLOR)
  -h, --help             this help

  Of persons only part of the identity number is written: ***4567**.
`,
  'help.completion': `Writes the script that makes the shell complete commands, options, values and files.

Examples
  bash        source <(concejo completion bash)
  zsh         concejo completion zsh > ~/.zfunc/_concejo
  fish        concejo completion fish > ~/.config/fish/completions/concejo.fish
  PowerShell  concejo completion powershell | Out-String | Invoke-Expression

Usage
  concejo completion bash|zsh|fish|powershell

  To keep it, put the line of bash into ~/.bashrc and that of PowerShell into $PROFILE; in zsh, add ~/.zfunc to fpath
  before compinit.

  --locale LANGUAGE      language of the descriptions
  -h, --help             this help
`,
  'help.config': `Tells which settings hold here and where each comes from.

Examples
  concejo config
  concejo config --format json

Usage
  concejo config [--format table|json]

  The flag holds; else the environment (CONCEJO_REALM…); else concejo.json in this folder or one that contains
  it; else concejo/concejo.json in the user’s settings folder (~/.config).

  { "base-url": "https://participa.example", "realm": "vilanova", "locale": "en", "format": "csv",
    "rule": "by-votes", "rule-file": "regla.json", "ties": "amount,order", "color": false }
`,
  'command.associations export': 'writes the census of associations',
  'command.completion': 'makes the shell complete commands',
  'command.config': 'tells which settings hold and where they come from',
  'command.subsidies export': 'writes calls for subsidies and grants',
  'command.transparency count': 'counts the points of the transparency index',
  'usage.needsSource': 'nothing to read from: give a file, or --base-url and --realm',
  'usage.notAYear': '--year is not a year: “{found}”',
  'usage.nothingToRead': 'there is nothing to read on standard input',
  'plan.reads': 'would read {name}',
  'plan.shares': 'would share out {budget} among {projects} proposals',
  'plan.sharesByBallots': 'would share out {budget} among {projects} proposals by {ballots} ballots',
  'usage.fieldsNeedTable': '--fields does not go with {format}, which is no table',
  'plan.writes': 'would write {name}',
  'transparency.sum': '{met} of {total} points met · {share}',
  'transparency.missing': 'Not available',
  'transparency.unpublished': 'Articles not published yet',
  'warning.strangePoint': '“{title}” names point “{found}”, which is not in the index',
  'report.Asociación': 'Association',
  'report.Subtipos': 'Types',
  'report.Domicilio': 'Address',
  'report.Teléfono': 'Telephone',
  'report.Email': 'E-mail',
  'report.Código': 'Code',
  'report.MRR': 'Recovery plan (MRR)',
  'report.Departamento': 'Department',
  'report.Organo': 'Body',
  'report.Fecha': 'Date',
  'report.Convocatoria': 'Call',
  'report.URL': 'URL',
  'report.Importe': 'Amount',
  'report.Cuenta': 'Number',
  'report.Instrumento': 'Instrument',
  'report.Año': 'Year',
  'report.Fecha de concesión': 'Date of the grant',
  'report.URL de las BBRR': 'URL of the terms',
  'report.Aplicación': 'Budget line',
  'report.Administración': 'Administration',
  'report.Enlace Concesión': 'Link to the grant',
  'report.Aplicación presupuestaria': 'Budget line of the grant',
  'report.Beneficiario': 'Beneficiary',
  'report.Detalles': 'Details',
  'report.asociaciones': 'Associations',
  'report.convocatorias': 'Calls',
  'report.concesiones': 'Grants',
  'report.Sí': 'Yes',
  'report.yes': 'yes',
  'report.no': 'no',
  'report.section': 'Section',
  'report.group': 'Group',
  'report.point': 'Point',
  'report.pointTitle': 'Title',
  'report.met': 'Met',
  'report.articles': 'Articles',
  'report.unpublished': 'Not published',
  'report.sections': 'Sections',
  'report.groups': 'Groups',
  'report.pointsMet': 'Points met',
  'report.pointsInAll': 'Points in all',
  'report.percentage': 'Percentage',
  'report.edition': 'Edition of the index',
  'report.rows': 'Rows',
  'report.source': 'Comes from',
  'report.fingerprint': 'SHA-256 of the file',
  'report.writtenBy': 'Written by',
  'progress.working': 'working, {seconds} s',
  'config.environment': 'environment: {name}',
  'config.project': 'project: {name}',
  'config.user': 'user: {name}',
  'config.usual': 'default',
  'settings.unknownKey': '{place}: “{found}” is not known; it can be {available}',
  'settings.wrongValue': '{place}: “{key}” cannot be “{found}”; expected {available}',
  'settings.notAnObject': '{place}: expected a JSON object, such as { "realm": "vilanova" }',
  'settings.repeatedKey': '{place}: “{found}” stands there twice',
  'settings.expected.text': 'a text',
  'settings.expected.boolean': 'true or false',
};
