import type { esRequests } from './es.ts';

/** What the commands say with which staff let everybody see requests. */
export const vaRequests = {
  'help.requestsList': `Escriu les sol·licituds del municipi: les que esperen que algú les aprove, o les altres.

Exemples
  concejo requests list --base-url https://participa.exemple.es --realm vilanova
  concejo requests list --base-url https://participa.exemple.es --realm vilanova --approval all --out sollicituds.csv

Ús
  concejo requests list --base-url URL --realm MUNICIPI [opcions]

  --base-url URL         adreça del portal
  --realm MUNICIPI       municipi
  --approval LISTA       waiting: les que ningú no veu fins que s’aproven (si falta);
                         approved: les aprovades; withdrawn: les retirades; all: totes

  La credencial que va donar qui administra el portal va en la variable CONCEJO_STAFF_TOKEN,
  o en el fitxer que diu CONCEJO_STAFF_TOKEN_FILE; mai en una opció.
  No s’escriu qui va enviar cadascuna, sinó el que se’n veuria.

Eixida
  --format FORMAT        table, json, csv, tsv, xlsx, xls, ods o pdf; si falta, segons --out
  --out FITXER           escriu en un fitxer, sencer o res
  --fields COLUMNES      només estes columnes, en este orde:
                         request,mailbox,subject,place,status,decision,sentAt
  --bom                  marca d’orde de bytes en csv i tsv
  --dry-run              diu què demanaria i escriuria, sense fer-ho
  --no-input             no espera res de l’entrada estàndard
  --locale LLENGUA       es, va, ca, en o eu
  --quiet                sense avisos
  --no-color             sense colors (o NO_COLOR)
  -h, --help             esta ajuda
`,
  'help.requestsApprove': `Aprova sol·licituds: des d’aleshores qualsevol pot vore el seu títol i el seu lloc.

Exemples
  concejo requests approve 2026-000017 --base-url https://participa.exemple.es --realm vilanova

Ús
  concejo requests approve NÚMERO… --base-url URL --realm MUNICIPI

  Llig-les abans: el títol sol ser el primer que va escriure la persona, i pot anomenar algú.
  Es veuen on la seua bústia mostra sol·licituds: els avisos pròxims i Open311.

  --base-url URL         adreça del portal
  --realm MUNICIPI       municipi

  La credencial que va donar qui administra el portal va en la variable CONCEJO_STAFF_TOKEN,
  o en el fitxer que diu CONCEJO_STAFF_TOKEN_FILE; mai en una opció.

  --no-input             no espera res de l’entrada estàndard
  --locale LLENGUA       es, va, ca, en o eu
  -h, --help             esta ajuda
`,
  'help.requestsWithdraw': `Retira sol·licituds: ningú no torna a vore el seu títol ni el seu lloc, tampoc entre les propostes.

Exemples
  concejo requests withdraw 2026-000017 --base-url https://participa.exemple.es --realm vilanova

Ús
  concejo requests withdraw NÚMERO… --base-url URL --realm MUNICIPI

  Qui la va enviar la continua llegint amb la seua referència, i l’ajuntament la continua tramitant.
  «concejo requests approve» ho desfà.

  --base-url URL         adreça del portal
  --realm MUNICIPI       municipi

  La credencial que va donar qui administra el portal va en la variable CONCEJO_STAFF_TOKEN,
  o en el fitxer que diu CONCEJO_STAFF_TOKEN_FILE; mai en una opció.

  --no-input             no espera res de l’entrada estàndard
  --locale LLENGUA       es, va, ca, en o eu
  -h, --help             esta ajuda
`,
  'command.requests approve': 'deixa que qualsevol veja sol·licituds',
  'command.requests list': 'mostra les sol·licituds que esperen que algú les aprove',
  'command.requests withdraw': 'retira sol·licituds de la vista de tots',
  'requests.none': 'No hi ha sol·licituds per mirar.',
  'requests.needsIds': 'digues quines sol·licituds, pel seu número; «concejo requests list» els mostra',
  'requests.unknown': '{request}: no hi ha eixa sol·licitud en {realm}',
  'requests.approved': '{request}: aprovada',
  'requests.withdrawn': '{request}: retirada',
  'report.request': 'Sol·licitud',
  'report.mailbox': 'Bústia',
  'report.subject': 'Títol',
  'report.place': 'Lloc',
  'report.status': 'Estat',
  'report.decision': 'Decisió',
  'report.sentAt': 'Enviada',
  'report.undecided': 'sense decidir',
  'report.approved': 'aprovada',
  'report.withdrawn': 'retirada',
} satisfies Record<keyof typeof esRequests, string>;
