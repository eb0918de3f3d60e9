/** What the commands say with which staff let everybody see requests. */
export const esRequests = {
  'help.requestsList': `Escribe las solicitudes del municipio: las que esperan a que alguien las apruebe, o las demás.

Ejemplos
  concejo requests list --base-url https://participa.ejemplo.es --realm vilanova
  concejo requests list --base-url https://participa.ejemplo.es --realm vilanova --approval all --out solicitudes.csv

Uso
  concejo requests list --base-url URL --realm MUNICIPIO [opciones]

  --base-url URL         dirección del portal
  --realm MUNICIPIO      municipio
  --approval LISTA       waiting: las que nadie ve hasta que se aprueben (si falta);
                         approved: las aprobadas; withdrawn: las retiradas; all: todas

  La credencial que dio quien administra el portal va en la variable CONCEJO_STAFF_TOKEN,
  o en el fichero que dice CONCEJO_STAFF_TOKEN_FILE; nunca en una opción.
  No se escribe quién envió cada una, sino lo que se vería de ella.

Salida
  --format FORMATO       table, json, csv, tsv, xlsx, xls, ods o pdf; si falta, según --out
  --out FICHERO          escribe en un fichero, entero o nada
  --fields COLUMNAS      solo estas columnas, en este orden:
                         request,mailbox,subject,place,status,decision,sentAt
  --bom                  marca de orden de bytes en csv y tsv
  --dry-run              dice qué pediría y escribiría, sin hacerlo
  --no-input             no espera nada de la entrada estándar
  --locale LENGUA        es, va, ca, en o eu
  --quiet                sin avisos
  --no-color             sin colores (o NO_COLOR)
  -h, --help             esta ayuda
`,
  'help.requestsApprove': `Aprueba solicitudes: desde entonces cualquiera puede ver su título y su lugar.

Ejemplos
  concejo requests approve 2026-000017 --base-url https://participa.ejemplo.es --realm vilanova

Uso
  concejo requests approve NÚMERO… --base-url URL --realm MUNICIPIO

  Léelas antes: el título suele ser lo primero que escribió la persona, y puede nombrar a alguien.
  Se ven donde su buzón enseña solicitudes: los avisos cercanos y Open311.

  --base-url URL         dirección del portal
  --realm MUNICIPIO      municipio

  La credencial que dio quien administra el portal va en la variable CONCEJO_STAFF_TOKEN,
  o en el fichero que dice CONCEJO_STAFF_TOKEN_FILE; nunca en una opción.

  --no-input             no espera nada de la entrada estándar
  --locale LENGUA        es, va, ca, en o eu
  -h, --help             esta ayuda
`,
  'help.requestsWithdraw': `Retira solicitudes: nadie vuelve a ver su título ni su lugar, tampoco entre las propuestas.

Ejemplos
  concejo requests withdraw 2026-000017 --base-url https://participa.ejemplo.es --realm vilanova

Uso
  concejo requests withdraw NÚMERO… --base-url URL --realm MUNICIPIO

  Quien la envió la sigue leyendo con su referencia, y el ayuntamiento la sigue tramitando.
  «concejo requests approve» lo deshace.

  --base-url URL         dirección del portal
  --realm MUNICIPIO      municipio

  La credencial que dio quien administra el portal va en la variable CONCEJO_STAFF_TOKEN,
  o en el fichero que dice CONCEJO_STAFF_TOKEN_FILE; nunca en una opción.

  --no-input             no espera nada de la entrada estándar
  --locale LENGUA        es, va, ca, en o eu
  -h, --help             esta ayuda
`,
  'command.requests approve': 'deja que cualquiera vea solicitudes',
  'command.requests list': 'muestra las solicitudes que esperan a que alguien las apruebe',
  'command.requests withdraw': 'retira solicitudes de la vista de todos',
  'requests.none': 'No hay solicitudes que mirar.',
  'requests.needsIds': 'di qué solicitudes, por su número; «concejo requests list» los muestra',
  'requests.unknown': '{request}: no hay tal solicitud en {realm}',
  'requests.approved': '{request}: aprobada',
  'requests.withdrawn': '{request}: retirada',
  'report.request': 'Solicitud',
  'report.mailbox': 'Buzón',
  'report.subject': 'Título',
  'report.place': 'Lugar',
  'report.status': 'Estado',
  'report.decision': 'Decisión',
  'report.sentAt': 'Enviada',
  'report.undecided': 'sin decidir',
  'report.approved': 'aprobada',
  'report.withdrawn': 'retirada',
};
