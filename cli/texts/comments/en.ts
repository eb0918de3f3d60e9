import type { esComments } from './es.ts';

/** What the commands say with which staff moderate comments. */
export const enComments = {
  'help.commentsList': `Writes the comments on proposals: those that wait, the reported ones, or all.

Examples
  concejo comments list --base-url https://participa.example --realm vilanova
  concejo comments list --base-url https://participa.example --realm vilanova --state all --out comments.csv

Usage
  concejo comments list --base-url URL --realm TOWN [options]

  --base-url URL         address of the portal
  --realm TOWN           town
  --state LIST           pending: those that wait for somebody to read them (the default);
                         reported: published ones that were reported;
                         all: every one, hidden and deleted ones too

  The token that whoever runs the portal gave you goes into the variable CONCEJO_STAFF_TOKEN,
  or into the file that CONCEJO_STAFF_TOKEN_FILE names; never into an option.
  Nothing is known of who wrote but the name that they chose.

Output
  --format FORMAT        table, json, csv, tsv, xlsx, xls, ods or pdf; if missing, by --out
  --out FILE             writes to a file, whole or not at all
  --fields COLUMNS       only these columns, in this order:
                         comment,proposal,state,reason,author,text,writtenAt,reports,supports,replyTo
  --bom                  byte order mark in csv and tsv
  --dry-run              says what it would ask for and write, without doing it
  --no-input             waits for nothing on standard input
  --locale LANGUAGE      es, va, ca, en or eu
  --quiet                no warnings
  --no-color             no colours (or NO_COLOR)
  -h, --help             this help
`,
  'help.commentsPublish': `Publishes comments: those that wait, reported ones, hidden ones.

Examples
  concejo comments publish K7QM-2XRA-VD5H-N3TE --base-url https://participa.example --realm vilanova

Usage
  concejo comments publish COMMENT… --base-url URL --realm TOWN

  To publish one that was reported settles its reports.

  --base-url URL         address of the portal
  --realm TOWN           town

  The token that whoever runs the portal gave you goes into the variable CONCEJO_STAFF_TOKEN,
  or into the file that CONCEJO_STAFF_TOKEN_FILE names; never into an option.

  --no-input             waits for nothing on standard input
  --locale LANGUAGE      es, va, ca, en or eu
  -h, --help             this help
`,
  'help.commentsHide': `Hides comments. The reason is read in their place, and the author gets a mail.

Examples
  concejo comments hide K7QM-2XRA-VD5H-N3TE --reason insults --base-url https://participa.example --realm vilanova

Usage
  concejo comments hide COMMENT… --reason REASON --base-url URL --realm TOWN

  --reason REASON        insults: insults or lack of respect; advertising;
                         personalData: data of other people; offTopic: not about the
                         proposal; unlawful: against the law
  --base-url URL         address of the portal
  --realm TOWN           town

  Who did it and when is kept; “concejo comments publish” undoes it.
  The token that whoever runs the portal gave you goes into the variable CONCEJO_STAFF_TOKEN,
  or into the file that CONCEJO_STAFF_TOKEN_FILE names; never into an option.

  --no-input             waits for nothing on standard input
  --locale LANGUAGE      es, va, ca, en or eu
  -h, --help             this help
`,
  'command.comments hide': 'hides comments',
  'command.comments list': 'shows comments that wait, reported ones, or all',
  'command.comments publish': 'publishes comments',
  'comments.none': 'There are no comments to look at.',
  'comments.needsToken':
    'the token is missing: put it into CONCEJO_STAFF_TOKEN or into the file of CONCEJO_STAFF_TOKEN_FILE',
  'comments.needsIds': 'say which comments, by their identifiers; “concejo comments list” shows them',
  'comments.unknown': '{comment}: there is no such comment in {realm}, or its author deleted it',
  'comments.published': '{comment}: published',
  'comments.hidden': '{comment}: hidden ({reason})',
  'comments.unsent': '{comment}: hidden, but the mail to its author did not go out',
  'report.comment': 'Comment',
  'report.author': 'Name',
  'report.text': 'Text',
  'report.writtenAt': 'Written',
  'report.reports': 'Reports',
  'report.supports': 'Supports',
  'report.replyTo': 'Answers',
  'report.proposal': 'Proposal',
  'report.state': 'State',
  'report.reason': 'Reason',
  'report.pending': 'waits',
  'report.published': 'published',
  'report.hidden': 'hidden',
  'report.deleted': 'deleted',
  'report.insults': 'insults',
  'report.advertising': 'advertising',
  'report.personalData': 'data of other people',
  'report.offTopic': 'not about the proposal',
  'report.unlawful': 'against the law',
} satisfies Record<keyof typeof esComments, string>;
