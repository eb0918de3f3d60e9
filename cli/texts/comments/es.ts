/** What the commands say with which staff moderate comments. */
export const esComments = {
  'help.commentsList': `Escribe los comentarios de las propuestas: los que esperan, los señalados o todos.

Ejemplos
  concejo comments list --base-url https://participa.ejemplo.es --realm vilanova
  concejo comments list --base-url https://participa.ejemplo.es --realm vilanova --state all --out comentarios.csv

Uso
  concejo comments list --base-url URL --realm MUNICIPIO [opciones]

  --base-url URL         dirección del portal
  --realm MUNICIPIO      municipio
  --state LISTA          pending: los que esperan a que alguien los lea (si falta);
                         reported: los publicados que alguien ha señalado;
                         all: todos, también los retirados y los borrados

  La credencial que dio quien administra el portal va en la variable CONCEJO_STAFF_TOKEN,
  o en el fichero que dice CONCEJO_STAFF_TOKEN_FILE; nunca en una opción.
  De quien escribe no se sabe más que el nombre que eligió.

Salida
  --format FORMATO       table, json, csv, tsv, xlsx, xls, ods o pdf; si falta, según --out
  --out FICHERO          escribe en un fichero, entero o nada
  --fields COLUMNAS      solo estas columnas, en este orden:
                         comment,proposal,state,reason,author,text,writtenAt,reports,supports,replyTo
  --bom                  marca de orden de bytes en csv y tsv
  --dry-run              dice qué pediría y escribiría, sin hacerlo
  --no-input             no espera nada de la entrada estándar
  --locale LENGUA        es, va, ca, en o eu
  --quiet                sin avisos
  --no-color             sin colores (o NO_COLOR)
  -h, --help             esta ayuda
`,
  'help.commentsPublish': `Publica comentarios: los que esperan, los señalados o los retirados.

Ejemplos
  concejo comments publish K7QM-2XRA-VD5H-N3TE --base-url https://participa.ejemplo.es --realm vilanova

Uso
  concejo comments publish COMENTARIO… --base-url URL --realm MUNICIPIO

  Publicar uno señalado da por resueltos sus avisos.

  --base-url URL         dirección del portal
  --realm MUNICIPIO      municipio

  La credencial que dio quien administra el portal va en la variable CONCEJO_STAFF_TOKEN,
  o en el fichero que dice CONCEJO_STAFF_TOKEN_FILE; nunca en una opción.

  --no-input             no espera nada de la entrada estándar
  --locale LENGUA        es, va, ca, en o eu
  -h, --help             esta ayuda
`,
  'help.commentsHide': `Retira comentarios. En su lugar se lee el motivo, y su autor recibe un correo.

Ejemplos
  concejo comments hide K7QM-2XRA-VD5H-N3TE --reason insults --base-url https://participa.ejemplo.es --realm vilanova

Uso
  concejo comments hide COMENTARIO… --reason MOTIVO --base-url URL --realm MUNICIPIO

  --reason MOTIVO        insults: insultos o faltas de respeto; advertising: publicidad;
                         personalData: datos de otras personas; offTopic: no trata de
                         la propuesta; unlawful: contrario a la ley
  --base-url URL         dirección del portal
  --realm MUNICIPIO      municipio

  Queda anotado quién lo hizo y cuándo; «concejo comments publish» lo deshace.
  La credencial que dio quien administra el portal va en la variable CONCEJO_STAFF_TOKEN,
  o en el fichero que dice CONCEJO_STAFF_TOKEN_FILE; nunca en una opción.

  --no-input             no espera nada de la entrada estándar
  --locale LENGUA        es, va, ca, en o eu
  -h, --help             esta ayuda
`,
  'command.comments hide': 'retira comentarios',
  'command.comments list': 'muestra los comentarios que esperan, los señalados o todos',
  'command.comments publish': 'publica comentarios',
  'comments.none': 'No hay comentarios que mirar.',
  'comments.needsToken':
    'falta la credencial: ponla en CONCEJO_STAFF_TOKEN o en el fichero de CONCEJO_STAFF_TOKEN_FILE',
  'comments.needsIds': 'di qué comentarios, por su identificador; «concejo comments list» los muestra',
  'comments.unknown': '{comment}: no hay tal comentario en {realm}, o su autor lo borró',
  'comments.published': '{comment}: publicado',
  'comments.hidden': '{comment}: retirado ({reason})',
  'comments.unsent': '{comment}: retirado, pero el correo a su autor no ha salido',
  'report.comment': 'Comentario',
  'report.author': 'Nombre',
  'report.text': 'Texto',
  'report.writtenAt': 'Escrito',
  'report.reports': 'Avisos',
  'report.supports': 'Apoyos',
  'report.replyTo': 'Responde a',
  'report.proposal': 'Propuesta',
  'report.state': 'Estado',
  'report.reason': 'Motivo',
  'report.pending': 'espera',
  'report.published': 'publicado',
  'report.hidden': 'retirado',
  'report.deleted': 'borrado',
  'report.insults': 'insultos',
  'report.advertising': 'publicidad',
  'report.personalData': 'datos de otras personas',
  'report.offTopic': 'no trata de la propuesta',
  'report.unlawful': 'contrario a la ley',
};
