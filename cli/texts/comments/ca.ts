import type { esComments } from './es.ts';

/** What the commands say with which staff moderate comments. */
export const caComments = {
  'help.commentsList': `Escriu els comentaris de les propostes: els que esperen, els assenyalats o tots.

Exemples
  concejo comments list --base-url https://participa.exemple.cat --realm vilanova
  concejo comments list --base-url https://participa.exemple.cat --realm vilanova --state all --out comentaris.csv

Ús
  concejo comments list --base-url URL --realm MUNICIPI [opcions]

  --base-url URL         adreça del portal
  --realm MUNICIPI       municipi
  --state LISTA          pending: els que esperen que algú els llegeixi (si falta);
                         reported: els publicats que algú ha assenyalat;
                         all: tots, també els retirats i els esborrats

  La credencial que va donar qui administra el portal va a la variable CONCEJO_STAFF_TOKEN,
  o al fitxer que diu CONCEJO_STAFF_TOKEN_FILE; mai en una opció.
  De qui escriu no se’n sap més que el nom que va triar.

Sortida
  --format FORMAT        table, json, csv, tsv, xlsx, xls, ods o pdf; si falta, segons --out
  --out FITXER           escriu en un fitxer, sencer o res
  --fields COLUMNES      només aquestes columnes, en aquest ordre:
                         comment,proposal,state,reason,author,text,writtenAt,reports,supports,replyTo
  --bom                  marca d’ordre de bytes en csv i tsv
  --dry-run              diu què demanaria i escriuria, sense fer-ho
  --no-input             no espera res de l’entrada estàndard
  --locale LLENGUA       es, va, ca, en o eu
  --quiet                sense avisos
  --no-color             sense colors (o NO_COLOR)
  -h, --help             aquesta ajuda
`,
  'help.commentsPublish': `Publica comentaris: els que esperen, els assenyalats o els retirats.

Exemples
  concejo comments publish K7QM-2XRA-VD5H-N3TE --base-url https://participa.exemple.cat --realm vilanova

Ús
  concejo comments publish COMENTARI… --base-url URL --realm MUNICIPI

  Publicar-ne un d’assenyalat dona per resolts els seus avisos.

  --base-url URL         adreça del portal
  --realm MUNICIPI       municipi

  La credencial que va donar qui administra el portal va a la variable CONCEJO_STAFF_TOKEN,
  o al fitxer que diu CONCEJO_STAFF_TOKEN_FILE; mai en una opció.

  --no-input             no espera res de l’entrada estàndard
  --locale LLENGUA       es, va, ca, en o eu
  -h, --help             aquesta ajuda
`,
  'help.commentsHide': `Retira comentaris. Al seu lloc es llegeix el motiu, i el seu autor rep un correu.

Exemples
  concejo comments hide K7QM-2XRA-VD5H-N3TE --reason insults --base-url https://participa.exemple.cat --realm vilanova

Ús
  concejo comments hide COMENTARI… --reason MOTIU --base-url URL --realm MUNICIPI

  --reason MOTIU         insults: insults o faltes de respecte; advertising: publicitat;
                         personalData: dades d’altres persones; offTopic: no tracta de
                         la proposta; unlawful: contrari a la llei
  --base-url URL         adreça del portal
  --realm MUNICIPI       municipi

  Queda anotat qui ho va fer i quan; «concejo comments publish» ho desfà.
  La credencial que va donar qui administra el portal va a la variable CONCEJO_STAFF_TOKEN,
  o al fitxer que diu CONCEJO_STAFF_TOKEN_FILE; mai en una opció.

  --no-input             no espera res de l’entrada estàndard
  --locale LLENGUA       es, va, ca, en o eu
  -h, --help             aquesta ajuda
`,
  'command.comments hide': 'retira comentaris',
  'command.comments list': 'mostra els comentaris que esperen, els assenyalats o tots',
  'command.comments publish': 'publica comentaris',
  'comments.none': 'No hi ha comentaris per mirar.',
  'comments.needsToken':
    'falta la credencial: posa-la a CONCEJO_STAFF_TOKEN o al fitxer de CONCEJO_STAFF_TOKEN_FILE',
  'comments.needsIds': 'digues quins comentaris, pel seu identificador; «concejo comments list» els mostra',
  'comments.unknown': '{comment}: no hi ha cap comentari així a {realm}, o el seu autor el va esborrar',
  'comments.published': '{comment}: publicat',
  'comments.hidden': '{comment}: retirat ({reason})',
  'comments.unsent': '{comment}: retirat, però el correu al seu autor no ha sortit',
  'report.comment': 'Comentari',
  'report.author': 'Nom',
  'report.text': 'Text',
  'report.writtenAt': 'Escrit',
  'report.reports': 'Avisos',
  'report.supports': 'Suports',
  'report.replyTo': 'Respon a',
  'report.proposal': 'Proposta',
  'report.state': 'Estat',
  'report.reason': 'Motiu',
  'report.pending': 'espera',
  'report.published': 'publicat',
  'report.hidden': 'retirat',
  'report.deleted': 'esborrat',
  'report.insults': 'insults',
  'report.advertising': 'publicitat',
  'report.personalData': 'dades d’altres persones',
  'report.offTopic': 'no tracta de la proposta',
  'report.unlawful': 'contrari a la llei',
} satisfies Record<keyof typeof esComments, string>;
