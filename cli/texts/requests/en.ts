import type { esRequests } from './es.ts';

/** What the commands say with which staff let everybody see requests. */
export const enRequests = {
  'help.requestsList': `Writes the requests of a town: those that wait for somebody to approve them, or the others.

Examples
  concejo requests list --base-url https://participa.example --realm vilanova
  concejo requests list --base-url https://participa.example --realm vilanova --approval all --out requests.csv

Usage
  concejo requests list --base-url URL --realm TOWN [options]

  --base-url URL         address of the portal
  --realm TOWN           town
  --approval LIST        waiting: those that nobody sees before they are approved (the default);
                         approved; withdrawn; all: every one

  The token that whoever runs the portal gave you goes into the variable CONCEJO_STAFF_TOKEN,
  or into the file that CONCEJO_STAFF_TOKEN_FILE names; never into an option.
  Who sent a request is not written, only what would be seen of it.

Output
  --format FORMAT        table, json, csv, tsv, xlsx, xls, ods or pdf; if missing, by --out
  --out FILE             writes to a file, whole or not at all
  --fields COLUMNS       only these columns, in this order:
                         request,mailbox,subject,place,status,decision,sentAt
  --bom                  byte order mark in csv and tsv
  --dry-run              says what it would ask for and write, without doing it
  --no-input             waits for nothing on standard input
  --locale LANGUAGE      es, va, ca, en or eu
  --quiet                no warnings
  --no-color             no colours (or NO_COLOR)
  -h, --help             this help
`,
  'help.requestsApprove': `Approves requests: from then on everybody may see their title and place.

Examples
  concejo requests approve 2026-000017 --base-url https://participa.example --realm vilanova

Usage
  concejo requests approve NUMBER… --base-url URL --realm TOWN

  Read them first: the title is often the first words that a person wrote, and may name somebody.
  They are seen where their mailbox shows requests: the reports nearby and Open311.

  --base-url URL         address of the portal
  --realm TOWN           town

  The token that whoever runs the portal gave you goes into the variable CONCEJO_STAFF_TOKEN,
  or into the file that CONCEJO_STAFF_TOKEN_FILE names; never into an option.

  --no-input             waits for nothing on standard input
  --locale LANGUAGE      es, va, ca, en or eu
  -h, --help             this help
`,
  'help.requestsWithdraw': `Withdraws requests: nobody sees their title or place again, nor among the proposals.

Examples
  concejo requests withdraw 2026-000017 --base-url https://participa.example --realm vilanova

Usage
  concejo requests withdraw NUMBER… --base-url URL --realm TOWN

  Whoever sent one still reads it with its reference, and the council still works on it.
  “concejo requests approve” undoes it.

  --base-url URL         address of the portal
  --realm TOWN           town

  The token that whoever runs the portal gave you goes into the variable CONCEJO_STAFF_TOKEN,
  or into the file that CONCEJO_STAFF_TOKEN_FILE names; never into an option.

  --no-input             waits for nothing on standard input
  --locale LANGUAGE      es, va, ca, en or eu
  -h, --help             this help
`,
  'command.requests approve': 'lets everybody see requests',
  'command.requests list': 'shows the requests that wait for approval',
  'command.requests withdraw': 'takes requests out of everybody’s sight',
  'requests.none': 'There are no requests to look at.',
  'requests.needsIds': 'say which requests, by their numbers; “concejo requests list” shows them',
  'requests.unknown': '{request}: there is no such request in {realm}',
  'requests.approved': '{request}: approved',
  'requests.withdrawn': '{request}: withdrawn',
  'report.request': 'Request',
  'report.mailbox': 'Mailbox',
  'report.subject': 'Title',
  'report.place': 'Place',
  'report.status': 'State',
  'report.decision': 'Decision',
  'report.sentAt': 'Sent',
  'report.undecided': 'undecided',
  'report.approved': 'approved',
  'report.withdrawn': 'withdrawn',
} satisfies Record<keyof typeof esRequests, string>;
