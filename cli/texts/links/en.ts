import type { esLinks } from './es.ts';

/** What `concejo transparency links` says. */
export const enLinks = {
  'help.transparencyLinks': `Checks whether the addresses of the articles of the transparency index answer.

Examples
  concejo transparency links --base-url https://participa.example --realm vilanova --out enlaces.json

Usage
  concejo transparency links --base-url URL --realm TOWN [options]

  --base-url URL         address of the portal
  --realm TOWN           town

  Each address is asked for once, without reading the answer; it has ten seconds.
  The result is the town's collection “enlaces”: keep it in
  collections/enlaces.json and load the folder with “concejo town load”. The portal
  then says beside each article which address did not answer, and on what day.

Output
  --out FILE             writes to a file, whole or not at all
  --dry-run              says what it would ask for, without doing it
  --no-input             waits for nothing on standard input
  --locale LANGUAGE      es, va, ca, en or eu
  --quiet                without the list of those that do not answer
  --no-color             no colours (or NO_COLOR)
  -h, --help             this help
`,
  'transparency.links': '{silent} of {all} addresses do not answer.',
  'command.transparency links': 'checks the links of the index',
} satisfies Record<keyof typeof esLinks, string>;
