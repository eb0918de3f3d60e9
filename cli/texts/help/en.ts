import type { HelpTexts } from './es.ts';

export const enHelp: HelpTexts = {
  help: `Concejo: votes and participatory budgets that anyone can recount.

Examples
  concejo budget compute votes.pb --rule by-votes
  concejo budget compute votes.csv --rule by-votes --budget 200.000 --out allocation.xlsx
  concejo budget compute --help

Commands
{commands}

Options
  -h, --help          this help, or that of a command
  -V, --version       the version
      --locale LANG   es, va, ca, en or eu

Exit codes: 0 done, 1 failed, 2 wrong usage, 3 invalid input, 4 network, 5 not authorised, 130 interrupted.
`,
  'help.compute': `Shares out a budget by the votes and explains how.

Examples
  concejo budget compute votes.pb --rule by-votes
  concejo budget compute votes.pb.gz --rule threshold --threshold-base ballots --format json
  concejo budget compute proposals.csv --rule by-votes --budget 200.000 --out allocation.xlsx
  concejo budget compute https://participa.example.org/api/vilanova/surveys/pp27
  concejo budget compute votes.pb --rule equal-shares --add1-stop overspend
  concejo budget compute votes.pb --rule equal-shares --out report.pdf
  cat votes.pb | concejo budget compute - --rule by-votes --on-misfit stop

Usage
  concejo budget compute FILE|-|URL --rule RULE [options]

  FILE is Pabulib (.pb, .pb.gz), the published list of ballots (JSON Lines), or CSV with the header
  id;title;amount;votes and, if wanted, category;district. “-” reads standard input. URL is the address of a
  closed survey.

Rule
  --rule RULE            by-votes: most votes first
                         threshold: the same, without those under a threshold
                         equal-shares: every ballot has the same money and pays for what it supports
                         phragmen: sequential Phragmén; first what burdens its supporters least
                         max-votes: the set with most votes together
                         (when missing, the survey's own)
  --rule-file FILE       the rule in JSON, as a survey has it, with its optional parts: minVotes, sums,
                         incompatible, vetoed, withdrawn, overrides
  --budget AMOUNT        budget: 200.000 or 200000.00
  --on-misfit skip|stop  when one does not fit: skip it or stop there
  --order votes|votes-per-amount
                         of by-votes and threshold: by votes, or by votes for each euro
  --count ballots|points|borda
                         of by-votes and threshold: what counts is ballots, their points or their Borda points
  --threshold 5%         threshold of the rule of that name
  --threshold-base votes|ballots
                         the threshold is a share of all votes or of the ballots
  --satisfaction cost|cardinality|points|borda
                         of equal-shares and max-votes: what a voter gains from a proposal
  --completion none|greedy|add1|add1+greedy
                         of equal-shares: what is done with what is left
  --increment 1          of add1: by how much the money of every ballot grows
  --add1-stop exhaustive|overspend
                         of add1: until nothing more fits, or until just before overspending
  --min-votes N          without those that have fewer votes
  --ties LIST            tie-breaks in order: amount (lower first), votes, order (as in the file), id
                         (by default, amount,order)
  --ballots N            number of ballots, when the file does not say

Output
  --format FORMAT        table, json, csv, tsv, xlsx, xls, ods, pdf, html or pb; when missing, by --out
                         (html: a page with the result and its reasons, to publish or print;
                         pb: the election with its ballots and what is funded, for other programs)
  --out FILE             write to a file, whole or not at all
  --fields COLUMNS       only these columns, in this order: id,title,amount…
  --bom                  byte order mark in csv and tsv
  --dry-run              read and check everything, compute and write nothing
  --explain              why each proposal was funded or not, and how many votes it lacked (html always
                         tells it, pb never)
  --locale LANG          es, va, ca, en or eu
  --quiet                no warnings
  --no-color             no colours (or NO_COLOR)
  -h, --help             this help
`,
  'help.backup': `Writes a copy of the database and the files, and checks it. The server may go on running.

Examples
  concejo backup --out /backups/
  concejo backup --out concejo.tar

Usage
  concejo backup --out FILE|FOLDER [options]

  --out PATH             a file, or a folder where it is named by its date
  --locale LANG          es, va, ca, en or eu
  -h, --help             this help

  The copy is a .tar with the database (without the order in which votes came), the files of the towns, what
  people have uploaded, and a manifest with counts and SHA-256. The keys (CONCEJO_SECRETS_FILE) are never in it: keep
  them in another place. With DATABASE_URL it takes pg_dump and psql (CONCEJO_POSTGRES_PROGRAMS: their folder).
`,
  'help.restore': `Checks a copy and brings its data back to CONCEJO_DATA. The server must be stopped.

Example
  concejo restore /backups/concejo-2026-11-20T23-00-00Z.tar

Usage
  concejo restore FILE [options]

  --force                set aside what is there, even if it has votes
  --locale LANG          es, va, ca, en or eu
  -h, --help             this help

  The keys that the copy was made with must be at CONCEJO_SECRETS_FILE. Nothing is deleted: what was there is set
  aside in a folder. With DATABASE_URL, the database and CONCEJO_DATA must be empty.
`,
  'help.serve': `Serves the web pages and the API of all loaded towns, until Ctrl-C.

Usage
  concejo serve

Environment variables
  PORT 4310 · HOST 127.0.0.1 · CONCEJO_DATA .data (folder of the data)
  CONCEJO_SAMPLE=none (no sample towns) · CONCEJO_SECRETS_FILE (file of keys)
  DATABASE_URL (a PostgreSQL instead of the built-in database)
  CONCEJO_LOG silent|error|info · CONCEJO_METRICS_TOKEN or CONCEJO_METRICS_TOKEN_FILE (to read /metrics from elsewhere)
  CONCEJO_APPEALS_DAYS 365 (days after the close when the key of a survey is erased)
  CONCEJO_REQUEST_MONTHS 12 (months after its last change when a finished request is erased)
  CONCEJO_TOWN_TRIES 3000 (wrong tries of a whole town in ten minutes, after which it waits)
  CONCEJO_PROXY 10.0.0.5 (a proxy on another machine)
  CONCEJO_IDENTITY_URL (service that checks the identity of voters; without it, the census)
  CONCEJO_SERVICES_FILE (mail, addresses, banks, subsidies and staff, as JSON)
`,
  'help.townLoad': `Loads a town from a folder, or loads it again.

Example
  concejo town load fixtures/towns/vilanova

Usage
  concejo town load FOLDER

  The folder has town.json, collections/, surveys/, census.csv, ballots/ and files/ (fixtures/towns/README.md).
  The data go to CONCEJO_DATA and, where it is set, to DATABASE_URL.
  A survey that has ballots cannot change its question or its rule.
`,
  'help.contractsRun': `Checks whether a council’s API keeps the contract. Without --allow-writes it only reads.

Examples
  concejo contracts run --base-url https://participa.example.org --realm vilanova
  concejo contracts run --base-url http://127.0.0.1:4310 --realm vilanova --only pap-03,pap-04
  concejo contracts run --base-url https://participa.example.org --realm vilanova --out contracts.xml
  concejo contracts run --base-url https://test.example.org --realm test --allow-writes --test-realm test
  concejo contracts run --list

Usage
  concejo contracts run --base-url URL --realm TOWN [options]

Checks
  --only ID,…            these alone
  --list                 list them with their clause, without asking anything
  --dry-run              show what would be asked, without asking it
  --deviations FILE      accepted exceptions: a JSON list of { "id", "reason", "expires" }; “expires” is the last
                         day (2027-06-30), after which the check fails again
  --timeout SECONDS      time for each answer (20 by default)
  --rate N               requests a second, at most (5 by default)

Writing
  --allow-writes         also registers devices, enters, votes and changes votes; those votes stay there
  --test-realm TOWN      confirms that this town is there for tests: nothing is written without it
  --credentials FILE     JSON { "testRealm", "token", "people": [{ "id", "secrets" }] }; with "testRealm" there is no
                         need for --test-realm. The people are on the census and have voted in no other way. Also in
                         CONCEJO_CONTRACTS_CREDENTIALS. Every check can be repeated; wrong tries are slowed down from
                         five in ten minutes on.

Output
  --format FORMAT        table, json, junit, html or tap; when missing, by --out (.txt, .json, .xml, .html, .tap)
  --out FILE             write the report to a file; the table is still shown
  --locale LANG          es, va, ca, en or eu
  --no-color             no colours (or NO_COLOR)
  -h, --help             this help

Credentials
  CONCEJO_CONTRACTS_TOKEN, or the file that CONCEJO_CONTRACTS_TOKEN_FILE names: sent as Authorization: Bearer and
  shown in no report. Neither it nor the people are sent over unencrypted http.

Exit codes: 0 conforms, 1 deviates, 2 misconfigured, 4 unreachable, 130 interrupted.
`,
  'help.tally': `Counts the published ballots of a closed survey.

Examples
  concejo survey tally ballots.jsonl
  concejo survey tally ballots.jsonl --survey survey.json --format json
  concejo survey tally https://participa.example.org/api/vilanova/surveys/piscina --out recount.xlsx

Usage
  concejo survey tally FILE|-|URL [options]

  FILE is the published list (JSON Lines); “-” reads standard input; URL is the address of a closed survey. The
  fingerprint in the first line is checked. Lines that are no ballots are told by their numbers, and then nothing
  is counted.

  --survey FILE          the survey in JSON; needed only when the list does not carry its question

Output
  --format FORMAT        table, json, csv, tsv, xlsx, xls, ods or pdf; when missing, by --out
  --out FILE             write to a file, whole or not at all
  --fields COLUMNS       only these columns, in this order
  --bom                  byte order mark in csv and tsv
  --dry-run              tell what would be read and written, without doing it
  --locale LANG          es, va, ca, en or eu
  --quiet                no warnings
  --no-color             no colours (or NO_COLOR)
  -h, --help             this help
`,
  'help.results': `Gives the results of a survey as the council’s API tells them.

Examples
  concejo survey results --base-url https://participa.example.org --realm vilanova --survey piscina
  concejo survey results --base-url http://127.0.0.1:4310 --realm vilanova --survey piscina --verify

Usage
  concejo survey results --base-url URL --realm TOWN --survey ID [options]

  --base-url URL         address of the portal
  --realm TOWN           town
  --survey ID            survey
  --verify               recount the published list; tell both fingerprints and every difference

Output
  --format FORMAT        table, json, csv, tsv, xlsx, xls, ods or pdf; when missing, by --out
  --out FILE             write to a file, whole or not at all
  --fields COLUMNS       only these columns, in this order
  --bom                  byte order mark in csv and tsv
  --dry-run              tell what would be read and written, without doing it
  --locale LANG          es, va, ca, en or eu
  --quiet                no warnings
  --no-color             no colours (or NO_COLOR)
  -h, --help             this help

Exit codes: 0 done (with --verify, it agrees), 1 it differs, 2 usage, 3 invalid input, 4 network,
5 results not public, 130 interrupted.
`,
};
