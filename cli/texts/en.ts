import type { Texts } from './es.ts';

export const en: Texts = {
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
  cat votes.pb | concejo budget compute - --rule by-votes --on-misfit stop

Usage
  concejo budget compute FILE|-|URL --rule by-votes|threshold [options]

  FILE is Pabulib (.pb, .pb.gz), the published list of ballots (JSON Lines), or CSV with the header
  id;title;amount;votes and, if wanted, category;district. “-” reads standard input. URL is the address of a
  closed survey.

Rule
  --rule RULE            by-votes: most votes first
                         threshold: the same, without those under a threshold
                         (when missing, the survey's own)
  --budget AMOUNT        budget: 200.000 or 200000.00
  --on-misfit skip|stop  when one does not fit: skip it or stop there
  --threshold 5%         threshold of the rule of that name
  --threshold-base votes|ballots
                         the threshold is a share of all votes or of the ballots
  --ties LIST            tie-breaks in order: amount (lower first), votes, order (as in the file), id
                         (by default, amount,order)
  --ballots N            number of ballots, when the file does not say

Output
  --format FORMAT        table, json, csv, tsv or xlsx; when missing, by --out
  --out FILE             write to a file, whole or not at all
  --bom                  byte order mark in csv and tsv
  --explain              tell every step (in table and json)
  --locale LANG          es, va, ca, en or eu
  --quiet                no warnings
  --no-color             no colours (or NO_COLOR)
  -h, --help             this help
`,
  'command.budget compute': 'shares out a budget by the votes',
  'help.serve': `Serves the web pages and the API of all loaded towns, until Ctrl-C.

Usage
  concejo serve

Environment variables
  PORT 4310 · HOST 127.0.0.1 · CONCEJO_DATA .data (folder of the data)
  CONCEJO_SAMPLE=none (no sample towns) · CONCEJO_SECRETS_FILE (file of keys)
`,
  'help.townLoad': `Loads a town from a folder, or loads it again.

Example
  concejo town load fixtures/towns/vilanova

Usage
  concejo town load FOLDER

  The folder has town.json, collections/, surveys/, census.csv, ballots/ and files/ (fixtures/towns/README.md).
  The data go to CONCEJO_DATA. A survey that has ballots cannot change its question or its rule.
`,
  'help.contractsRun': `Checks whether a council’s API keeps the contract. It only reads.

Examples
  concejo contracts run --base-url https://participa.example.org --realm vilanova
  concejo contracts run --base-url http://127.0.0.1:4310 --realm vilanova --only pap-03,pap-04
  concejo contracts run --base-url https://participa.example.org --realm vilanova --out contracts.xml
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

Output
  --format FORMAT        table, json, junit or tap; when missing, by --out (.txt, .json, .xml, .tap)
  --out FILE             write the report to a file; the table is still shown
  --locale LANG          es, va, ca, en or eu
  --no-color             no colours (or NO_COLOR)
  -h, --help             this help

Credentials
  CONCEJO_CONTRACTS_TOKEN, or the file that CONCEJO_CONTRACTS_TOKEN_FILE names: sent as Authorization: Bearer and
  shown in no report. None of the present checks needs it.

Exit codes: 0 conforms, 1 deviates, 2 misconfigured, 3 unreachable, 130 interrupted.
`,
  'command.contracts run': 'checks whether a council’s API keeps the contract',
  'command.serve': 'serves the web pages and the council API',
  'command.town load': 'loads a town from a folder',
  'label.warning': 'warning:',
  'label.error': 'error:',
  'label.found': 'found',
  'label.expected': 'expected',
  'label.hint': 'hint',
  'label.nothing': 'nothing',
  'faults.one': '1 error. Nothing was computed.',
  'faults.other': '{count} errors. Nothing was computed.',
  'faults.more': 'and {count} more errors, not shown',
  'warnings.more': '{count} more warnings like the last',

  'table.proposal': 'Proposal',
  'table.votes': 'Votes',
  'table.amount': 'Amount',
  'table.result': 'Result',
  'table.votesShort': 'v',
  'table.left': 'left',
  'table.missing': 'short',
  'table.spent': 'spent',
  'table.cut': 'up to here all fit in order; {amount} left',
  'table.cutFirst': 'up to here all fit in order',
  'table.fundedOf': '{funded} of {all} funded',
  'outcome.funded': 'funded',
  'outcome.overBudget': 'does not fit',
  'outcome.belowThreshold': 'under threshold',
  'outcome.afterStop': 'after the stop',

  'origin.rule': 'rule',
  'origin.ties': 'ties',
  'origin.threshold': 'threshold',
  'origin.skip': 'what does not fit is skipped',
  'origin.stop': 'stops at the first that does not fit',
  'origin.share.votes': 'without those under {share} of the votes',
  'origin.share.ballots': 'without those under {share} of the ballots',
  'origin.eligible': 'of the votes, leaves {votes} of {all}; of the ballots, {ballots}',
  'origin.eligibleUnknown': 'of the votes, leaves {votes} of {all}; number of ballots not known',
  'tie.amount': 'lower amount',
  'tie.votes': 'more votes',
  'tie.order': 'order in the file',
  'tie.id': 'identifier',

  'explain.funded': '{step}. “{title}”, {votes} votes: costs {amount}, {available} available; funded.',
  'explain.overBudget':
    '{step}. “{title}”, {votes} votes: costs {amount}, {available} available; does not fit.',
  'explain.belowThreshold': '{step}. “{title}”, {votes} votes: under the threshold.',
  'explain.afterStop': '{step}. “{title}”, {votes} votes: the allocation had already stopped.',

  'warning.tie': 'tie at {votes} votes: {between}; decided by {decidedBy}',
  'decides.amount': 'the lower amount',
  'decides.votes': 'having more votes',
  'decides.order': 'the order in the file',
  'decides.id': 'the identifier',
  'warning.noneEligible': 'no proposal reaches the threshold; nothing is funded',
  'list.and': '{first} and {last}',

  'quirk.byteOrderMark': 'the file begins with a byte order mark; ignored',
  'quirk.windowsLineEnds': 'line ends are those of Windows (CRLF); accepted',
  'quirk.quotedCells': 'there are quoted cells; read without the quotes',
  'quirk.separatorInMeta': 'the value of “{key}” holds “;” without quotes; taken whole',
  'quirk.formerColumn': 'the column has its former name “{former}”; read as “{now}”',
  'quirk.spaces': '“{text}” has spaces around it; removed',
  'quirk.repeatedInVote': 'a ballot names “{project}” twice; it counts once',
  'quirk.repeatedVoter': 'the voter “{voter}” already had a ballot; both count',
  'quirk.declaredVotes': '“{project}” declares {declared} votes, there are {counted}; {counted} are used',
  'quirk.declaredBallots': 'the header declares {declared} ballots, there are {counted}; {counted} are used',
  'quirk.withdrawnProject':
    '“{project}” costs 999.999.999, the mark of a withdrawn proposal; taken as any other amount',
  'quirk.roundedAmount': '{found} has fractions of a cent; rounded',

  'found.columnCount': '{counted} columns',
  'found.pointsCount': '{points} scores for {projects} proposals',
  'found.projectCount': 'num_projects says {declared}',
  'found.repeatedProject': '“{found}”, already on line {before}',
  'found.headMismatch': 'ballots with the fingerprint {counted}',
  'found.cutShort': 'a compressed file that breaks off here',
  'found.damagedArchive': 'a damaged compressed file',
  'found.notUtf8': 'the byte {found}',
  'found.emptyInput': 'an empty file',

  'expected.emptyInput': 'an election: .pb, published ballots or CSV',
  'expected.notUtf8': 'text in UTF-8',
  'expected.cutShort': 'the whole file',
  'expected.damagedArchive': 'a gzip file',
  'expected.missingSection': 'the section {section}',
  'expected.repeatedSection': 'one section {section} only',
  'expected.textOutsideSections': 'a section: META, PROJECTS or VOTES',
  'expected.missingColumn': 'the column “{column}”',
  'expected.missingBudget': 'the key “budget”',
  'expected.columnCount': '{expected} columns, as in the header',
  'expected.openQuote': 'a closing quote',
  'expected.unknownProject': 'a proposal of the list',
  'expected.repeatedProject': 'every proposal once only',
  'expected.missingId': 'the identifier of the proposal',
  'expected.notAnAmount': 'an amount: {german} or {plain}',
  'expected.notAnAmount.plain': 'an amount, in figures with a decimal point: {plain}',
  'expected.negativeAmount': 'an amount of zero or more',
  'expected.notACount': 'a whole number',
  'expected.notPoints': 'points, in figures',
  'expected.pointsCount': 'one score for each proposal',
  'expected.projectCount': '{counted}, as many as PROJECTS has',
  'expected.notABallotList': 'the first line of a published list ({where})',
  'expected.notABallot': 'a ballot: { "id": …, "answer": … } ({where})',
  'expected.repeatedBallot': 'every ballot once only',
  'expected.notABudgetSurvey': 'a budget survey',
  'expected.headMismatch': 'the published fingerprint: {found}',
  'hint.notAnAmount': 'is it {suggestion}?',
  'hint.notAnAmount.comma': 'is it {suggestion}? The comma begins the cents.',
  'hint.notACount': 'is it {suggestion}?',
  'hint.unknownProject': 'is it “{suggestion}”?',
  'hint.notUtf8': 'it looks like {suggestion}; save it as UTF-8',
  'hint.headMismatch': 'the list was cut or altered; download it again',
  'hint.cutShort': 'the download may not have finished; download it again',

  'usage.seeHelp': 'Help: {command} --help',
  'usage.unknownCommand': 'there is no command “{found}”; there are: {available}',
  'usage.unknownOption': 'there is no option “{found}”',
  'usage.missingValue': 'the option “{found}” lacks its value',
  'usage.excessArguments': 'too many arguments: one file is expected',
  'usage.notOneOf': '{flag} cannot be “{found}”; it can be {available}',
  'usage.notAnAmount': '{flag} is no amount: “{found}”; expected 200.000 or 200000.00',
  'usage.notACount': '{flag} is no whole number: “{found}”',
  'usage.notAShare': '--threshold is no percentage: “{found}”; expected, for example, 5%',
  'usage.needsRule': '--rule is missing; it can be {available}',
  'usage.needsBudget': '--budget is missing: the file does not tell the budget',
  'usage.needsBallots':
    '--ballots is missing: the threshold is a share of the ballots and the file does not tell how many',
  'usage.onlyThreshold': '{flag} goes with --rule threshold only',
  'usage.onlyDelimited': '--bom goes with csv and tsv only',
  'usage.binaryToTerminal': 'xlsx cannot be shown on a terminal; use --out',
  'usage.ballotsDisagree': '--ballots says {asked} and the input has {counted}',

  'refusal.unresolvedTie': 'tie at {votes} votes that the tie-breaks do not resolve: {between}',
  'refusal.unresolvedTieHint': 'Add “order” or “id” to --ties.',
  'file.missing': '{name}: does not exist',
  'file.folder': '{name}: is a folder',
  'file.unreadable': '{name}: cannot be read ({cause})',
  'file.unwritable': '{name}: could not be written ({cause}); nothing was left half-done',
  'file.written': '{name}: written',
  'network.unreachable': '{name}: does not answer ({cause})',
  'network.refused': '{name}: answers {status}',
  'network.notAuthorised': '{name}: not authorised ({status})',

  'report.result': 'Result',
  'report.provenance': 'Provenance',
  'report.datum': 'Item',
  'report.value': 'Value',
  'report.step': 'No.',
  'report.id': 'Identifier',
  'report.title': 'Proposal',
  'report.amount': 'Amount',
  'report.votes': 'Votes',
  'report.category': 'Category',
  'report.district': 'Neighbourhood',
  'report.remaining': 'Left',
  'report.missing': 'Short',
  'report.decidedByTie': 'Tie-break',
  'report.rule': 'Rule',
  'report.parameters': 'Parameters',
  'report.tiesDecided': 'Ties decided',
  'report.budget': 'Budget',
  'report.currency': 'Currency',
  'report.spent': 'Spent',
  'report.remainingAtEnd': 'Left',
  'report.ballots': 'Ballots',
  'report.eligibleByVotes': 'Reach the threshold of the votes',
  'report.eligibleByBallots': 'Reach the threshold of the ballots',
  'report.input': 'Input',
  'report.sha256': 'SHA-256 of the input',
  'report.program': 'Program',

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
  --format FORMAT        table, json, csv, tsv or xlsx; when missing, by --out
  --out FILE             write to a file, whole or not at all
  --bom                  byte order mark in csv and tsv
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
  --format FORMAT        table, json, csv, tsv or xlsx; when missing, by --out
  --out FILE             write to a file, whole or not at all
  --bom                  byte order mark in csv and tsv
  --locale LANG          es, va, ca, en or eu
  --quiet                no warnings
  --no-color             no colours (or NO_COLOR)
  -h, --help             this help

Exit codes: 0 done (with --verify, it agrees), 1 it differs, 2 usage, 3 invalid input, 4 network,
5 results not public, 130 interrupted.
`,
  'command.survey results': 'gives the results of a survey and checks them',
  'command.survey tally': 'counts the published ballots of a survey',
  'expected.unsortedBallots': 'ballots sorted by id',
  'expected.otherSurvey': 'the survey of --survey: {survey}',
  'expected.notASurvey': 'a survey in JSON ({where})',
  'usage.needsSurvey': '--survey is missing: the list does not carry its question',
  'usage.needsFlag': '{flag} is missing',
  'refusal.notCountable': 'surveys of the type “{type}” cannot be counted',
  'refusal.resultsHidden': '{name}: the results are not public, or not yet',
  'refusal.unreadable': '{name}: the answer has not the expected form ({where})',
  'network.silent': '{name}: does not answer',
  'warning.unclaimed': 'the list carries no fingerprint; none was checked',
  'warning.misfits':
    'ballots whose answer does not fit the question: {count} (lines {lines}); they count as ballots only',
  'warning.freeApart':
    'the texts of a free question are published apart from the ballots; only these are counted here',
  'verify.claimed': 'published fingerprint   {sha256}',
  'verify.counted': 'recounted fingerprint   {sha256}',
  'verify.agrees': 'The recount agrees: {ballots} ballots.',
  'verify.fingerprint': 'the fingerprints differ: the list was cut or altered',
  'verify.otherSurvey': 'the list is of another survey: “{found}”',
  'verify.ballots': 'ballots: published {published}, recounted {counted}',
  'verify.votes': '“{id}”: published {published}, recounted {counted}',
  'verify.funded': 'funded proposals: published {published}; recounted {counted}',
  'verify.free': 'the texts of a free question are published without their ballots: they cannot be recounted',
  'report.answer': 'Answer',
  'report.points': 'Points',
  'report.position': 'Position',
  'report.stars': 'Stars',
  'report.starsSum': 'Sum of stars',
  'report.tenths': 'Tenths',
  'report.word': 'Word',
  'report.times': 'Times',
  'report.average': 'Average',
  'report.survey': 'Survey',
  'report.displayType': 'Kind of question',
  'report.countedBallots': 'Ballots counted',
};
