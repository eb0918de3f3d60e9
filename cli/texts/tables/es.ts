/** What the commands that write out tables say, with completion and settings. */
export const esTables = {
  'help.transparencyCount': `Cuenta cuántos puntos del índice de transparencia cumple un ayuntamiento.

Ejemplos
  concejo transparency count --base-url https://participa.ejemplo.es --realm vilanova
  concejo transparency count articulos.json --format json
  concejo transparency count --base-url https://participa.ejemplo.es --realm vilanova --out indice.xlsx

Uso
  concejo transparency count FICHERO|- | --base-url URL --realm MUNICIPIO [opciones]

  FICHERO es la lista de artículos en JSON, como la da la API; «-» lee la entrada estándar.

  --base-url URL         dirección del portal
  --realm MUNICIPIO      municipio
  --edition 2017         edición del índice
  --index FICHERO        otra edición, en un fichero de datos

  Un punto se cumple si algún artículo lleva su número en «ita», publicado o no.

Salida
  --format FORMATO       table, json, csv, tsv, xlsx, xls, ods o pdf; si falta, según --out
  --out FICHERO          escribe en un fichero, entero o nada; en una carpeta,
                         se llama transparencia.xlsx
  --fields COLUMNAS      solo estas columnas, en este orden:
                         section,group,point,pointTitle,met,articles,unpublished
  --bom                  marca de orden de bytes en csv y tsv
  --dry-run              dice qué pediría y escribiría, sin hacerlo
  --no-input             no espera nada de la entrada estándar
  --locale LENGUA        es, va, ca, en o eu
  --quiet                sin avisos
  --no-color             sin colores (o NO_COLOR)
  -h, --help             esta ayuda
`,
  'help.associationsExport': `Escribe el censo de asociaciones activas, como la descarga del portal.

Ejemplos
  concejo associations export --base-url https://participa.ejemplo.es --realm vilanova --out vilanova.csv
  concejo associations export asociaciones.json --types Musicales,Cultural
  concejo associations export --base-url https://participa.ejemplo.es --realm vilanova --fields Asociación,Email

Uso
  concejo associations export FICHERO|- | --base-url URL --realm MUNICIPIO [opciones]

  FICHERO es la lista de asociaciones en JSON, como la da la API; «-» lee la entrada estándar.

  --base-url URL         dirección del portal
  --realm MUNICIPIO      municipio
  --types A,B            solo las de estos tipos, con el nombre del registro: Medio Ambiente, AMPA…
  --search TEXTO         solo aquellas que tienen estas palabras

Salida
  --format FORMATO       table, json, csv, tsv, xlsx, xls, ods o pdf; si falta, según --out
  --out FICHERO          escribe en un fichero, entero o nada; en una carpeta,
                         se llama como el municipio
  --fields COLUMNAS      solo estas columnas, en este orden:
                         Asociación,Subtipos,Domicilio,Teléfono,Email
  --bom                  marca de orden de bytes en csv y tsv
  --dry-run              dice qué pediría y escribiría, sin hacerlo
  --no-input             no espera nada de la entrada estándar
  --locale LENGUA        es, va, ca, en o eu
  --quiet                sin avisos
  --no-color             sin colores (o NO_COLOR)
  -h, --help             esta ayuda
`,
  'help.subsidiesExport': `Escribe las convocatorias de subvenciones o las concesiones, como las descargas del portal.

Ejemplos
  concejo subsidies export --base-url https://participa.ejemplo.es --realm vilanova --out .
  concejo subsidies export concesiones.json --view grants --year 2025 --sort -amount
  concejo subsidies export concesiones.json --view by-call --search deporte --format csv
  concejo subsidies export --organ 12345 --view grants --year 2025

Uso
  concejo subsidies export FICHERO|- | --base-url URL --realm MUNICIPIO | --organ N [opciones]

  FICHERO es la lista que pide --view en JSON, como la da la API; «-» lee la entrada estándar.

  --base-url URL         dirección del portal
  --realm MUNICIPIO      municipio
  --organ N              órgano en el registro nacional (BDNS), que se lee en lugar del portal
  --register URL         otra dirección del registro
  --view calls|grants|by-call
                         convocatorias (por defecto), concesiones o concesiones por convocatoria
  --year 2025            solo ese año
  --search TEXTO         solo filas con ese texto en alguna celda
  --sort amount|-amount|year|-year
                         por importe o por año; con guion, de más a menos

Salida
  --format FORMATO       table, json, csv, tsv, xlsx, xls, ods o pdf; si falta, según --out
  --out FICHERO          escribe en un fichero, entero o nada; en una carpeta,
                         se llama convocatorias o concesiones
  --fields COLUMNAS      solo estas columnas, en este orden:
                         las de cada vista, con su nombre en español
  --bom                  marca de orden de bytes en csv y tsv
  --dry-run              dice qué pediría y escribiría, sin hacerlo
  --no-input             no espera nada de la entrada estándar
  --locale LENGUA        es, va, ca, en o eu
  --quiet                sin avisos
  --no-color             sin colores (o NO_COLOR)
  -h, --help             esta ayuda

  De las personas solo se escribe parte del número de identidad: ***4567**.
`,
  'help.completion': `Escribe el guion que hace que la terminal complete órdenes, opciones, valores y ficheros.

Ejemplos
  bash        source <(concejo completion bash)
  zsh         concejo completion zsh > ~/.zfunc/_concejo
  fish        concejo completion fish > ~/.config/fish/completions/concejo.fish
  PowerShell  concejo completion powershell | Out-String | Invoke-Expression

Uso
  concejo completion bash|zsh|fish|powershell

  Para que dure, pon la línea de bash en ~/.bashrc y la de PowerShell en $PROFILE; en zsh, añade ~/.zfunc a fpath
  antes de compinit.

  --locale LENGUA        lengua de las descripciones
  -h, --help             esta ayuda
`,
  'help.config': `Dice qué ajustes valen aquí y de dónde viene cada uno.

Ejemplos
  concejo config
  concejo config --format json

Uso
  concejo config [--format table|json]

  Vale la opción; si falta, el entorno (CONCEJO_REALM…); si falta, concejo.json en esta carpeta o en una que la
  contenga; si falta, concejo/concejo.json en la carpeta de ajustes del usuario (~/.config).

  { "base-url": "https://participa.ejemplo.es", "realm": "vilanova", "locale": "es", "format": "csv",
    "rule": "by-votes", "rule-file": "regla.json", "ties": "amount,order", "color": false }
`,
  'command.associations export': 'escribe el censo de asociaciones',
  'command.completion': 'hace que la terminal complete las órdenes',
  'command.config': 'dice qué ajustes valen y de dónde vienen',
  'command.subsidies export': 'escribe convocatorias y concesiones',
  'command.transparency count': 'cuenta los puntos del índice de transparencia',
  'usage.needsSource': 'falta de dónde leer: un fichero, o --base-url y --realm',
  'usage.notAYear': '--year no es un año: «{found}»',
  'usage.nothingToRead': 'no hay nada que leer en la entrada estándar',
  'plan.reads': 'leería {name}',
  'plan.shares': 'repartiría {budget} entre {projects} propuestas',
  'plan.sharesByBallots': 'repartiría {budget} entre {projects} propuestas según {ballots} papeletas',
  'usage.fieldsNeedTable': '--fields no sirve con {format}, que no es una tabla',
  'plan.writes': 'escribiría {name}',
  'transparency.sum': '{met} de {total} puntos cumplidos · {share}',
  'transparency.missing': 'No disponible',
  'transparency.unpublished': 'Artículos aún sin publicar',
  'warning.strangePoint': '«{title}» nombra el punto «{found}», que no está en el índice',
  'report.Asociación': 'Asociación',
  'report.Subtipos': 'Subtipos',
  'report.Domicilio': 'Domicilio',
  'report.Teléfono': 'Teléfono',
  'report.Email': 'Email',
  'report.Código': 'Código',
  'report.MRR': 'MRR',
  'report.Departamento': 'Departamento',
  'report.Organo': 'Organo',
  'report.Fecha': 'Fecha',
  'report.Convocatoria': 'Convocatoria',
  'report.URL': 'URL',
  'report.Importe': 'Importe',
  'report.Cuenta': 'Cuenta',
  'report.Instrumento': 'Instrumento',
  'report.Año': 'Año',
  'report.Fecha de concesión': 'Fecha de concesión',
  'report.URL de las BBRR': 'URL de las BBRR',
  'report.Aplicación': 'Aplicación',
  'report.Administración': 'Administración',
  'report.Enlace Concesión': 'Enlace Concesión',
  'report.Aplicación presupuestaria': 'Aplicación presupuestaria',
  'report.Beneficiario': 'Beneficiario',
  'report.Detalles': 'Detalles',
  'report.asociaciones': 'Asociaciones',
  'report.convocatorias': 'Convocatorias',
  'report.concesiones': 'Concesiones',
  'report.Sí': 'Sí',
  'report.yes': 'sí',
  'report.no': 'no',
  'report.section': 'Sección',
  'report.group': 'Grupo',
  'report.point': 'Punto',
  'report.pointTitle': 'Título',
  'report.met': 'Cumplido',
  'report.articles': 'Artículos',
  'report.unpublished': 'Sin publicar',
  'report.sections': 'Secciones',
  'report.groups': 'Grupos',
  'report.pointsMet': 'Puntos cumplidos',
  'report.pointsInAll': 'Puntos en total',
  'report.percentage': 'Porcentaje',
  'report.edition': 'Edición del índice',
  'report.rows': 'Filas',
  'report.source': 'Procede de',
  'report.fingerprint': 'SHA-256 del fichero',
  'report.writtenBy': 'Escrito por',
  'progress.working': 'trabajando, {seconds} s',
  'config.environment': 'entorno: {name}',
  'config.project': 'proyecto: {name}',
  'config.user': 'usuario: {name}',
  'config.usual': 'por defecto',
  'settings.unknownKey': '{place}: no se conoce «{found}»; puede ser {available}',
  'settings.wrongValue': '{place}: «{key}» no puede ser «{found}»; se espera {available}',
  'settings.notAnObject': '{place}: se espera un objeto JSON, como { "realm": "vilanova" }',
  'settings.repeatedKey': '{place}: «{found}» está dos veces',
  'settings.expected.text': 'un texto',
  'settings.expected.boolean': 'true o false',
} as const;

export type TableTexts = Readonly<Record<keyof typeof esTables, string>>;
